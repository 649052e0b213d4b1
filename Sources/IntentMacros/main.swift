Plugin.serve()
