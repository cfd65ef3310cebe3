#include "expectations.h"

#include <cstdio>
#include <cstdlib>

namespace entente_fuzz {
namespace {

// Real maps have places called AND, THE and VIA. A place called like a unit type would make order text ambiguous.
constexpr std::string_view kOddMap =
    "# no province is called as one would expect\n"
    "North (Northern) HLD VIA\n"
    "  A HLD\n"
    "  F VIA/OK\n"
    "South+Sea (Southern:Z) \xc3\x89LM AND\n"
    "  A AND\n"
    "  F \xc3\x89LM\n"
    "Unowned MTO\n"
    "Hold Fast           = HLD hold+fast\n"
    "Via                 = VIA by+convoy\n"
    "Via (eastern shore) = VIA/OK\n"
    "Via (western shore) = VIA/SK\n"
    "\xc3\x89lm-upon-Sea = \xc3\x89LM elm\n"
    "Andes               = AND north+and+south\n"
    "Move To             = MTO retreat?\n"
    "Convoy Sound        = CVY con\n"
    "Thebes Bay          = THE bay+of+thebes\n"
    "Pass                = PSS waive\n"
    "LAND  HLD    ABUTS VIA AND MTO PSS\n"
    "COAST VIA    ABUTS HLD\n"
    "COAST VIA/OK ABUTS CVY\n"
    "COAST VIA/SK ABUTS THE\n"
    "COAST \xc3\x89LM    ABUTS CVY THE AND\n"
    "LAND  AND    ABUTS HLD \xc3\x89LM MTO\n"
    "PORT  MTO    ABUTS HLD AND CVY\n"
    "WATER CVY    ABUTS VIA/OK \xc3\x89LM MTO THE\n"
    "WATER THE    ABUTS VIA/SK \xc3\x89LM CVY\n"
    "SHUT  PSS    ABUTS HLD\n";

}  // namespace

void Expect(bool fine, const char* what) {
  if (fine) return;
  std::fprintf(stderr, "broken promise: %s\n", what);
  std::abort();
}

bool Checked(entente_status status, const entente_error& error) {
  Expect(status <= ENTENTE_OK && status >= ENTENTE_ERR_INTERNAL, "an undocumented status");
  Expect(status != ENTENTE_ERR_INTERNAL, "a bug in the library");
  Expect(status != ENTENTE_ERR_OUT_OF_MEMORY, "out of memory");
  if (status == ENTENTE_OK) return true;
  Expect(error.status == status, "the error tells another status");
  Expect(error.message[0] != '\0', "a failure without a message");
  Expect(std::memchr(error.message, '\0', sizeof error.message) != nullptr, "a message without an end");
  return false;
}

bool CheckedText(entente_status status, const entente_error& error, std::string_view text) {
  if (Checked(status, error)) return true;
  Expect(error.offset <= text.size() && error.length <= text.size() - error.offset, "a place outside the text");
  return false;
}

PositionMemory PositionFor(const entente_map* map) { return PositionMemory((entente_position_size(map) + 7) / 8); }

Owned<entente_map> BuiltinMap(std::string_view name) {
  entente_map* map = nullptr;
  Expect(entente_map_builtin(name.data(), name.size(), &map, nullptr) == ENTENTE_OK, "a shipped map is missing");
  return Owned<entente_map>(map);
}

Owned<entente_document> Read(std::string_view text) {
  entente_document* document = nullptr;
  auto error = Sized<entente_error>();
  const bool fine = CheckedText(entente_document_read(text.data(), text.size(), &document, &error), error, text);
  Expect(fine == (document != nullptr), "a document without success, or success without a document");
  return Owned<entente_document>(document);
}

Owned<entente_map> OddMap() {
  entente_map* map = nullptr;
  auto error = Sized<entente_error>();
  const entente_status status =
      entente_map_read(ENTENTE_MAP_FORM_MAP, kOddMap.data(), kOddMap.size(), "odd.map", 7, &map, &error);
  Expect(status == ENTENTE_OK, error.message);
  return Owned<entente_map>(map);
}

Owned<entente_scratch> ScratchFor(const entente_map* map) {
  entente_scratch* scratch = nullptr;
  Expect(entente_scratch_new(map, &scratch, nullptr) == ENTENTE_OK, "no scratch");
  return Owned<entente_scratch>(scratch);
}

Owned<entente_exchange> NewExchange(const entente_map* map) {
  entente_exchange* exchange = nullptr;
  Expect(entente_exchange_new(map, nullptr, &exchange, nullptr) == ENTENTE_OK, "no exchange");
  return Owned<entente_exchange>(exchange);
}

std::string_view Whole(const entente_text* text) {
  const std::string_view whole(static_cast<const char*>(entente_text_data(text)), entente_text_length(text));
  Expect(whole.data()[whole.size()] == '\0', "a long text without an end");
  return whole;
}

std::string Taken(entente_status status, entente_text* text) {
  const Owned<entente_text> owned(text);
  Expect((status == ENTENTE_OK) == (text != nullptr), "a text without success, or success without a text");
  return text == nullptr ? std::string() : std::string(Whole(text));
}

}  // namespace entente_fuzz
