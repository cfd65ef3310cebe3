// Messages of DAIDE.
#include "bench/benchmarks.h"
#include "bench/measure.h"
#include "map_language/builtin.h"
#include "press/language/map_tokens.h"
#include "press/language/message_check.h"
#include "press/language/message_text.h"

namespace entente::bench {
namespace {

struct Sample {
  press::MessageKind kind;
  std::string_view text;
};

// Common messages of servers: 5 to 50 tokens.
constexpr Sample kSamples[] = {
    {press::MessageKind::kFromClient, "SUB ((ENG FLT LON) MTO NTH) ((ENG FLT EDI) MTO NWG) ((ENG AMY LVP) MTO YOR)"},
    {press::MessageKind::kFromClient,
     "SUB ((ENG FLT NTH) CVY (ENG AMY YOR) CTO NWY) ((ENG AMY YOR) CTO NWY VIA (NTH))"},
    {press::MessageKind::kFromClient, "SND (FRA GER) (PRP (PCE (ENG FRA GER)))"},
    {press::MessageKind::kFromClient, "SND (FRA) (PRP (AND (XDO ((FRA AMY PAR) MTO BUR)) (DMZ (ENG FRA) (ECH))))"},
    {press::MessageKind::kFromClient, "SND (FRA) (YES (PRP (ALY (ENG FRA) VSS (GER))))"},
    {press::MessageKind::kFromServer, "ORD (SPR 1901) ((ENG FLT LON) MTO NTH) (SUC)"},
    {press::MessageKind::kFromServer, "THX ((ENG FLT LON) MTO NTH) (MBV)"},
    {press::MessageKind::kFromServer,
     "FRM (FRA) (ENG) (PRP (AND (XDO ((FRA AMY PAR) MTO BUR)) (DMZ (ENG FRA) (ECH))))"},
};

std::vector<press::Message> Messages() {
  const press::MapTokens tokens = *press::MapTokens::Make(**BuiltinMap("standard"));
  std::vector<press::Message> messages;
  for (const Sample& sample : kSamples) messages.push_back(*press::ReadMessage(sample.text, tokens.vocabulary()));
  return messages;
}

void CheckMessages(benchmark::State& state) {
  const press::MessageGrammar grammar;
  const std::vector<press::Message> messages = Messages();
  Measure measure(state);
  for (auto _ : state) {
    for (size_t i = 0; i < messages.size(); ++i) {
      const press::MessageCheck check = grammar.Check(messages[i], kSamples[i].kind, 30);
      if (check.verdict != press::Verdict::kAllowed) return state.SkipWithError("a sample is not allowed");
    }
  }
  measure.Finish(messages.size(), Allocations::kCounted);
}

// The same messages with ERR before the last token: the answer is HUH.
void RefuseMessages(benchmark::State& state) {
  const press::MessageGrammar grammar;
  std::vector<press::Message> messages = Messages();
  for (press::Message& message : messages) message.insert(message.end() - 1, press::tokens::kERR);
  Measure measure(state);
  for (auto _ : state) {
    for (size_t i = 0; i < messages.size(); ++i) {
      const press::MessageCheck check = grammar.Check(messages[i], kSamples[i].kind, 30);
      if (check.err_at + 2 != messages[i].size()) return state.SkipWithError("ERR stands elsewhere");
    }
  }
  measure.Finish(messages.size(), Allocations::kCounted);
}

}  // namespace

void RegisterPressBenchmarks() {
  benchmark::RegisterBenchmark("BM_CheckMessage", CheckMessages)->Unit(benchmark::kMicrosecond);
  benchmark::RegisterBenchmark("BM_RefuseMessage", RefuseMessages)->Unit(benchmark::kMicrosecond);
}

}  // namespace entente::bench
