#!/usr/bin/env python3
"""Makes the sources that follow from entente.json. usage: generated.py DESCRIPTION FOLDER; build_package.py calls it.

They are the public enums, and three classes: Functions, what the two ways to call the library have in common; Structs, records
that are read from memory and written to it; Native, of each function a method that takes and returns arrays, texts, enums
and records, throws, and holds the lock of its handle. JnaFunctions and FfmFunctions are the two ways.
"""

import json
import pathlib
import re
import sys
from xml.sax.saxutils import escape

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
import description  # noqa: E402  (of the folder above)
from description import pascal, plain  # noqa: E402

HEAD = "// Made by generated.py from the description of the C interface.\npackage entente;\n"
BITS = {"int32_t": 32, "uint32_t": 32, "uint16_t": 16, "uint8_t": 8, "uint64_t": 64, "int64_t": 64, "size_t": 64, "char": 8}
GET = {8: "get({}) & 0xff", 16: "getShort({}) & 0xffff", 32: "getInt({})", 64: "getLong({})"}
PUT = {8: "put({}, (byte) {})", 16: "putShort({}, (short) {})", 32: "putInt({}, {})", 64: "putLong({}, {})"}
PUBLIC = {"entente_order_result": "PackedResult"}  # of the calls with arrays
FILLED = ("text", "array", "position")  # roles of outputs with (memory, capacity, &length)
KEYWORDS = {"default", "int", "long", "class", "this", "package", "new", "case", "switch", "final", "import", "return", "static", "public", "private", "enum", "native"}


def camel(name):
    word = pascal(name)
    word = word[:1].lower() + word[1:]
    return word + "_" if word in KEYWORDS else word


def javadoc(comment, indent=""):
    text = re.sub(r"\s+", " ", escape(comment)).replace("*/", "* /").replace("@", "&#64;")
    return [f"{indent}/** {text} */"]


def words_of(name):
    return name.replace("ENTENTE_", "").replace("_", " ").capitalize() + "."


class Generated:
    def __init__(self, described):
        for kind in ("constants", "enums", "structs", "handles", "functions"):
            setattr(self, kind, [each for each in described[kind] if each["part"] == "core"])
        self.version, self.soname = described["version"], description.sonames(described)[-1]
        self.one_thread = description.one_thread(described)
        named = {each["name"]: each["type"] for each in (*described["types"], *described["enums"])}
        self.bits = {**BITS, **{name: BITS[kind] for name, kind in named.items()}}
        self.of_enum = {each["name"]: each for each in self.enums}
        self.of_struct = {each["name"]: each for each in self.structs}
        self.of_handle = {each["name"]: each for each in self.handles}
        self.raw = {name for each in self.handles for name in (each["free"], each["retain"])}
        self.text_functions = {each["name"] for each in self.functions if any(plain(p["type"]) == "entente_text" and p["direction"] == "in" for p in each["parameters"])}

    # Types.

    def number(self, each):
        """The Java type of a number that may be an enum or a truth value; of sets of bits the number."""
        name = each.get("is") or plain(each["type"])
        if name in self.of_enum and not self.of_enum[name]["flags"] and name != "entente_text_language":  # a library may have more of them
            return pascal(name)
        return "boolean" if name == "entente_bool" else "long" if self.bits[plain(each["type"])] == 64 else "int"

    def from_number(self, each, number):
        kind = self.number(each)
        return f"{kind}.of({number})" if kind not in ("boolean", "long", "int") else f"({number}) != 0" if kind == "boolean" else number

    def to_number(self, each, value):
        kind = self.number(each)
        return f"{value}.number()" if kind not in ("boolean", "long", "int") else f"({value} ? 1 : 0)" if kind == "boolean" else value

    def record(self, name):
        return PUBLIC.get(name) or "Structs." + pascal(name)

    def array(self, each):
        name = plain(each["type"])
        if name == "void":
            return "byte[]"
        return self.record(name) + "[]" if name in self.of_struct else "long[]" if self.bits[name] == 64 else "int[]"

    def width(self, each):
        name = plain(each["type"])
        return 1 if name == "void" else f"{self.record(name)}.SIZE" if name in self.of_struct else self.bits[name] // 8

    # Enums.

    def enum(self, each):
        kind = pascal(each["name"])
        lines = [HEAD, *javadoc(each["comment"] or words_of(each["name"])), f"public enum {kind} {{"]
        for word, member in description.words(each):
            lines += [*javadoc(member["comment"] or words_of(member["name"]), "  "), f"  {word}({member['value']}),"]
        lines[-1] = lines[-1][:-1] + ";"
        lines += ["", f"  private static final {kind}[] ALL = values();", "  private final int number;", "", f"  {kind}(int number) {{", "    this.number = number;", "  }", "",
                  "  int number() {", "    return number;", "  }"]
        if each["words"] is not None:
            lines += ["", "  /** {@return the word of the library and of JSON} */", "  public String word() {", "    return word(number);", "  }", "",
                      "  static String word(int number) {", f"    return Native.word(WordList.of({each['words']}), number);", "  }"]
        return "\n".join([*lines, "", "  // null for a number that this package does not know.", f"  static {kind} of(int number) {{",
                          "    if (number >= 0 && number < ALL.length && ALL[number].number == number) return ALL[number];",
                          f"    for ({kind} each : ALL) {{", "      if (each.number == number) return each;", "    }", "    return null;", "  }", "}", ""])

    # Structs.

    def members(self, struct):
        return [each for each in struct["members"] if each["name"] != "struct_size" and not each["name"].startswith("reserved")]

    def member_type(self, each):
        if "elements" in each:
            return "String" if each["type"] == "char" else "byte[]"
        return self.record(each["type"]) if each["type"] in self.of_struct else self.number(each)

    def struct(self, each):
        kind, size = self.record(each["name"]).rpartition(".")[2], each["size"]["lp64"]
        members = self.members(each)
        taken = ", ".join(f"{self.member_type(member)} {camel(member['name'])}" for member in members)
        read, write = [], ["memory.putInt(at, SIZE);"] if each["versioned"] else []
        for member in each["members"]:
            name, at, bits = camel(member["name"]), f"at + {member['offset']['lp64']}", self.bits.get(member["type"])
            if member["name"].startswith("reserved"):
                write.append(f"Slot.putBytes(memory, {at}, {bits // 8 * member.get('elements', 1)}, new byte[{bits // 8 * member.get('elements', 1)}]);")
            if member not in members:
                continue
            if "elements" in member:
                of = "Text" if member["type"] == "char" else "Bytes"
                read.append(f"Slot.get{of}(memory, {at}, {member['elements']})")
                write.append(f"Slot.put{of}(memory, {at}, {member['elements']}, {name});")
            elif member["type"] in self.of_struct:
                read.append(f"{self.record(member['type'])}.read(memory, {at})")
                write.append(f"{name}.write(memory, {at});")
            else:
                read.append(self.from_number(member, "memory." + GET[bits].format(at)))
                write.append("memory." + PUT[bits].format(at, self.to_number(member, name)) + ";")
        lines = [f"{'public ' if kind in PUBLIC.values() else ''}record {kind}({taken}) {{", f"  static final int SIZE = {size};",
                 f"  static {kind} read(ByteBuffer memory, int at) {{", f"    return new {kind}({', '.join(read)});", "  }",
                 "  void write(ByteBuffer memory, int at) {", *(f"    {line}" for line in write), "  }", *self.changes(each, kind, members), "}"]
        if kind in PUBLIC.values():
            doc = ["/**", *(" * " + line for line in escape(each["comment"]).splitlines()), " *",
                   *(f" * @param {camel(m['name'])} {escape(' '.join((m['comment'] or words_of(m['name'])).split()))}" for m in members), " */"]
            lines = [*doc, *lines]
        return lines

    def changes(self, each, kind, members):
        """Of a struct that may grow: one that is zero, and copies with one member changed. Code that uses them needs no change then."""
        if not each["versioned"]:
            return []
        lines = ["  static final " + f"{kind} ZERO = read(ByteBuffer.allocate(SIZE), 0);"]
        for member in members:
            name = camel(member["name"])
            lines += [f"  {kind} {name}({self.member_type(member)} {name}) {{", f"    return new {kind}({', '.join(camel(every['name']) for every in members)});", "  }"]
        return lines

    def structs_class(self):
        lines = [HEAD, "import java.nio.ByteBuffer;", "", "final class Structs {", "  private Structs() {}", ""]
        for each in self.structs:
            if each["name"] not in PUBLIC:
                lines += [*("  " + line for line in self.struct(each)), ""]
        return "\n".join([*lines, "}", ""])

    # Functions as they are.

    def c_type(self, declared):
        return "void" if declared == "void" else "long" if "*" in declared or self.bits[declared] == 64 else "int"

    def signature(self, each):
        taken = ", ".join(f"{self.c_type(parameter['type'])} {camel(parameter['name'])}" for parameter in each["parameters"])
        return f"{self.c_type(each['returns']['type'])} {each['name']}({taken})"

    def functions_class(self):
        lines = [HEAD, "// The functions of the library: pointers and sizes are long, other numbers int.", "abstract class Functions {",
                 *(f"  abstract {self.signature(each)};" for each in self.functions), "",
                 "  // The address of a direct buffer.", "  abstract long address(java.nio.ByteBuffer direct);",
                 "  // The bytes at an address.", "  abstract byte[] bytes(long address, int length);",
                 "  // A text that ends with a zero byte; null for 0.", "  abstract String text(long address);", "}", ""]
        return "\n".join(lines)

    def jna_class(self):
        return "\n".join([HEAD, "import com.sun.jna.Pointer;", "import java.nio.ByteBuffer;", "import java.nio.charset.StandardCharsets;", "",
                          "// Calls the library by JNA.", "final class JnaFunctions extends Functions {", "  JnaFunctions(String file) {",
                          "    com.sun.jna.Native.register(JnaFunctions.class, com.sun.jna.NativeLibrary.getInstance(file));", "  }", "",
                          "  @Override long address(ByteBuffer direct) {", "    return Pointer.nativeValue(com.sun.jna.Native.getDirectBufferPointer(direct));", "  }",
                          "  @Override byte[] bytes(long address, int length) {", "    return new Pointer(address).getByteArray(0, length);", "  }",
                          "  @Override String text(long address) {", "    return address == 0 ? null : new Pointer(address).getString(0, StandardCharsets.UTF_8.name());", "  }", "",
                          *(f"  @Override native {self.signature(each)};" for each in self.functions), "}", ""])

    def ffm_class(self):
        layouts = {"int": "JAVA_INT", "long": "JAVA_LONG"}
        lines = [HEAD, "import static java.lang.foreign.ValueLayout.JAVA_BYTE;", "import static java.lang.foreign.ValueLayout.JAVA_INT;",
                 "import static java.lang.foreign.ValueLayout.JAVA_LONG;", "", "import java.lang.foreign.Arena;", "import java.lang.foreign.FunctionDescriptor;",
                 "import java.lang.foreign.Linker;", "import java.lang.foreign.MemorySegment;", "import java.lang.foreign.SymbolLookup;", "import java.lang.invoke.MethodHandle;",
                 "import java.nio.ByteBuffer;", "", "// Calls the library by the Foreign Function and Memory API of Java 22 and later.", "@SuppressWarnings(\"restricted\")", "final class FfmFunctions extends Functions {",
                 "  // Pointers are passed as the longs that they are.",
                 "  private static final SymbolLookup LIBRARY = SymbolLookup.libraryLookup(LibraryFile.PATH, Arena.global());", "",
                 "  private static MethodHandle handle(String name, FunctionDescriptor descriptor) {",
                 "    return Linker.nativeLinker().downcallHandle(LIBRARY.find(name).orElseThrow(() -> new UnsatisfiedLinkError(name)), descriptor);", "  }", "",
                 "  private static RuntimeException unexpected(Throwable thrown) {",
                 "    if (thrown instanceof Error error) throw error;", "    return new IllegalStateException(thrown);", "  }", "",
                 "  @Override long address(ByteBuffer direct) {", "    return MemorySegment.ofBuffer(direct).address();", "  }",
                 "  @Override byte[] bytes(long address, int length) {", "    return MemorySegment.ofAddress(address).reinterpret(length).toArray(JAVA_BYTE);", "  }",
                 "  @Override String text(long address) {",
                 "    return address == 0 ? null : MemorySegment.ofAddress(address).reinterpret(Long.MAX_VALUE).getString(0);", "  }"]
        for each in self.functions:
            kinds = [layouts[self.c_type(parameter["type"])] for parameter in each["parameters"]]
            returns = self.c_type(each["returns"]["type"])
            of = "ofVoid" if returns == "void" else "of"
            name = each["name"][8:].upper()
            call = f"{name}.invokeExact({', '.join(camel(parameter['name']) for parameter in each['parameters'])})"
            lines += ["", f"  private static final MethodHandle {name} =",
                      f'      handle("{each["name"]}", FunctionDescriptor.{of}({", ".join([*([layouts[returns]] if of == "of" else []), *kinds])}));',
                      f"  @Override {self.signature(each)} {{", "    try {", f"      {call};" if of == "ofVoid" else f"      return ({returns}) {call};",
                      "    } catch (Throwable thrown) {", "      throw unexpected(thrown);", "    }", "  }"]
        return "\n".join([*lines, "}", ""])

    # Methods that check.

    def given(self, function, each):
        role, name = each["role"], plain(each["type"])
        if role == "handle":
            return "long" if function["name"] in self.raw else "Handle"
        return {"text": "String", "bytes": "byte[]", "position": "byte[]", "struct": self.record(name), "array": self.array(each) if role == "array" else None}.get(role) or self.number(each)

    def got(self, each):
        role, name = each["role"], plain(each["type"])
        if role == "handle":
            return "long" if name != "entente_text" else "byte[]" if each["holds"] == "bytes" else "String"
        return "String" if role == "text" else self.record(name) if role == "struct" else self.array(each) if role in FILLED else self.number(each)

    def outputs(self, function):
        """Outputs, and structs that are changed, which records cannot be."""
        changed = [each for each in function["parameters"] if each["role"] == "struct" and each["direction"] == "inout"]
        return changed + description.outputs(function)

    def slots(self, function):
        """Lines that make memory for what is passed by pointer."""
        outs = description.outputs(function)
        for each in function["parameters"]:
            name, role, kind = camel(each["name"]), each["role"], plain(each["type"])
            if role == "error" or (role == "length" and each["direction"] == "out"):
                yield f"Slot {name}At = frame.space({'Structs.Error.SIZE' if role == 'error' else 8});"
                if role == "error":
                    yield f"{name}At.size();"
            elif each in outs:
                if role in FILLED:
                    yield f"Slot {name}At = frame.space((long) capacity * {self.width(each)});"
                elif role == "struct":
                    yield f"Slot {name}At = frame.space({self.record(kind)}.SIZE);"
                    if self.of_struct[kind]["versioned"]:
                        yield f"{name}At.size();"
                else:
                    yield f"Slot {name}At = frame.space(8);"
            elif role == "text":
                yield f"Slot {name}At = frame.utf8({name});"
            elif role in ("bytes", "position"):
                yield f"Slot {name}At = frame.of({name});"
            elif role == "array":
                if kind in self.of_struct:
                    yield f"Slot {name}At = {name} == null ? Slot.NULL : frame.space((long) {name}.length * {self.width(each)});"
                else:
                    yield f"Slot {name}At = frame.of({name}, {self.width(each)});"
            elif role == "struct":
                space = f"frame.space({self.record(kind)}.SIZE)"
                yield f"Slot {name}At = {name} == null ? Slot.NULL : {space};" if each["nullable"] else f"Slot {name}At = {space};"
                yield f"{'if (' + name + ' != null) ' if each['nullable'] else ''}{name}.write({name}At.memory(), {name}At.at());"

    def passed(self, function, each):
        name, role = camel(each["name"]), each["role"]
        by_name = {parameter["name"]: parameter for parameter in function["parameters"]}
        if role == "element_size":
            return f"{self.width(by_name[each['of']])}"
        if role in ("length", "capacity") and each["direction"] == "in":
            of = by_name[each["of"]]
            return "capacity" if of in description.outputs(function) else f"{camel(of['name'])}At.length()"
        if role == "value" and each["direction"] == "in":
            return self.to_number(each, name)
        if role == "handle" and each["direction"] == "in":
            return name if function["name"] in self.raw else f"Handle.addressOf({name})"
        return f"{name}At.address()"

    def result(self, function, each):
        """The expression for an output."""
        name, role, kind = camel(each["name"]), each["role"], plain(each["type"])
        if role == "handle":
            number = f"{name}At.getLong()"
            return number if kind != "entente_text" else f"take{'Bytes' if each['holds'] == 'bytes' else 'Text'}({number})"
        if role == "struct":
            return f"{self.record(kind)}.read({name}At.memory(), {name}At.at())"
        if role in FILLED:
            count = f"(int) {camel(each['length'])}At.getLong()"
            if role == "text":
                return f"{name}At.text({count})"
            if kind in self.of_struct:
                return f"{name}At.records({count}, {self.width(each)}, {self.record(kind)}::read, {self.record(kind)}[]::new)"
            return f"{name}At.bytes({count})" if kind == "void" else f"{name}At.{'longs' if self.bits[kind] == 64 else 'ints'}({count}, {self.width(each)})"
        return self.from_number(each, f"{name}At.{'getLong' if self.bits[kind] == 64 else 'getInt'}()")

    def copied_back(self, function):
        """Arrays of the caller that the function wrote to."""
        for each in description.inputs(function):
            name, kind = camel(each["name"]), plain(each["type"])
            if each["role"] == "position" and each["direction"] != "in":
                yield f"{name}At.copyTo({name});"
            elif each["role"] == "array" and each["direction"] != "in":
                many = f"{name}At.records({name}.length, {self.width(each)}, {self.record(kind)}::read, {self.record(kind)}[]::new)" if kind in self.of_struct \
                    else f"{name}At.ints({name}.length, {self.width(each)})"
                yield f"if ({name} != null) System.arraycopy({many}, 0, {name}, 0, {name}.length);"

    def method(self, each):
        if each["name"] in self.text_functions or each["returns"]["role"] == "nothing":
            return []  # of texts, which are copied at once, and what frees a handle
        outs, role, name = self.outputs(each), each["returns"]["role"], pascal(each["name"])
        handles = [parameter for parameter in each["parameters"] if parameter["role"] == "handle" and parameter["direction"] == "in" and each["name"] not in self.raw]
        locked = next((camel(handle["name"]) for handle in handles if plain(handle["type"]) in self.one_thread), None)
        taken = ", ".join(f"{self.given(each, parameter)} {camel(parameter['name'])}" for parameter in description.inputs(each))
        call = f"CALLS.{each['name']}({', '.join(self.passed(each, parameter) for parameter in each['parameters'])})"
        kind, lines = "void", []
        if role == "status":
            kind = self.got(outs[0]) if len(outs) == 1 else f"{name}Got" if outs else "void"
            if len(outs) > 1:
                members = ", ".join(f"{self.got(out)} {camel(out['name'])}" for out in outs)
                lines.append(f"  record {kind}({members}) {{}}")
            results = [self.result(each, out) for out in outs]
            answer = [f"return {results[0]};"] if len(outs) == 1 else [f"return new {kind}({', '.join(results)});"] if outs else []
            filled = [out for out in outs if out["role"] in FILLED]
            check = "frame.check(status, errorAt);" if any(parameter["role"] == "error" for parameter in each["parameters"]) else f'EntenteException.check(status, "{name}");'
            inner = [*self.slots(each), f"int status = {call};"]
            if filled:
                count = f"(int) {camel(filled[0]['length'])}At.getLong()"
                inner = ["while (true) {", *("  " + line for line in inner), "  if (status == TOO_SMALL) {", f"    capacity = {count};", "    frame.clear();", "    continue;", "  }",
                         f"  {check}", *("  " + line for line in answer), "}"]
                before = [f"int capacity = {64 if filled[0]['role'] == 'array' else 256};"]
            else:
                inner, before = [*inner, check, *self.copied_back(each), *answer], []
            body = [*before, *inner]
            if any("frame." in line for line in inner):
                body = [*before, "try (Frame frame = Frame.take()) {", *("  " + line for line in inner), "}"]
        else:
            kind = "String" if role == "text" else "long" if "*" in each["returns"]["type"] else self.number(each["returns"])
            value = f"CALLS.text({call})" if role == "text" else call if kind == "long" else self.from_number(each["returns"], call)
            body = [*self.slots(each), f"return {value};"]
            if any("frame." in line for line in body):
                body = ["try (Frame frame = Frame.take()) {", *("  " + line for line in body), "}"]
        if handles:
            body = ["try {", *("  " + line for line in body), "} finally {", *(f"  Reference.reachabilityFence({camel(handle['name'])});" for handle in handles), "}"]
        if locked:
            body = [f"synchronized ({locked}) {{", *("  " + line for line in body), "}"]
        return [*lines, f"  static {kind} {camel(each['name'])}({taken}) {{", *("    " + line for line in body), "  }", ""]

    def native_class(self):
        lines = [HEAD, "import java.lang.ref.Reference;", "", "final class Native {", "  static final Functions CALLS = Backend.open();", f'  static final String VERSION = "{self.version}";',
                 f'  static final String SONAME = "{self.soname}";',
                 *(f"  static final int {name} = {value - (1 << 32) if value >= 1 << 31 else value};" for name, value in description.constants({"constants": self.constants})),
                 "  private static final int TOO_SMALL = Status.BUFFER_TOO_SMALL.number();", "", "  static {", "    abiCheck(ABI_VERSION);", "  }", "", "  private Native() {}", "",
                 "  private static byte[] takeBytes(long text) {", "    try {", "      return CALLS.bytes(CALLS.entente_text_data(text), (int) CALLS.entente_text_length(text));",
                 "    } finally {", "      CALLS.entente_text_free(text);", "    }", "  }", "",
                 "  private static String takeText(long text) {", "    return new String(takeBytes(text), java.nio.charset.StandardCharsets.UTF_8);", "  }", ""]
        for each in self.functions:
            lines += self.method(each)
        return "\n".join([*lines, "}", ""])

    def files(self):
        made = {f"{pascal(each['name'])}.java": self.enum(each) for each in self.enums}
        made.update({"Structs.java": self.structs_class(), "Functions.java": self.functions_class(), "JnaFunctions.java": self.jna_class(),
                     "FfmFunctions.java": self.ffm_class(), "Native.java": self.native_class()})
        for name, kind in PUBLIC.items():
            made[f"{kind}.java"] = "\n".join([HEAD, "import java.nio.ByteBuffer;", "", *self.struct(self.of_struct[name]), ""])
        return made


def write(described, folder):
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in Generated(described).files().items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(json.loads(pathlib.Path(sys.argv[1]).read_text(encoding="utf-8")), pathlib.Path(sys.argv[2]))
