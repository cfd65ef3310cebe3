#include "play_digest.h"

#include <string_view>

namespace entente_determinism {
namespace {

uint64_t Mix(uint64_t digest, uint64_t word) {
  digest ^= word + 0x9e3779b97f4a7c15u;
  digest = (digest ^ (digest >> 30)) * 0xbf58476d1ce4e5b9u;
  digest = (digest ^ (digest >> 27)) * 0x94d049bb133111ebu;
  return digest ^ (digest >> 31);
}

uint64_t MixText(uint64_t digest, std::string_view text) {
  for (const char c : text) digest = Mix(digest, static_cast<unsigned char>(c));
  return Mix(digest, text.size());
}

std::string Saved(const entente_game* game) {
  size_t length = 0;
  entente_game_save(game, nullptr, 0, &length, nullptr);
  std::string text(length, '\0');
  return entente_game_save(game, text.data(), text.size(), &length, nullptr) == ENTENTE_OK ? text : std::string();
}

// The saved game and the readable reports of its phases.
uint64_t TextDigest(const entente_map* map, const entente_game* game) {
  const std::string saved = Saved(game);
  uint64_t digest = MixText(0, saved);
  entente_exchange* exchange = nullptr;
  if (entente_exchange_new(map, nullptr, &exchange, nullptr) != ENTENTE_OK) return 0;
  for (uint32_t phase = 0; phase < entente_game_phase_count(game); ++phase) {
    const char* report = nullptr;
    size_t length = 0;
    if (entente_exchange_report(exchange, saved.data(), saved.size(), phase, &report, &length, nullptr) == ENTENTE_OK) {
      digest = MixText(digest, {report, length});
    }
  }
  entente_exchange_free(exchange);
  return digest;
}

bool PlayGame(entente_scratch* scratch, const entente_map* map, const Plan& plan, uint64_t seed, Digests& digests) {
  entente_play_summary summary = {};
  summary.struct_size = sizeof summary;
  entente_game* game = nullptr;
  if (entente_play(scratch, nullptr, seed, plan.phases, &summary, seed == 1 ? &game : nullptr, nullptr) != ENTENTE_OK) {
    return false;
  }
  digests.signature = Mix(digests.signature, summary.signature);
  if (game != nullptr) digests.text = TextDigest(map, game);
  entente_game_free(game);
  return true;
}

}  // namespace

Digests PlayOn(const entente_map* map, const Plan& plan) {
  Digests digests;
  entente_scratch* scratch = nullptr;
  if (entente_scratch_new(map, &scratch, nullptr) != ENTENTE_OK) return {};
  bool fine = true;
  for (uint32_t i = 0; fine && i < plan.games; ++i) fine = PlayGame(scratch, map, plan, i + 1, digests);
  entente_scratch_free(scratch);
  return fine ? digests : Digests{};
}

}  // namespace entente_determinism
