// Until the rooms above have their faces.
