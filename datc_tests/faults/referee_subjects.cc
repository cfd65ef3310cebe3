// Sessions and referees of DAIDE. Each call undoes its changes, so that the next call has the same state.
#include <iterator>
#include <string_view>

#include "entente/press.h"
#include "subjects.h"

namespace entente_faults {
namespace {

constexpr entente_token kMap[] = {0x4809};  // MAP

// A small map; even so, calls on it allocate a thousand times.
const entente_map* SmallMap() {
  static entente_map* map = nullptr;
  if (map == nullptr) entente_map_builtin("pure", 4, &map, nullptr);
  return map;
}
const entente_language* SmallLanguage() {
  static entente_language* language = nullptr;
  if (language == nullptr) entente_language_new(SmallMap(), ENTENTE_DIALECT_0167, 0, &language, nullptr);
  return language;
}

entente_status NewReferee(entente_referee** referee, entente_error* error) {
  const auto options = Sized<entente_referee_options>();
  return entente_referee_new(SmallMap(), nullptr, &options, "pure", 4, 1, referee, error);
}

size_t Read(const char* text, entente_token (&tokens)[100]) {
  size_t length = 0;
  entente_message_read(SmallLanguage(), text, std::string_view(text).size(), tokens, 100, &length, nullptr);
  return length;
}
void DropMessages(entente_referee* referee) {
  static entente_token tokens[ENTENTE_MOST_TOKENS];
  size_t length = 0;
  uint32_t to = 0;
  while (entente_referee_next(referee, &to, tokens, std::size(tokens), &length, nullptr) == ENTENTE_OK) {
  }
}
// A game that has begun, with clients 1 to 7 as its seven players.
entente_referee* Referee() {
  static entente_referee* referee = nullptr;
  if (referee != nullptr) return referee;
  NewReferee(&referee, nullptr);
  entente_token name[100], yes[100];
  const size_t name_length = Read("NME ('a') ('b')", name), yes_length = Read("YES (MAP ('pure'))", yes);
  for (int i = 0; i < 7; ++i) {
    uint32_t client = 0;
    entente_referee_connect(referee, "", 0, 0, &client, nullptr);
    entente_referee_receive(referee, client, name, name_length, 0, nullptr);
    entente_referee_receive(referee, client, yes, yes_length, 0, nullptr);
  }
  DropMessages(referee);
  return referee;
}
// A referee without clients.
entente_referee* Empty() {
  static entente_referee* referee = nullptr;
  if (referee == nullptr) NewReferee(&referee, nullptr);
  return referee;
}
std::string_view SavedReferee() {
  static entente_text* saved = nullptr;
  if (saved == nullptr) entente_referee_save(Referee(), "game", 4, &saved, nullptr);
  return {static_cast<const char*>(entente_text_data(saved)), entente_text_length(saved)};
}

// A call on a session made for it, which is ready and has received GOF.
template <typename Call>
entente_status OnSession(Workplace& w, const Call& call) {
  constexpr uint8_t kOctets[] = {0, 0, 0, 4, 0, 1, 0xda, 0x10, 2, 0, 0, 2, 0x48, 0x03};
  entente_session* session = nullptr;
  entente_status status =
      entente_session_new(ENTENTE_SESSION_SERVER, SmallLanguage(), nullptr, 0, 0, &session, &w.error);
  if (status == ENTENTE_OK) status = entente_session_receive(session, kOctets, sizeof kOctets, 0, &w.error);
  if (status == ENTENTE_OK) status = call(session);
  entente_session_free(session);
  return status;
}

// A name of the map that a server sends to a client.
entente_status NameOfServer(Workplace& w) {
  constexpr uint8_t kOctets[] = {1, 0, 0, 6, 0x41, 0, 'A', 'B', 'C', 0};
  entente_session* session = nullptr;
  entente_status status = entente_session_new(ENTENTE_SESSION_CLIENT, nullptr, nullptr, 0, 0, &session, &w.error);
  if (status == ENTENTE_OK) status = entente_session_receive(session, kOctets, sizeof kOctets, 0, &w.error);
  if (status == ENTENTE_OK) status = entente_session_name(session, 0, w.out.sized<entente_token_name>(), &w.error);
  entente_session_free(session);
  return status;
}

// A client that connects and leaves.
entente_status Visit(Workplace& w) {
  uint32_t client = 0;
  const entente_status status = entente_referee_connect(Referee(), "", 0, 0, &client, &w.error);
  const entente_status left = entente_referee_disconnect(Referee(), client, 0, &w.error);
  DropMessages(Referee());
  return status == ENTENTE_OK ? left : status;
}

entente_status Ask(Workplace& w, bool takes) {
  DropMessages(Referee());
  entente_status status = entente_referee_receive(Referee(), 1, kMap, 1, 0, &w.error);
  if (status == ENTENTE_OK && takes) {
    uint32_t to = 0;
    status = entente_referee_next(Referee(), &to, w.out.as<entente_token>(), 1000, &w.out.length, &w.error);
  }
  DropMessages(Referee());
  return status;
}

// Frees the referee that a call makes.
template <typename Call>
entente_status Made(Workplace& w, const Call& call) {
  entente_referee* referee = nullptr;
  const entente_status status = call(&referee);
  w.out.number = entente_referee_stage(referee) + (referee != nullptr ? 1 : 0);
  entente_referee_free(referee);
  return status;
}

constexpr Subject kSubjects[] = {
    {"entente_session_limits_init", "",
     [](Workplace& w) { return entente_session_limits_init(w.out.sized<entente_session_limits>(), &w.error); }},
    {"entente_session_new", "", [](Workplace& w) { return OnSession(w, [](auto*) { return ENTENTE_OK; }); }},
    {"entente_session_free", "",
     [](Workplace&) {
       entente_session_free(nullptr);
       return entente_status{ENTENTE_OK};
     }},
    {"entente_session_receive", "", [](Workplace& w) { return OnSession(w, [](auto*) { return ENTENTE_OK; }); }},
    {"entente_session_advance", "",
     [](Workplace& w) { return OnSession(w, [&](auto* s) { return entente_session_advance(s, 9, &w.error); }); }},
    {"entente_session_next_due", "",
     [](Workplace& w) {
       return OnSession(w, [&](auto* s) { return entente_session_next_due(s, w.out.as<int64_t>(), &w.error); });
     }},
    {"entente_session_send", "",
     [](Workplace& w) { return OnSession(w, [&](auto* s) { return entente_session_send(s, kMap, 1, &w.error); }); }},
    {"entente_session_close", "",
     [](Workplace& w) { return OnSession(w, [&](auto* s) { return entente_session_close(s, &w.error); }); }},
    {"entente_session_next", "",
     [](Workplace& w) {
       return OnSession(w, [&](auto* s) {
         return entente_session_next(s, w.out.as<entente_token>(), 1000, &w.out.length, &w.error);
       });
     }},
    {"entente_session_take", "",
     [](Workplace& w) {
       return OnSession(w, [&](auto* s) { return entente_session_take(s, &w.out.long_text, &w.error); });
     }},
    {"entente_session_describe", "",
     [](Workplace& w) {
       return OnSession(
           w, [&](auto* s) { return entente_session_describe(s, w.out.sized<entente_session_info>(), &w.error); });
     }},
    {"entente_session_name", "", &NameOfServer},
    {"entente_referee_new", "",
     [](Workplace& w) { return Made(w, [&](auto** referee) { return NewReferee(referee, &w.error); }); }},
    {"entente_referee_load", "",
     [](Workplace& w) {
       const std::string_view saved = SavedReferee();
       return Made(w, [&](auto** referee) {
         return entente_referee_load(saved.data(), saved.size(), nullptr, referee, &w.error);
       });
     }},
    {"entente_referee_free", "",
     [](Workplace&) {
       entente_referee_free(nullptr);
       return entente_status{ENTENTE_OK};
     }},
    {"entente_referee_connect", "", &Visit},
    {"entente_referee_disconnect", "", &Visit},
    {"entente_referee_receive", "", [](Workplace& w) { return Ask(w, false); }},
    {"entente_referee_next", "", [](Workplace& w) { return Ask(w, true); }},
    {"entente_referee_advance", "", [](Workplace& w) { return entente_referee_advance(Referee(), 0, &w.error); }},
    {"entente_referee_next_due", "",
     [](Workplace& w) { return entente_referee_next_due(Referee(), w.out.as<int64_t>(), &w.error); }},
    {"entente_referee_go_on", "", [](Workplace& w) { return entente_referee_go_on(Referee(), 0, &w.error); }},
    {"entente_referee_close", "", [](Workplace& w) { return entente_referee_close(Empty(), 0, &w.error); }},
    {"entente_referee_save", "",
     [](Workplace& w) { return entente_referee_save(Referee(), "game", 4, &w.out.long_text, &w.error); }},
    {"entente_referee_save_new", "",
     [](Workplace& w) { return entente_referee_save_new(Referee(), "game", 4, 1, &w.out.long_text, &w.error); }},
    {"entente_referee_save_all", "",
     [](Workplace& w) {
       const entente_status status = entente_referee_save_all(Referee(), "game", 4, 0, &w.out.long_text, &w.error);
       DropMessages(Referee());
       return status;
     }},
    {"entente_referee_record", "",
     [](Workplace& w) { return entente_referee_record(Referee(), &w.out.long_text, &w.error); }},
    {"entente_referee_reserve", "", [](Workplace& w) { return entente_referee_reserve(Empty(), 0, "a", 1, &w.error); }},
    {"entente_referee_seat", "",
     [](Workplace& w) {
       auto info = Sized<entente_seat_info>();
       const entente_status status = entente_referee_seat(Referee(), 0, &info, &w.error);
       w.out.number = info.centers;
       return status;
     }},
    {"entente_referee_name", "",
     [](Workplace& w) {
       w.out.number = std::string_view(entente_referee_name(Referee())).size();
       return entente_status{ENTENTE_OK};
     }},
    {"entente_referee_stage", "",
     [](Workplace& w) {
       w.out.number = entente_referee_stage(Referee());
       return entente_status{ENTENTE_OK};
     }},
    {"entente_referee_map", "",
     [](Workplace& w) {
       w.out.number = entente_referee_map(Referee()) != nullptr ? 1 : 0;
       return entente_status{ENTENTE_OK};
     }},
    {"entente_referee_game", "", [](Workplace& w) { return entente_referee_game(Referee(), &w.out.game, &w.error); }},
    {"entente_referee_client", "",
     [](Workplace& w) { return entente_referee_client(Referee(), 1, w.out.sized<entente_client_info>(), &w.error); }},
};

}  // namespace

std::span<const Subject> RefereeSubjects() { return kSubjects; }

}  // namespace entente_faults
