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

uint64_t MixText(uint64_t digest, const entente_text* text) {
  return MixText(digest, {static_cast<const char*>(entente_text_data(text)), entente_text_length(text)});
}

// Mixes in the readable reports of the first phases of a saved game.
uint64_t MixReports(uint64_t digest, const entente_map* map, const entente_document* game, uint32_t phase_count) {
  entente_exchange* exchange = nullptr;
  if (entente_exchange_new(map, nullptr, &exchange, nullptr) != ENTENTE_OK) return 0;
  for (uint32_t phase = 0; phase < phase_count; ++phase) {
    entente_text* report = nullptr;
    if (entente_exchange_report(exchange, game, phase, nullptr, &report, nullptr) != ENTENTE_OK) continue;
    digest = MixText(digest, report);
    entente_text_free(report);
  }
  entente_exchange_free(exchange);
  return digest;
}

// Digest of the saved game and the readable reports of its phases.
uint64_t TextDigest(const entente_map* map, const entente_game* game) {
  entente_text* saved = nullptr;
  entente_document* document = nullptr;
  if (entente_game_save(game, &saved, nullptr) != ENTENTE_OK) return 0;
  uint64_t digest = MixText(0, saved);
  if (entente_document_read(static_cast<const char*>(entente_text_data(saved)), entente_text_length(saved), &document,
                            nullptr) == ENTENTE_OK) {
    digest = MixReports(digest, map, document, entente_game_phase_count(game));
  }
  entente_document_free(document);
  entente_text_free(saved);
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
