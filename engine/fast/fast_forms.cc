#include "fast/fast_forms.h"

#include "fast/byte_phase.h"
#include "fast/byte_resolver.h"
#include "fast/center_turn.h"

namespace entente {
namespace {

class ByteForms : public FastForms {
 public:
  ByteForms(const Map& map, ProcessorLevel level) : centers_(map, level) {
    if (ByteRowReader::Fits(map)) resolver_.emplace(map, level);
    if (BytePhase::Fits(map)) phase_.emplace(map, level);
  }

  bool Adjudicate(const PositionView& before, const RuleOptions& rules, const PhaseOrders& given,
                  PhaseRecord& record) override {
    return phase_ && phase_->Adjudicate(before, rules, given, record);
  }
  bool Resolve(const PositionView& position, const RuleOptions& rules, std::span<const Order> orders,
               MovementResult& result) override {
    return resolver_ && ByteRowReader::Knows(rules) && resolver_->Resolve(position, rules, orders, result);
  }
  std::optional<CenterTally> TakeCenters(const RuleOptions& rules, PositionRef position) override {
    if (!centers_.Knows(rules)) return std::nullopt;
    return centers_.Take(position);
  }

 private:
  std::optional<ByteResolver> resolver_;  // empty: the map does not fit
  std::optional<BytePhase> phase_;        // empty: the map does not fit
  CenterTurn centers_;
};

}  // namespace

std::unique_ptr<FastForms> MakeFastForms(const Map& map, ProcessorLevel level) {
  return std::make_unique<ByteForms>(map, level);
}

std::unique_ptr<FastForms> MakeFastForms(const Map& map) { return MakeFastForms(map, HostLevel()); }

}  // namespace entente
