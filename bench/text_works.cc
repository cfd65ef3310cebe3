// Works with text: lines of JSON, order texts.
#include <benchmark/benchmark.h>

#include <array>
#include <memory>

#include "bench/c_boards.h"
#include "bench/speed_works.h"
#include "notation/notation.h"
#include "notation/order_tokens.h"
#include "sheet/sheet_reader.h"

namespace entente::bench {
namespace {

constexpr SpeedTarget kLineTarget{1e9 / 50000, SpeedTarget::Unit::kNs};
constexpr SpeedTarget kTextTarget{500, SpeedTarget::Unit::kNs};

using Texts = std::vector<std::string>;

// Reads and answers each line of a set.
std::function<void()> LinePass(const BoardSet& set, decltype(&entente_exchange_adjudicate) answer) {
  const std::shared_ptr<entente_exchange> exchange = MakeExchange();
  return [&set, exchange, answer] {
    for (const Board& board : set.boards) {
      entente_text* text = nullptr;
      answer(exchange.get(), board.line.data(), board.line.size(), nullptr, &text, nullptr);
      benchmark::DoNotOptimize(entente_text_length(text));
      entente_text_free(text);
    }
  };
}

std::shared_ptr<const Texts> TextsOf(const BoardSet& set) {
  auto texts = std::make_shared<Texts>();
  for (const Board& board : set.boards) texts->insert(texts->end(), board.texts.begin(), board.texts.end());
  return texts;
}

// "Army Paris Supports Army Marseilles - Burgundy": a text in normal form with its words written out.
std::string WrittenOut(const Map& map, std::string_view text) {
  struct Word {
    std::string_view brief, full;
  };
  constexpr std::array<Word, 5> kWords = {
      {{"A", "Army"}, {"F", "Fleet"}, {"S", "Supports"}, {"C", "Convoys"}, {"H", "Holds"}}};
  std::string out;
  while (!text.empty()) {
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(text.size(), word.size() + 1));
    std::string_view full = word;
    for (const Word& known : kWords) full = word == known.brief ? known.full : full;
    if (const auto place = word.size() > 2 ? map.FindPlace(word) : std::nullopt) full = map.LongName(*place);
    out.append(out.empty() ? 0 : 1, ' ').append(full);
  }
  return out;
}

std::shared_ptr<const Texts> LongTextsOf(const BoardSet& set) {
  auto texts = std::make_shared<Texts>(*TextsOf(set));
  for (std::string& text : *texts) text = WrittenOut(*set.map, text);
  return texts;
}

std::function<void()> QuickReaderPass(const BoardSet& set, std::shared_ptr<const Texts> texts) {
  const auto names = std::make_shared<NormalForm>(*set.map);
  const auto reader = std::make_shared<SheetReader>(*names, set.rules, PhaseType::kMovement);
  return [names, reader, texts] {
    for (const std::string& text : *texts) benchmark::DoNotOptimize(reader->Read(PowerIndex{0}, text).ok());
  };
}

std::function<void()> DialectsPass(const BoardSet& set, std::shared_ptr<const Texts> texts) {
  const auto tokens = std::make_shared<OrderTokens>();
  const auto parsed = std::make_shared<ParsedOrder>();
  return [map = set.map, tokens, parsed, texts] {
    for (const std::string& text : *texts) {
      benchmark::DoNotOptimize(!ReadOrder(*map, PhaseType::kMovement, kNoPower, text, *tokens, *parsed).has_value());
    }
  };
}

}  // namespace

std::vector<SpeedWork> LineWorks(const BoardSet& set) {
  const size_t lines = set.boards.size();
  const SpeedTarget legal_target = set.name == "opening" ? kLineTarget : SpeedTarget{};  // the goal is of 22 units
  return {{"adjudicate", set.name, "a line of `adjudicate --jsonl`", kLineTarget, lines,
           LinePass(set, entente_exchange_adjudicate), true},
          {"legal", set.name, "a line of `legal --jsonl`", legal_target, lines, LinePass(set, entente_exchange_legal),
           true}};
}

std::vector<SpeedWork> OrderTextWorks(const BoardSet& set) {
  const std::shared_ptr<const Texts> texts = TextsOf(set), long_texts = LongTextsOf(set);
  const size_t count = texts->size();
  return {{"read", set.name, "order text, normal form, sheet reader", kTextTarget, count, QuickReaderPass(set, texts)},
          {"parse", set.name, "  by the reader of all dialects", kTextTarget, count, DialectsPass(set, texts)},
          {"parse_long", set.name, "  in full words", kTextTarget, count, DialectsPass(set, long_texts)}};
}

}  // namespace entente::bench
