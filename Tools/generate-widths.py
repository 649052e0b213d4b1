"""Writes Sources/Snippets/Canvas/WidthTable.swift from Python's Unicode data."""
import sys
import unicodedata

def width(c):
    ch = chr(c)
    cat = unicodedata.category(ch)
    if c == 0xAD: return 1
    if cat in ("Mn", "Me", "Cf") or 0x1160 <= c <= 0x11FF or 0xD7B0 <= c <= 0xD7FF: return 0
    if 0x20000 <= c <= 0x3FFFD: return 2
    return 2 if unicodedata.east_asian_width(ch) in "WF" else 1

def ranges(wanted):
    out, start = [], None
    for c in range(0x300, 0xE0200):
        hit = width(c) == wanted
        if hit and start is None: start = c
        if not hit and start is not None:
            out.append((start, c - 1)); start = None
    if start is not None: out.append((start, 0xE01FF))
    return out

def table(name, doc, pairs):
    flat = [f"0x{v:X}" for p in pairs for v in p]
    lines = ["    " + ", ".join(flat[i:i + 8]) + "," for i in range(0, len(flat), 8)]
    return f"  /// {doc}\n  static let {name}: [UInt32] = [\n" + "\n".join(lines) + "\n  ]\n"

print(f"/// How wide scalars are, from Unicode {unicodedata.unidata_version};"
      " written by Tools/generate-widths.py.\nenum WidthTable {")
print(table("zero", "First and last scalars that take no column: marks, joiners, format characters.", ranges(0)))
print(table("wide", "First and last scalars that take two columns.", ranges(2)), end="")
print("}")
