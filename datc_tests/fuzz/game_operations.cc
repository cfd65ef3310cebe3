// Calls on games.
#include "call_world.h"

namespace entente_fuzz {
namespace {

void New(World& w) {
  entente_game* made = nullptr;
  const entente_map* map = w.AnyMap();
  const entente_status status = entente_game_new(map, w.RulesOfPlay(), &made, w.Error());
  w.CheckMade(status, made);
}

void NewAt(World& w) {
  entente_game* made = nullptr;
  const entente_map* map = w.AnyMap();
  const uint64_t* position = w.AnyPosition();
  const entente_status status = entente_game_new_at(map, w.RulesOfPlay(), position, &made, w.Error());
  w.CheckMade(status, made);
}

void Fork(World& w) {
  entente_game* made = nullptr;
  const entente_game* game = w.AnyGame();
  const entente_status status = entente_game_fork(game, &made, w.Error());
  w.CheckMade(status, made);
}

void TakePosition(World& w) {
  const entente_game* game = w.AnyGame();
  const entente_map* map = entente_game_map(game);
  uint64_t* position = w.AnyPosition();
  if (entente_position_size(map) > 8 * kPositionWords) return;
  w.CheckPosition(entente_game_position(game, position, w.Error()), map, position);
  w.CheckPosition(entente_game_position_at(game, w.input.Byte() % 8, position, w.Error()), map, position);
}

void Submit(World& w) {
  entente_game* game = w.AnyGame();
  const uint32_t power = w.AnyPower();
  w.Check(entente_game_submit(game, power, w.orders().data(), w.OrderCount(), w.Error()));
}

void SubmitText(World& w) {
  entente_game* game = w.AnyGame();
  const uint32_t power = w.AnyPower();
  const ExactText text = w.AnyText();
  w.Check(entente_game_submit_text(game, power, text.data(), text.size(), w.Error()));
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

void LookBack(World& w) {
  const entente_game* game = w.AnyGame();
  const uint32_t power = w.AnyPower(), phase = w.input.Byte() % 8;
  w.CheckArray<entente_order>([&](entente_order* orders, size_t capacity, size_t* length) {
    return entente_game_orders(game, power, orders, capacity, length, w.Error());
  });
  w.CheckArray<entente_order_result>([&](entente_order_result* results, size_t capacity, size_t* length) {
    return entente_game_results(game, phase, results, sizeof *results, capacity, length, w.Error());
  });
  const uint32_t line = w.input.Byte() % 8;
  auto told = Sized<entente_line>();
  const bool found = w.Check(entente_game_line(game, phase, line, &told, w.Error()));
  Expect(found == (line < entente_game_line_count(game, phase)), "a line is there and is not");
  w.CheckText([&](char* text, size_t capacity, size_t* length) {
    return entente_game_line_text(game, phase, line, text, capacity, length, w.Error());
  });
  w.CheckText([&](char* text, size_t capacity, size_t* length) {
    return entente_game_line_fault(game, phase, line, text, capacity, length, w.Error());
  });
  w.CheckArray<uint16_t>([&](uint16_t* places, size_t capacity, size_t* length) {
    return entente_game_line_path(game, phase, line, places, capacity, length, w.Error());
  });
  w.CheckArray<entente_event>([&](entente_event* events, size_t capacity, size_t* length) {
    return entente_game_events(game, phase, events, capacity, length, w.Error());
  });
}

// What was saved loads, with the map of the game.
void SaveAndLoad(World& w) {
  const entente_game* game = w.AnyGame();
  w.CheckText([&](char* text, size_t capacity, size_t* length) {
    return entente_game_save(game, text, capacity, length, w.Error());
  });
  if (game == nullptr) return;
  const std::string saved = TextOf([&](char* text, size_t capacity, size_t* length) {
    return entente_game_save(game, text, capacity, length, nullptr);
  });
  entente_game* made = nullptr;
  const entente_status status = entente_game_load(saved.data(), saved.size(), entente_game_map(game), &made, w.Error());
  w.CheckMade(status, made);
  Expect(status == ENTENTE_OK, "a saved game is refused");
}

void LoadText(World& w) {
  const ExactText text = w.AnyText();
  entente_game* made = nullptr;
  const entente_map* map = w.AnyMap();
  const entente_status status = entente_game_load(text.data(), text.size(), map, &made, w.Error());
  w.CheckMade(status, made);
}

constexpr Operation kOperations[] = {&New,  &NewAt,    &Fork,        &TakePosition, &Submit,  &SubmitText, &Process,
                                     &Undo, &LookBack, &SaveAndLoad, &LoadText,     &Process, &Submit};

}  // namespace

std::span<const Operation> GameOperations() { return kOperations; }

}  // namespace entente_fuzz
