// Calls on map readers and on long texts.
#include "call_world.h"

namespace entente_fuzz {
namespace {

void New(World& w) {
  const uint32_t form = w.input.Byte() % 5;
  const ExactText name = w.AnyText(), text = w.AnyText();
  entente_map_reader* made = nullptr;
  const entente_status status =
      entente_map_reader_new(form, text.data(), text.size(), name.data(), name.size(), &made, w.Error());
  w.CheckMade(status, made);
}

// A call with a file succeeds only if the reader needs one.
template <typename Call>
void Answer(World& w, entente_map_reader* reader, const Call& call) {
  const bool wanted = entente_map_reader_wants(reader) != nullptr;
  Expect((entente_map_reader_wanted_by(reader) != nullptr) == wanted,
         "a file is wanted without a file that includes it");
  Expect(w.Check(call(w.Error())) == wanted, "an unwanted file was taken, or a wanted one refused");
}

void Give(World& w) {
  entente_map_reader* reader = w.AnyReader();
  const ExactText text = w.AnyText();
  Answer(w, reader,
         [&](entente_error* error) { return entente_map_reader_give(reader, text.data(), text.size(), error); });
}

void Refuse(World& w) {
  entente_map_reader* reader = w.AnyReader();
  const bool is_missing = w.input.Byte() % 2 == 0;
  Answer(w, reader, [&](entente_error* error) {
    return entente_map_reader_refuse(reader, is_missing ? ENTENTE_ERR_NOT_FOUND : ENTENTE_ERR_INVALID_ARGUMENT, error);
  });
}

void RefuseOddly(World& w) {
  entente_map_reader* reader = w.AnyReader();
  const auto why = -static_cast<int32_t>(w.input.Byte() % 12);
  w.Check(entente_map_reader_refuse(reader, why, w.Error()));
}

void Finish(World& w) {
  entente_map_reader* reader = w.AnyReader();
  entente_map* made = nullptr;
  const entente_status status = entente_map_reader_finish(reader, &made, w.Error());
  w.CheckMade(status, made);
  Expect(entente_map_reader_wants(reader) == nullptr, "a reader that has finished wants a file");
}

void LookAt(World& w) {
  const entente_map_reader* reader = w.AnyReader();
  const uint32_t form = w.input.Byte() % 3, errors_only = w.input.Byte() % 3;
  auto counts = Sized<entente_diagnostic_counts>();
  w.CheckLongText([&](entente_text** text) {
    return entente_map_reader_diagnostics(reader, form, errors_only, &counts, text, w.Error());
  });
  Expect(counts.errors + counts.warnings == 0 || entente_map_reader_wants(reader) == nullptr,
         "a diagnostic before all files are there");
}

// Texts outlive the handles that made them; the address sanitizer checks every byte.
void LookAtKept(World& w) {
  const entente_text* kept = w.AnyKept();
  if (kept != nullptr) ExactText(Whole(kept));
}

constexpr Operation kOperations[] = {
    &New, &Give, &Refuse, &RefuseOddly, &Finish, &LookAt, &LookAtKept, &Drop<entente_map_reader>, &Drop<entente_text>};

}  // namespace

std::span<const Operation> ReaderOperations() { return kOperations; }

}  // namespace entente_fuzz
