// Any text as a game in any form: converted, or refused with a place inside the text. The written text is read again in
// its form and then written as the same text. A listing of the judges is adjudicated, too.
//   Input: a byte for the form (beyond the last: to be guessed), a byte for the form to write, the text.
#include "expectations.h"
#include "fuzz_input.h"

namespace entente_fuzz {
namespace {

struct Converted {
  Owned<entente_text> text, notes;
  entente_status status = ENTENTE_OK;
};

Converted Convert(std::string_view game, uint32_t from, uint32_t to) {
  entente_text *text = nullptr, *notes = nullptr;
  auto error = Sized<entente_error>();
  Converted converted;
  converted.status =
      entente_convert(game.data(), game.size(), from, to, nullptr, nullptr, nullptr, &text, &notes, &error);
  const bool fine = CheckedText(converted.status, error, game);
  Expect(fine == (text != nullptr) && fine == (notes != nullptr), "a text without success, or success without one");
  converted.text.reset(text);
  converted.notes.reset(notes);
  if (fine && entente_text_length(notes) > 0) Expect(Whole(notes).ends_with('\n'), "a note that is no line");
  return converted;
}

// The answer to a listing is a listing.
void Adjudicate(std::string_view listing) {
  entente_text* answer = nullptr;
  auto error = Sized<entente_error>();
  const entente_status status =
      entente_adjudicate_listing(listing.data(), listing.size(), nullptr, nullptr, nullptr, &answer, nullptr, &error);
  const Owned<entente_text> owned(answer);
  if (!CheckedText(status, error, listing)) return;
  Expect(Convert(Whole(answer), ENTENTE_GAME_FORM_JUDGE, ENTENTE_GAME_FORM_JUDGE).status == ENTENTE_OK,
         "an answer that is no listing");
}

std::vector<uint32_t> Forms() {
  std::vector<uint32_t> forms;
  auto info = Sized<entente_game_form_info>();
  for (uint32_t i = 0; entente_game_form_describe(i, &info, nullptr) == ENTENTE_OK; ++i) forms.push_back(info.form);
  return forms;
}

}  // namespace
}  // namespace entente_fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace entente_fuzz;  // NOLINT: the one function outside
  FuzzInput input(data, std::min<size_t>(size, 16384));
  const std::vector<uint32_t> forms = Forms();
  const size_t chosen = input.Below(forms.size() + 1);
  const uint32_t from = chosen < forms.size() ? forms[chosen] : uint32_t{ENTENTE_GAME_FORM_GUESS};
  const uint32_t to = forms[input.Below(forms.size())];
  const ExactText text(input.Rest());
  if (from == ENTENTE_GAME_FORM_JUDGE) Adjudicate(text.view());
  const Converted once = Convert(text.view(), from, to);
  if (once.status != ENTENTE_OK) return 0;
  const std::string_view written = Whole(once.text.get());
  const Converted again = Convert(written, to, to);
  Expect(again.status == ENTENTE_OK, "a game that was written is refused");
  const Converted third = Convert(Whole(again.text.get()), to, to);
  Expect(third.status == ENTENTE_OK, "a game that came back is refused");
  Expect(Whole(third.text.get()) == Whole(again.text.get()), "a game changes whenever it is written");
  return 0;
}
