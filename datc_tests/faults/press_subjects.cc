// Messages of DAIDE.
#include <string_view>

#include "entente/press.h"
#include "subjects.h"

namespace entente_faults {
namespace {

constexpr std::string_view kText = "SND (FRA) (PRP (AND (XDO ((FRA AMY PAR) MTO BUR)) (DMZ (ENG FRA) (ECH))))";
constexpr std::string_view kJson = R"j({"id":1,"text":"SND (FRA) (PRP (DRW) 'x')"})j";
constexpr entente_token kDraw[] = {0x4801, 0x4000, 0x4101, 0x4001};  // DRW (ENG)
constexpr entente_token kTry[] = {0x4a1a, 0x4000, 0x4a1f, 0x4001};   // TRY (XDO)

// The language of the standard map, made by the first call, which has no shortage.
const entente_language* Language(const Workplace& w) {
  static entente_language* language = nullptr;
  if (language == nullptr) entente_language_new(w.map, ENTENTE_DIALECT_0167, 0, &language, nullptr);
  return language;
}

// A small map; even so, the call allocates a thousand times.
entente_status NewLanguage(Workplace& w) {
  static entente_map* map = nullptr;
  if (map == nullptr) entente_map_builtin("pure", 4, &map, nullptr);
  entente_language* language = nullptr;
  const entente_status status = entente_language_new(map, ENTENTE_DIALECT_0167, 0, &language, &w.error);
  w.out.number = language != nullptr ? 1 : 0;
  entente_language_free(language);
  return status;
}

entente_status FreeLanguage(Workplace&) {
  entente_language_free(nullptr);
  return ENTENTE_OK;
}

entente_status TokenOf(Workplace& w) {
  return entente_language_power(Language(w), w.france, w.out.as<entente_token>(), &w.error);
}

entente_status FindPower(Workplace& w) {
  return entente_language_find_power(Language(w), 0x4102, w.out.as<uint32_t>(), &w.error);
}

entente_status TokensOfLocation(Workplace& w) {
  return entente_language_location(Language(w), 3, w.out.as<entente_token>(), w.out.as<entente_token>() + 1, &w.error);
}

entente_status FindLocation(Workplace& w) {
  return entente_language_find_location(Language(w), 0x5001, ENTENTE_NO_TOKEN, w.out.as<uint32_t>(), &w.error);
}

entente_status Read(Workplace& w, std::string_view text) {
  return entente_message_read(Language(w), text.data(), text.size(), w.out.as<entente_token>(), 1000, &w.out.length,
                              &w.error);
}

entente_status Check(Workplace& w, int32_t level) {
  return entente_message_check(Language(w), kDraw, 4, ENTENTE_MESSAGE_FROM_CLIENT, level,
                               w.out.sized<entente_message_verdict>(), &w.error);
}

entente_status Reply(Workplace& w) {
  auto verdict = Sized<entente_message_verdict>();
  verdict.verdict = ENTENTE_MESSAGE_NOT_UNDERSTOOD;
  verdict.err_at = 3;
  return entente_message_reply(kDraw, 4, &verdict, w.out.as<entente_token>(), 1000, &w.out.length, &w.error);
}

// Two languages of one map, because other workplaces have other maps.
entente_status Translate(Workplace& w) {
  static entente_language *daide = nullptr, *dpp = nullptr;
  constexpr std::string_view kProposal = R"j({"id":1,"text":"SND (FRA) (PRP (DRW))"})j";
  if (daide == nullptr) entente_language_new(w.map, ENTENTE_DIALECT_0167, 0, &daide, nullptr);
  if (dpp == nullptr) entente_language_new(w.map, ENTENTE_DIALECT_DPP, 0, &dpp, nullptr);
  return entente_message_translate_json(daide, dpp, kProposal.data(), kProposal.size(), ENTENTE_MESSAGE_FROM_CLIENT, 10,
                                        &w.out.long_text, &w.error);
}

constexpr Subject kSubjects[] = {
    {"entente_language_new", "", &NewLanguage},
    {"entente_language_free", "", &FreeLanguage},
    {"entente_language_name", "",
     [](Workplace& w) { return entente_language_name(Language(w), 9, w.out.sized<entente_token_name>(), &w.error); }},
    {"entente_language_power", "", &TokenOf},
    {"entente_language_find_power", "", &FindPower},
    {"entente_language_location", "", &TokensOfLocation},
    {"entente_language_find_location", "", &FindLocation},
    {"entente_message_read", "", [](Workplace& w) { return Read(w, kText); }},
    {"entente_message_read", "a word that is none", [](Workplace& w) { return Read(w, "SND (PRX)"); }},
    {"entente_message_write", "",
     [](Workplace& w) {
       return entente_message_write(Language(w), kDraw, 4, w.out.text(), 1000, &w.out.length, &w.error);
     }},
    {"entente_press_abi_check", "", [](Workplace&) { return entente_press_abi_check(ENTENTE_PRESS_ABI_VERSION); }},
    {"entente_message_encode", "",
     [](Workplace& w) {
       return entente_message_encode(kDraw, 4, ENTENTE_TOKENS_USUAL, w.out.bytes, 1000, &w.out.length, &w.error);
     }},
    {"entente_message_decode", "",
     [](Workplace& w) {
       const uint8_t octets[] = {0x48, 0x0f};
       return entente_message_decode(octets, 2, ENTENTE_TOKENS_USUAL, w.out.as<entente_token>(), 1000, &w.out.length,
                                     &w.error);
     }},
    {"entente_message_check", "refused", [](Workplace& w) { return Check(w, 10); }},
    {"entente_message_reply", "", &Reply},
    {"entente_message_pass_on", "",
     [](Workplace& w) {
       return entente_message_pass_on(kTry, 4, 10, w.out.as<entente_token>(), 1000, &w.out.length, &w.error);
     }},
    {"entente_message_check_json", "",
     [](Workplace& w) {
       return entente_message_check_json(Language(w), kJson.data(), kJson.size(), ENTENTE_MESSAGE_FROM_CLIENT, 10,
                                         &w.out.long_text, &w.error);
     }},
    {"entente_message_translate_json", "", &Translate},
};

}  // namespace

std::span<const Subject> PressSubjects() { return kSubjects; }

}  // namespace entente_faults
