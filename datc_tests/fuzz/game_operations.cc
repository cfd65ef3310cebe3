// Calls on games.
#include <algorithm>
#include <cstring>

#include "call_world.h"

namespace entente_fuzz {
namespace {

// How sentences are written; sometimes out of range.
entente_text_options AnyTextOptions(World& w) {
  auto options = Sized<entente_text_options>();
  const uint8_t choice = w.input.Byte();
  options.full_names = choice % 8 == 7 ? 2 : choice % 2;
  options.language = choice / 8 % 3;
  return options;
}

void New(World& w) {
  entente_game* made = nullptr;
  const entente_map* map = w.AnyMap();
  const entente_status status = entente_game_new(map, w.RulesOfPlay(), nullptr, &made, w.Error());
  w.CheckMade(status, made);
}

void NewAt(World& w) {
  entente_game* made = nullptr;
  const entente_map* map = w.AnyMap();
  const uint64_t* position = w.AnyPosition();
  const entente_status status = entente_game_new(map, w.RulesOfPlay(), position, &made, w.Error());
  w.CheckMade(status, made);
}

void Fork(World& w) {
  entente_game* made = nullptr;
  const entente_game* game = w.AnyGame();
  const entente_status status = entente_game_fork(game, &made, w.Error());
  w.CheckMade(status, made);
}

void View(World& w) {
  entente_game* made = nullptr;
  const entente_game* game = w.AnyGame();
  const uint32_t power = w.AnyPower(), phase = entente_game_phase_count(game);
  const entente_status status = entente_game_view(game, power, &made, w.Error());
  if (status == ENTENTE_OK) {
    Expect(entente_game_phase_count(made) == phase, "a view is at another phase");
    Expect(entente_game_line_count(made, phase) <= entente_game_line_count(game, phase), "a view has more lines");
  }
  w.CheckMade(status, made);
}

// A game as one struct, and its current phase by name.
void Describe(World& w) {
  const entente_game* game = w.AnyGame();
  auto info = Sized<entente_game_info>();
  if (!w.Check(entente_game_describe(game, &info, w.Error()))) return;
  Expect(info.phase_count == entente_game_phase_count(game), "a game is described with other phases");
  Expect(info.line_count == entente_game_line_count(game, info.phase_count), "a game is described with other lines");
  entente_phase phase = 0;
  const std::string_view name = info.phase_name;
  if (!w.Check(entente_game_find_phase(game, name.data(), name.size(), &phase, w.Error()))) return;
  Expect(phase <= info.phase_count, "a phase is found beyond the current one");
}

void FindPhase(World& w) {
  const entente_game* game = w.AnyGame();
  const ExactText name = w.AnyText();
  entente_phase phase = 0;
  w.Check(entente_game_find_phase(game, name.data(), name.size(), &phase, w.Error()));
}

// Legal orders, also as lines of text.
void LegalOrders(World& w) {
  const entente_game* game = w.AnyGame();
  const uint32_t power = w.AnyPower(), province = w.AnyLocation();
  w.CheckArray<entente_order>([&](entente_order* orders, size_t capacity, size_t* length) {
    const entente_status status = entente_game_legal_orders(game, power, province, orders, capacity, length, w.Error());
    if (status != ENTENTE_OK) return status;
    const std::string lines = LongTextOf([&](entente_text** text) {
      return entente_orders_write(entente_game_map(game), orders, *length, text, nullptr);
    });
    Expect(std::count(lines.begin(), lines.end(), '\n') == static_cast<ptrdiff_t>(*length), "a legal order is no line");
    return status;
  });
}

void CheckOrder(World& w) {
  const entente_game* game = w.AnyGame();
  const uint32_t power = w.AnyPower();
  const ExactText text = w.AnyText();
  const entente_text_options options = AnyTextOptions(w);
  auto check = Sized<entente_order_check>();
  const entente_text* sentence = w.CheckLongText([&](entente_text** made) {
    return entente_game_check_order(game, power, text.data(), text.size(), &options, &check, made, w.Error());
  });
  if (sentence == nullptr) return;
  Expect((check.is_legal == 1) == (entente_text_length(sentence) == 0), "a legal order with a reason, or none");
  Expect((check.is_legal == 1) == (check.reason == ENTENTE_REASON_NONE), "a legal order with a reason, or none");
  Expect(size_t{check.fault_offset} + check.fault_length <= text.size(), "a fault behind the text");
}

// Positions of the current phase and of an earlier one, and the position after the earlier one.
void TakePosition(World& w) {
  const entente_game* game = w.AnyGame();
  const entente_map* map = entente_game_map(game);
  const Room now = w.AnyRoom();
  w.CheckPosition(entente_game_position(game, entente_game_phase_count(game), now.memory, now.bytes, w.Error()), map,
                  now.memory);
  const uint32_t phase = w.input.Byte() % 8;
  w.CheckPosition(entente_game_position(game, phase, now.memory, now.bytes, w.Error()), map, now.memory);
  const Room after = w.AnyRoom();
  auto info = Sized<entente_position_info>();
  if (!w.Check(entente_game_after(game, phase, after.memory, after.bytes, w.Error()))) return;
  Expect(entente_position_describe(map, after.memory, &info, nullptr) == ENTENTE_OK,
         "the position after a phase cannot be looked at");
}

void Rules(World& w) {
  const entente_game* game = w.AnyGame();
  entente_rules* rules = w.AnyRules();
  entente_game* made = nullptr;
  if (!w.Check(entente_game_rules(game, rules, w.Error()))) return;
  const entente_status status = entente_game_new(entente_game_map(game), rules, nullptr, &made, w.Error());
  w.CheckMade(status, made);
}

entente_submission AnySubmission(World& w) {
  auto how = Sized<entente_submission>();
  how.by = w.input.Below(4) == 0 ? w.AnyPower() : ENTENTE_NO_POWER;
  how.mode = w.input.Byte() % 5;
  return how;
}

void Submit(World& w) {
  entente_game* game = w.AnyGame();
  const uint32_t power = w.AnyPower();
  const entente_submission how = AnySubmission(w);
  w.Check(entente_game_submit(game, power, w.orders().data(), w.OrderCount(), &how, w.Error()));
}

void SubmitText(World& w) {
  entente_game* game = w.AnyGame();
  const uint32_t power = w.AnyPower();
  const ExactText text = w.AnyText();
  const entente_submission how = AnySubmission(w);
  w.Check(entente_game_submit_text(game, power, text.data(), text.size(), &how, w.Error()));
}

void Cancel(World& w) {
  entente_game* game = w.AnyGame();
  const uint32_t power = w.AnyPower(), province = w.AnyLocation();
  w.Check(entente_game_cancel_order(game, power, province, w.AnyPower(), w.Error()));
}

void Process(World& w) {
  entente_game* game = w.AnyGame();
  const uint32_t before = entente_game_phase_count(game);
  if (before > 40) return;
  const bool fine = w.Check(entente_game_process(game, w.Error()));
  Expect(entente_game_phase_count(game) == before + (fine ? 1 : 0), "the number of played phases is wrong");
}

void Undo(World& w) {
  entente_game* game = w.AnyGame();
  const uint32_t before = entente_game_phase_count(game);
  const bool fine = w.Check(entente_game_undo(game, w.Error()));
  Expect(entente_game_phase_count(game) + (fine ? 1 : 0) == before, "the number of played phases is wrong");
}

void Vote(World& w) {
  entente_game* game = w.AnyGame();
  const auto power = static_cast<uint8_t>(w.input.Byte() % 8);
  const uint64_t powers = w.input.Byte() % 128;
  const auto vote = [&] { return entente_vote{powers, power, static_cast<uint8_t>(w.input.Byte() % 5), 0, {}}; };
  switch (w.input.Byte() % 8) {
    case 0:
      w.Check(entente_game_set_draw_policy(game, w.input.Byte() % 8, w.Error()));
      break;
    case 1:
    case 2: {
      const entente_vote cancelled = vote();
      w.Check(entente_game_cancel_vote(game, &cancelled, w.Error()));
      break;
    }
    case 3:
      w.Check(entente_game_resume(game, w.Error()));
      break;
    case 4:
      w.Check(entente_game_end(game, w.input.Byte() % 8, powers, w.Error()));
      break;
    default: {
      const entente_vote cast = vote();
      w.Check(entente_game_vote(game, &cast, w.Error()));
    }
  }
  std::array<entente_vote, 1024> votes;
  size_t length = 0;
  if (!w.Check(entente_game_votes(game, votes.data(), votes.size(), &length, w.Error()))) return;
  for (size_t i = 0; i + 1 < length; ++i) Expect(votes[i].power <= votes[i + 1].power, "votes are not power by power");
}

void VoteCommand(World& w) {
  entente_game* game = w.AnyGame();
  const uint32_t power = w.input.Byte() % 8;
  const ExactText text = w.AnyText();
  w.Check(entente_game_vote_command(game, power == 7 ? ENTENTE_NO_POWER : power, text.data(), text.size(), w.Error()));
}

void LookAtLine(World& w, const entente_game* game, uint32_t phase) {
  const uint32_t line = w.input.Byte() % 8;
  const entente_text_options options = AnyTextOptions(w);
  auto told = Sized<entente_line>();
  const bool found = w.Check(entente_game_line(game, phase, line, &told, w.Error()));
  Expect(found == (line < entente_game_line_count(game, phase)), "a line is there and is not");
  w.CheckText([&](char* text, size_t capacity, size_t* length) {
    return entente_game_line_text(game, phase, line, text, capacity, length, w.Error());
  });
  w.CheckText([&](char* text, size_t capacity, size_t* length) {
    return entente_game_line_fault(game, phase, line, &options, text, capacity, length, w.Error());
  });
  w.CheckArray<uint16_t>([&](uint16_t* places, size_t capacity, size_t* length) {
    return entente_game_line_path(game, phase, line, places, capacity, length, w.Error());
  });
}

// The results of a played phase; a phase that was not played has none.
void LookAtOutcome(World& w, const entente_game* game, uint32_t phase) {
  auto summary = Sized<entente_phase_summary>();
  const bool played = w.Check(entente_game_summary(game, phase, &summary, w.Error()));
  Expect(played == (phase < entente_game_phase_count(game)), "a summary is there and is not");
  Expect(!played || summary.result_count >= entente_game_line_count(game, phase), "a line without a result");
  w.CheckArray<entente_order_result>([&](entente_order_result* results, size_t capacity, size_t* length) {
    return entente_game_results(game, phase, results, sizeof *results, capacity, length, w.Error());
  });
  w.CheckArray<entente_event>([&](entente_event* events, size_t capacity, size_t* length) {
    return entente_game_events(game, phase, events, capacity, length, w.Error());
  });
  w.CheckArray<entente_event>([&](entente_event* losses, size_t capacity, size_t* length) {
    return entente_game_losses(game, phase, losses, capacity, length, w.Error());
  });
  const entente_phase_texts kind = w.input.Byte() % 5;
  const entente_text_options options = AnyTextOptions(w);
  w.CheckLongText(
      [&](entente_text** texts) { return entente_game_texts(game, phase, kind, &options, texts, w.Error()); });
  w.CheckLongText([&](entente_text** json) { return entente_game_phase_json(game, phase, &options, json, w.Error()); });
}

void LookBack(World& w) {
  const entente_game* game = w.AnyGame();
  const uint32_t power = w.AnyPower(), phase = w.input.Byte() % 8;
  w.CheckArray<entente_order>([&](entente_order* orders, size_t capacity, size_t* length) {
    return entente_game_orders(game, phase, power, orders, capacity, length, w.Error());
  });
  LookAtLine(w, game, phase);
  LookAtOutcome(w, game, phase);
}

std::vector<entente_order> Submitted(const entente_game* game, uint32_t power) {
  const uint32_t now = entente_game_phase_count(game);
  size_t length = 0;
  entente_game_orders(game, now, power, nullptr, 0, &length, nullptr);
  std::vector<entente_order> orders(length);
  Expect(entente_game_orders(game, now, power, orders.data(), length, &length, nullptr) == ENTENTE_OK,
         "submitted orders cannot be looked at");
  return orders;
}

// Whether a text of lines can hold the lines that a power has submitted. Lines of a JSON game may be empty, begin with
// '#', or contain line feeds.
bool AreLines(const entente_game* game, uint32_t power) {
  const uint32_t now = entente_game_phase_count(game);
  for (uint32_t i = 0; i < entente_game_line_count(game, now); ++i) {
    auto line = Sized<entente_line>();
    Expect(entente_game_line(game, now, i, &line, nullptr) == ENTENTE_OK, "a line is missing");
    if (line.power != power || line.is_written == 0) continue;
    const std::string text = TextOf([&](char* buffer, size_t capacity, size_t* length) {
      return entente_game_line_text(game, now, i, buffer, capacity, length, nullptr);
    });
    if (text.empty() || text.front() == '#' || text.find('\n') != std::string::npos) return false;
  }
  return true;
}

// Submits the orders of a power as text again; they stay the same.
void SubmitAgain(World& w) {
  entente_game* game = w.AnyGame();
  const uint32_t power = w.AnyPower();
  const entente_text* text = w.CheckLongText([&](entente_text** made) {
    return entente_game_orders_text(game, entente_game_phase_count(game), power, 0, made, w.Error());
  });
  if (text == nullptr) return;
  const std::vector<entente_order> before = Submitted(game, power);
  const ExactText lines(Whole(text));
  if (!AreLines(game, power)) return;
  if (!w.Check(entente_game_submit_text(game, power, lines.data(), lines.size(), nullptr, w.Error()))) return;
  Expect(Submitted(game, power) == before, "orders changed on their way through text");
}

// Loads a saved game with the map of the game.
void SaveAndLoad(World& w) {
  const entente_game* game = w.AnyGame();
  const entente_text* saved =
      w.CheckLongText([&](entente_text** json) { return entente_game_save(game, json, w.Error()); });
  if (saved == nullptr) return;
  entente_game* made = nullptr;
  const entente_status status = entente_game_load(static_cast<const char*>(entente_text_data(saved)),
                                                  entente_text_length(saved), entente_game_map(game), &made, w.Error());
  w.CheckMade(status, made);
  Expect(status == ENTENTE_OK, "a saved game is refused");
}

void SaveAndLoadBinary(World& w) {
  const entente_game* game = w.AnyGame();
  const entente_text* saved =
      w.CheckLongText([&](entente_text** bytes) { return entente_game_save_binary(game, bytes, w.Error()); });
  if (saved == nullptr) return;
  entente_game* made = nullptr;
  const entente_status status = entente_game_load(static_cast<const char*>(entente_text_data(saved)),
                                                  entente_text_length(saved), entente_game_map(game), &made, w.Error());
  w.CheckMade(status, made);
  Expect(status == ENTENTE_OK, "a snapshot of a game is refused");
}

void LoadText(World& w) {
  const ExactText text = w.AnyText();
  entente_game* made = nullptr;
  const entente_map* map = w.AnyMap();
  const entente_status status = entente_game_load(text.data(), text.size(), map, &made, w.Error());
  w.CheckMade(status, made);
}

constexpr Operation kOperations[] = {&New,
                                     &NewAt,
                                     &Fork,
                                     &TakePosition,
                                     &Submit,
                                     &SubmitText,
                                     &Process,
                                     &Undo,
                                     &LookBack,
                                     &SaveAndLoad,
                                     &LoadText,
                                     &Process,
                                     &Submit,
                                     &SubmitAgain,
                                     &Rules,
                                     &Vote,
                                     &View,
                                     &VoteCommand,
                                     &SaveAndLoadBinary,
                                     &Describe,
                                     &FindPhase,
                                     &CheckOrder,
                                     &LegalOrders,
                                     &Cancel};

}  // namespace

std::span<const Operation> GameOperations() { return kOperations; }

}  // namespace entente_fuzz
