"""Which function of a C++ source a line belongs to, and tables that accept something by function:

    | file | functions | how many | reason |

Such a row outlives edits of lines; it is wrong when its file or one of its functions is gone.
"""

import re

CODE = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\'|^#(?:[^\n]*\\\n)*[^\n]*', re.MULTILINE | re.DOTALL)
NAME = re.compile(r"([~\w]+(?:::[~\w]+)*|operator\S+?)\s*\(")
TYPE = re.compile(r"\b(?:class|struct|union|enum(?: class)?)\s+(?:alignas\([^)]*\)\s*)?([\w:]+)")
NO_NAMES = {"if", "for", "while", "switch", "catch", "alignas", "decltype", "noexcept", "requires", "defined", "sizeof",
            "__attribute__", "target", "flatten"}


def blanked(text):
    """The text, of the same length and lines, without comments, literals and directives."""
    return CODE.sub(lambda m: re.sub(r"[^\n]", " ", m.group(0)), text)


def name_in(header):
    """The function that a block with this header is, or its type; "" for a block inside one."""
    header = re.sub(r"^\s*template\s*<[^{;]*?>\s*(?=\w)", "", header)
    for match in NAME.finditer(header):
        if match.group(1) not in NO_NAMES and not match.group(1).isupper() and "=" not in header[: match.start()]:
            return match.group(1).split("::")[-1], True
    match = TYPE.search(header)
    return (match.group(1), False) if match else ("", False)


def functions(text):
    """For each line the name of its function; outside of functions that of the type; "" outside of both."""
    code, names, blocks, start, constructor = blanked(text), [], [], 0, ""

    def current():
        inside = [name for name, is_function in blocks if is_function]
        return inside[0] if inside else next((name for name, _ in reversed(blocks) if name), "")

    line_name = ""
    for at, sign in enumerate(code):
        if sign == "{":
            header = code[start:at]
            if any(is_function for _, is_function in blocks):
                blocks.append(("", False))
            elif header.lstrip().startswith(","):  # the next member of a constructor
                blocks.append((constructor, True))
            else:
                blocks.append(name_in(header))
                constructor = blocks[-1][0]
            line_name = current() if blocks[-1][1] or not line_name else line_name
        elif sign == "}" and blocks:
            blocks.pop()
        if sign in "{};":
            start = at + 1
        if sign == "\n":
            names.append(line_name or current())
            line_name = current()
    names.append(line_name or current())
    return header_lines(code, names)


def header_lines(code, names):
    """A declaration over several lines belongs to the function whose block it opens, as its last line does."""
    lines = code.splitlines()
    for i in range(len(lines) - 2, -1, -1):
        text = lines[i].strip()
        if text and text[-1] not in ";{}:" and lines[i + 1].strip() not in ("", "}"):
            if names[i] != names[i + 1] and names[i + 1] and not text.startswith("#"):
                names[i] = names[i + 1]
    return names


def function_of(text, line):
    """The name for a line, counted from 1; "-" outside of everything."""
    return functions(text)[line - 1] or "-"


def read_rows(text):
    """The rows of a table of what is accepted: [(file, names of functions, how many in all)]."""
    rows = []
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.split("|")[1:-1]]
        if len(cells) == 4 and cells[0].startswith("`") and cells[2].isdigit() and cells[3]:
            rows.append((cells[0].strip("`"), tuple(re.findall(r"`([^`]+)`", cells[1])), int(cells[2])))
    return rows


def unknown_names(rows, read):
    """The rows that name a file or a function that is not there. `read` gives the text of a file, or raises OSError."""
    for file, names, _ in rows:
        try:
            known = set(functions(read(file))) | {"-"}
        except OSError:
            yield f"there is no file {file}"
            continue
        for name in names:
            if name not in known:
                yield f"{file} has no function {name}"
