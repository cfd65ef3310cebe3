"""Where a fault can be planted in a source file, and which.

Kinds: `comparison` (another operator), `and/or`, `plus or minus one` (of a number, a step, a strength), `dropped branch` (a
condition that is always true or always false, a statement left out); outside engine/movement also `negated condition`,
`constant` (true for false) and `return value` (an empty or the other one); in what is compiled for each level of the
processor (.inc) also `bits` (another operator on rows and vectors). Comments, texts, includes, static_asserts, defaults that
cannot be reached, tables of numbers and what is for other processors hold no faults.
"""

import collections
import os
import re

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))

# `file` is the path from the root of the tree.
Mutant = collections.namedtuple("Mutant", "kind file offset old new line")


def read_source(file):
    with open(os.path.join(ROOT, file), encoding="utf-8") as source:
        return source.read()


def sources(folder):
    """The files of a folder that decide something; not the tests, nor what only tests include."""
    names = sorted(os.listdir(os.path.join(ROOT, folder)))
    tests = re.compile(r"_test\.cc$|^test_|_test_util\.|^map_compiler\.cc$")  # the last is a program
    return [f"{folder}/{n}" for n in names if n.endswith((".h", ".cc", ".inc")) and not tests.search(n)]


def without_other_processors(text):
    """The text, of the same length, without the lines that are compiled for other processors than that of a usual machine."""
    lines, left_out = text.splitlines(keepends=True), []  # of each open condition: are its lines left out, and its other ones
    for i, line in enumerate(lines):
        if re.match(r"#if", line):
            left_out.append(("ORDER_BIG_ENDIAN" in line, re.match(r"#if defined\(__x86_64__\)$", line) is not None))
        elif re.match(r"#else", line):
            left_out[-1] = left_out[-1][::-1]
        elif re.match(r"#endif", line):
            left_out.pop()
        elif any(now for now, _ in left_out):
            lines[i] = re.sub(r"[^\n]", " ", line)
    return "".join(lines)


def masked(text):
    """The text, of the same length, without comments, strings, preprocessor lines, sizes of kernels and static_asserts."""
    pattern = r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|^#[^\n]*|^(?:extern )?template class[^\n]*|<\d+>'
    code = blanked(without_other_processors(text), re.compile(pattern, flags=re.M | re.S))
    code = blanked(code, re.compile(r"\{(?:\s*\d+,){15,}\s*\d+,?\s*\}"))  # tables
    for m in re.finditer(r"\bstatic_assert\(", code):
        end = closing(code, m.end() - 1)
        code = code[: m.start()] + re.sub(r"[^\n]", " ", code[m.start() : end]) + code[end:]
    return code


def masked_more(text):
    """Also without characters, and the statement of a default that is there for the compiler."""
    code = blanked(masked(text), re.compile(r"'(?:\\.|[^'\\\n])+'"))
    return blanked(code, re.compile(r"\bdefault:\s*(?:return[^;]*|break);"))


def blanked(text, pattern):
    return pattern.sub(lambda m: re.sub(r"[^\n]", " ", m.group(0)), text)


def closing(text, opening):
    """The offset of the bracket that closes the one at `opening`."""
    depth = 0
    for i in range(opening, len(text)):
        depth += {"(": 1, ")": -1}.get(text[i], 0)
        if depth == 0:
            return i
    raise ValueError("no closing bracket")


COMPARISONS = {"<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"], "==": ["!="], "!=": ["=="]}


def comparisons(code):
    for m in re.finditer(r"(?<= )(<=|>=|==|!=|<|>)(?= )", code):
        for other in COMPARISONS[m.group(1)]:
            yield "comparison", m.start(), m.group(1), other


def connectives(code):
    for m in re.finditer(r"(?<= )(&&|\|\|)(?= )", code):
        yield "and/or", m.start(), m.group(1), "||" if m.group(1) == "&&" else "&&"


def numbers(code):
    for m in re.finditer(r"(?<![\w.])\d+(?![\w.])", code):
        yield "plus or minus one", m.start(), m.group(0), str(int(m.group(0)) + 1)
        yield "plus or minus one", m.start(), m.group(0), f"({m.group(0)} - 1)"
    for m in re.finditer(r"\+\+|--", code):
        yield "plus or minus one", m.start(), m.group(0), "--" if m.group(0) == "++" else "++"
    for m in re.finditer(r"\b(?:Full|Attack|Hold|Rival)Strength\(|\bStrengthMet\(", code):
        if re.search(r"(?:int|uint16_t|>::)\s*$", code[: m.start()]):
            continue  # a declaration
        end = closing(code, m.end() - 1) + 1
        before = re.search(r"[\w\].>-]*$", code[: m.start()])  # an object it is called on
        start = before.start() if before else m.start()
        for step in (" + 1", " - 1"):
            yield "plus or minus one", start, code[start:end], f"({code[start:end]}{step})"


# What vectors of bytes know (byte_vectors.inc), and what stands for it.
VECTOR_STEPS = {"And": "Or", "Or": "And", "AndNot": "And", "Plus": "Minus", "Minus": "Plus", "Smaller": "Larger",
                "Larger": "Smaller", "Equal": "IsAtMost", "IsAtMost": "Equal", "Left": "Right", "Right": "Left",
                "Keep": "Drop", "Drop": "Keep", "Low8": "High8", "High8": "Low8", "Low16": "High16", "High16": "Low16",
                "Low32": "High32", "High32": "Low32", "Low64": "High64", "High64": "Low64"}


def bits(code):
    for m in re.finditer(r"(?<= )([&|]|[&|]=)(?= )", code):
        yield "bits", m.start(), m.group(0), m.group(0).translate(str.maketrans("&|", "|&"))
    for m in re.finditer(r"~(?=[\w(])", code):
        yield "bits", m.start(), "~", ""
    for m in re.finditer(rf"(?<!Bytes )(?<!Flags )\b({'|'.join(VECTOR_STEPS)})\(", code):
        yield "bits", m.start(), m.group(1), VECTOR_STEPS[m.group(1)]


def branches(code):
    for m in re.finditer(r"\b(?:else )?if (?:constexpr )?\(", code):
        end = closing(code, m.end() - 1)
        for value in ("true", "false"):
            yield "dropped branch", m.end(), code[m.end() : end], value
    call = r"(?:[\w.]+(?:\[[^\]\n]*\])*(?:->|\.))*[\w\[\].]+\([^;{}]*\)"
    assignment = r"[\w.\[\]>-]+ (?:[|&+-]?=) (?:[^;{}]|\{\})*"
    for m in re.finditer(rf"^ +({call}|{assignment}|return|continue|break|\+\+[\w.]+);", code, flags=re.M):
        if m.group(1).startswith("return "):
            continue
        yield "dropped branch", m.start(1), m.group(1) + ";", ";"
    for m in re.finditer(r"\s\? ", code):
        start = start_of_condition(code, m.start())
        for value in ("true", "false"):
            yield "dropped branch", start, code[start : m.start()], value


def start_of_condition(code, end):
    """Where the condition of a `? :` begins."""
    depth = 0
    for i in range(end - 1, 0, -1):
        depth += {")": 1, "]": 1, "(": -1, "[": -1}.get(code[i], 0)
        ahead = re.search(r"(?:[(\[,;{}]|\breturn|\s[|&+-]?=|\s[?:])$", code[max(0, i - 10) : i + 1])
        if depth < 0 or (depth == 0 and ahead and code[i] not in "([" and code[i + 1] != "="):
            return i + 1 + len(code[i + 1 :]) - len(code[i + 1 :].lstrip())
    raise ValueError("no condition")


def negations(code):
    for m in re.finditer(r"\b(?:if|while) \(", code):
        end = closing(code, m.end() - 1)
        condition = code[m.end() : end]
        if ";" in condition:  # what is declared before it stays
            start = m.end() + condition.rindex(";") + 1
            condition = code[start:end].strip()
            start += code[start:end].index(condition)
        else:
            start = m.end()
        yield "negated condition", start, condition, f"!({condition})"


def constants(code):
    for m in re.finditer(r"\b(?:true|false)\b", code):
        yield "constant", m.start(), m.group(0), "false" if m.group(0) == "true" else "true"


def returns(code):
    for m in re.finditer(r"\breturn ([^;{}]+);", code):
        if m.group(1) not in ("true", "false"):  # these are constants
            yield "return value", m.start(1), m.group(1), "{}"
            yield "return value", m.start(1), m.group(1), f"!({m.group(1)})"


# Every survivor in engine/movement is explained, for these kinds.
FIRST_KINDS = (comparisons, connectives, numbers, branches)
ALL_KINDS = FIRST_KINDS + (negations, constants, returns)


def mutants_of(file):
    """Every fault that could be planted in a file."""
    text = read_source(file)
    first = file.startswith("engine/movement/")
    code = masked(text) if first else masked_more(text)
    seen = set()
    rules = FIRST_KINDS if first else ALL_KINDS
    for rule in rules + ((bits,) if file.endswith(".inc") else ()):
        for kind, offset, old, new in rule(code):
            if (offset, len(old), new) in seen:
                continue
            seen.add((offset, len(old), new))
            # Comments inside a condition are blank in `code`; the text itself is what is replaced.
            line = text.count("\n", 0, offset) + 1
            yield Mutant(kind, file, offset, text[offset : offset + len(old)], new, line)


def all_mutants(folder):
    """Every fault that could be planted in a folder, in the sequence of its files."""
    return [mutant for file in sources(folder) for mutant in mutants_of(file)]


def describe(mutant):
    def short(text):
        text = " ".join(text.split())
        return text if len(text) <= 60 else text[:57] + "..."

    new = "(left out)" if mutant.new == ";" else mutant.new
    return f"{short(mutant.old)} -> {short(new)}"


def source_line(mutant):
    return read_source(mutant.file).splitlines()[mutant.line - 1].strip()
