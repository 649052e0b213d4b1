"""Writes the tables of characters and the cases that the tests read, from Unicode 15.0 (Debian: unicode-data).

Run in the root of the repository; writes Sources/Snippets/Canvas/UnicodeTables.swift and
Tests/SnippetsTests/Canvas/Cases/. Nothing else needs this program or its data.
"""
import os
import sys

DATA = "/usr/share/unicode/"
SOURCE = "Sources/Snippets/Canvas/UnicodeTables.swift"
CASES = "Tests/SnippetsTests/Canvas/Cases/"
LAST = 0x10FFFF
BLOCK = 64
TRIE_END = 0x20000
DIGITS = 92


def lines(name):
    with open(DATA + name, encoding="utf-8") as file:
        for line in file:
            line = line.split("#")[0].strip()
            if line:
                yield [part.strip() for part in line.split(";")]


def span(text):
    ends = text.split("..")
    return range(int(ends[0], 16), int(ends[-1], 16) + 1)


def values(name, default, want=None):
    """A property of every scalar, the defaults of ranges (`@missing`) included."""
    table = [default] * (LAST + 1)
    with open(DATA + name, encoding="utf-8") as file:
        for line in file:
            if line.startswith("# @missing:"):
                ends, value = [part.strip() for part in line[11:].split(";")[:2]]
                if ends != "0000..10FFFF":
                    for scalar in span(ends):
                        table[scalar] = value
    for fields in lines(name):
        if want is None or fields[1] == want:
            for scalar in span(fields[0]):
                table[scalar] = fields[1]
    return table


category = values("extracted/DerivedGeneralCategory.txt", "Cn")
wide = values("EastAsianWidth.txt", "N")
breaks = values("LineBreak.txt", "XX")
graphemes = values("auxiliary/GraphemeBreakProperty.txt", "Other")
bidi = values("extracted/DerivedBidiClass.txt", "L")
combining = values("extracted/DerivedCombiningClass.txt", "0")
pictures = values("emoji/emoji-data.txt", "", want="Extended_Pictographic")
modifiers = values("emoji/emoji-data.txt", "", want="Emoji_Modifier")
takes_selector = {int(f[0].split()[0], 16) for f in lines("emoji/emoji-variation-sequences.txt")}
for first, last in [(0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x2FFFD),
                    (0x30000, 0x3FFFD)]:
    for scalar in range(first, last + 1):
        if category[scalar] == "Cn":
            wide[scalar], breaks[scalar] = "W", "ID"
for scalar in list(range(0x1F000, 0x1FB00)) + list(range(0x1FC00, 0x1FFFE)):
    if category[scalar] == "Cn":
        breaks[scalar] = "ID"
for scalar in range(0x20A0, 0x20D0):
    if category[scalar] == "Cn":
        breaks[scalar] = "PR"

CLASSES = """AL SA HL NU PR PO OP OPW CL CP CPW EX IS SY QU NS BA BB B2 HY IN CB GL WJ ID EB EM RI H2 H3 JL JV
JT CM ZWJ ZW SP BK CR LF NL""".split()
HIDDEN = {0xAD, 0x200B, 0x2060}
CONCATENATION_MARKS = {0x600, 0x601, 0x602, 0x603, 0x604, 0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2,
                       0x110BD, 0x110CD}
HAZARDS = (list(range(0x20)) + list(range(0x7F, 0xA0)) + [0x61C, 0x200E, 0x200F, 0x2028, 0x2029]
           + list(range(0x202A, 0x202F)) + list(range(0x2066, 0x2070)) + list(range(0xFDD0, 0xFDF0))
           + list(range(0xFFF9, 0xFFFC)) + [0xFEFF] + [p << 16 | n for p in range(17) for n in (0xFFFE, 0xFFFF)])
HAZARDS = set(HAZARDS)


def line_class(c):
    found = breaks[c]
    if found in ("AI", "SG", "XX"):
        return "AL"
    if found == "CJ":
        return "NS"
    if found == "SA":
        return "CM" if category[c] in ("Mn", "Mc") else "SA"
    if found in ("OP", "CP") and wide[c] in ("F", "W", "H"):
        return found + "W"
    if found == "ID" and pictures[c] and category[c] == "Cn":
        return "EB"
    return found


def columns(c):
    if c in HIDDEN:
        return 3  # no column, and never written
    if category[c] in ("Mn", "Mc", "Me"):
        return 0
    if category[c] == "Cf":
        return 1 if c in CONCATENATION_MARKS else 0
    if 0x1160 <= c <= 0x11FF or 0xD7B0 <= c <= 0xD7FF:
        return 0
    return 2 if wide[c] in ("F", "W") else 1


SIMPLE, EXTEND, COMPLEX, HAZARD = range(4)


def kind(c):
    """How a scalar joins others: not, as a mark behind any, in ways that take a closer look, or never as it is."""
    if c in HAZARDS or 0xE0000 <= c <= 0xE007F:
        return HAZARD
    if category[c] in ("Cn", "Cs") or modifiers[c] or c in HIDDEN or c == 0xFE0F or combining[c] == "9":
        return COMPLEX
    if graphemes[c] in ("Extend", "SpacingMark"):
        return EXTEND if columns(c) == 0 else COMPLEX
    return SIMPLE if graphemes[c] in ("Other", "LV", "LVT") else COMPLEX


def attributes(c):
    rtl = bidi[c] in ("R", "AL", "AN", "Right_To_Left", "Arabic_Letter", "RLE", "RLO", "RLI")
    return columns(c) | kind(c) << 2 | (16 if rtl else 0) | (32 if c in takes_selector else 0)


def pair_value(a, b):
    """0: a line may end between two classes; 1: only if blanks are between them; 2: not even then."""
    def pair(first, second):
        return a in first.split() and b in second.split()
    letters, pictures, hangul = "AL SA HL", "ID EB EM", "JL JV JT H2 H3"
    if b == "WJ": return 2
    if a == "WJ" or a == "GL": return 2 if b in "CL CP CPW EX IS SY".split() else 1
    if b in "CL CP CPW EX IS SY".split(): return 2
    if a in ("OP", "OPW"): return 2
    if b == "GL": return 0 if a in ("BA", "HY") else 1
    if pair("QU", "OP OPW") or pair("CL CP CPW", "NS") or pair("B2", "B2"): return 2
    if "QU" in (a, b): return 1
    if "CB" in (a, b): return 0
    if b in ("BA", "HY", "NS") or a == "BB": return 1
    if pair("SY", "HL") or b == "IN": return 1
    if pair(letters, "NU") or pair("NU", letters): return 1
    if pair("PR", pictures) or pair(pictures, "PO"): return 1
    if pair("PR PO", letters) or pair(letters, "PR PO"): return 1
    if pair("PR PO HY NU", "NU") or pair("NU", "PR PO"): return 1
    if pair("JL", "JL JV H2 H3") or pair("JV H2", "JV JT") or pair("JT H3", "JT"): return 1
    if pair(hangul, "PO") or pair("PR", hangul): return 1
    if pair(letters, letters) or pair("IS", letters): return 1
    if pair(letters + " NU", "OP") or pair("CP", letters + " NU"): return 1
    if pair("EB", "EM"): return 1
    return 0


def literal(name, doc, data):
    assert all(0x23 <= ord(c) <= 0x7E for c in data) and "\\###" not in data
    rows = [data[i:i + 92] for i in range(0, len(data), 92)]
    body = "\\###\n".join("    " + row for row in rows)
    return f"  /// {doc}\n  static let {name}: StaticString = ###\"\"\"\n{body}\n    \"\"\"###\n"


def character(value):
    assert 0 <= value < DIGITS, value
    return chr(0x23 + value)


def write_tables():
    found = {}
    def index(c):
        return found.setdefault((line_class(c), attributes(c)), len(found))
    for c in range(0x80):
        index(c)
    blocks, firsts = {}, ""
    for start in range(0, TRIE_END, BLOCK):
        data = tuple(index(c) for c in range(start, start + BLOCK))
        place = blocks.setdefault(data, len(blocks))
        firsts += character(place // DIGITS) + character(place % DIGITS)
    han, tag, selector, private = index(0x20000), index(0xE0020), index(0xE0100), index(0xF0000)
    unassigned, none = index(0x50000), index(0x2FFFF)
    for c in range(TRIE_END, LAST + 1):
        if c & 0xFFFE == 0xFFFE: want = none
        elif c < 0x40000: want = han
        elif 0xE0000 <= c <= 0xE007F: want = tag
        elif 0xE0100 <= c <= 0xE01EF: want = selector
        elif c >= 0xF0000: want = private
        else: want = unassigned
        same = (line_class(c), attributes(c)), list(found)[want]
        if same[0] != same[1] and not (category[c] == "Cn" and want in (none, tag, han)):
            assert 0x20000 <= c < 0x40000 and same[0][0] == "ID", (hex(c), same)
    entries = list(found)
    text = '''/// What is known of scalars, from Unicode 15.0; written by Tools/generate-unicode-tables.py.
///
/// Numbers from 0 to 91 are characters from `#` on: such text lies in the program as it is, costs
/// nothing at its start and compiles quickly.
enum UnicodeTables {
'''
    text += f"  /// A block of {BLOCK} scalars has one number for its scalars' entries, in two digits.\n"
    text += f"  static let blockShift: UInt32 = {BLOCK.bit_length() - 1}\n"
    text += "  /// The blocks end here; above, a few ranges have an entry each.\n"
    text += f"  static let end: UInt32 = 0x{TRIE_END:X}\n"
    for name, value in [("ideograph", han), ("tag", tag), ("selector", selector), ("privateUse", private),
                        ("unassigned", unassigned), ("noncharacter", none)]:
        text += f"  static let {name}: UInt8 = {value}\n"
    text += "\n" + literal("blocks", "Which block holds a scalar's entry.", firsts)
    text += "\n" + literal("entries", "A scalar's entry, by its place in its block.",
                           "".join(character(i) for data in blocks for i in data))
    text += "\n" + literal("lineClasses", "The line-break class of an entry: an index of `LineClass`.",
                           "".join(character(CLASSES.index(e[0])) for e in entries))
    text += "\n" + literal("attributes", "Columns, kind and flags of an entry: see `ScalarAttributes`.",
                           "".join(character(e[1]) for e in entries))
    order = CLASSES[:CLASSES.index("CM")]
    text += "\n" + literal("pairs", "Whether a line may end between two classes: 0 yes, 1 at blanks only, 2 no.",
                           "".join(character(pair_value(a, b)) for a in order for b in order))
    text += f"""  /// How many classes have a row in `pairs`.
  static let pairedClasses = {len(order)}
  /// The number zero.
  static let zero = UInt8(ascii: "#")
  /// How many numbers a digit of `blocks` can be.
  static let digits = {DIGITS}
}}

"""
    text += '''/// The classes of UAX #14, in the order of the tables.
///
/// `SA` is written without blanks between words (Thai, Khmer, Lao); `OPW` and `CPW` are brackets as
/// wide as ideographs.
enum LineClass: UInt8 {
'''
    for i in range(0, len(CLASSES), 10):
        names = [c.lower() for c in CLASSES[i:i + 10]]
        text += "  case " + ", ".join(f"`{n}`" if n in ("is", "in") else n for n in names) + "\n"
    text += "}\n"
    with open(SOURCE, "w", encoding="ascii") as file:
        file.write(text)
    print(f"{len(entries)} entries, {len(blocks)} blocks", file=sys.stderr)


def write_cases():
    os.makedirs(CASES, exist_ok=True)
    with open(CASES + "widths.txt", "w") as file:
        skipped = ("Cn", "Cs", "Co", "Cc", "Cf", "Zl", "Zp")
        def expected(c):
            if category[c] in skipped: return None
            if category[c] in ("Mn", "Me", "Mc"): return 0
            return 2 if wide[c] in ("W", "F") else 1
        start = 0
        for c in range(1, LAST + 2):
            if c > LAST or expected(c) != expected(start):
                if expected(start) is not None:
                    file.write(f"{start:X} {c - 1:X} {expected(start)}\n")
                start = c
    with open(CASES + "emoji.txt", "w") as file:
        seen = set()
        for sequence, status in lines("emoji/emoji-test.txt"):
            if status in ("fully-qualified", "minimally-qualified"):
                seen.add(sequence)
                file.write(sequence + "\n")
        for sequence, style, *_ in lines("emoji/emoji-variation-sequences.txt"):
            sequence = " ".join(sequence.split())
            if sequence.endswith("FE0F") and sequence not in seen:
                file.write(sequence + "\n")
    with open(CASES + "line-breaks.txt", "w") as file:
        for (case,) in lines("auxiliary/LineBreakTest.txt"):
            parts = case.split()
            assert parts[0] == "×" and parts[-1] == "÷"
            file.write(" ".join(("-" if parts[i] == "×" else "") + parts[i + 1].lstrip("0").rjust(1, "0")
                                for i in range(0, len(parts) - 1, 2)) + "\n")


write_tables()
write_cases()
