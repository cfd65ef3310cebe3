// Gives advice on a phase before adjudication: warnings about the orders so far, and what surely happens and what may.
//
// The working memory is made once for a map. One thread at a time.
#ifndef ENTENTE_ENGINE_ADVICE_ADVISER_H_
#define ENTENTE_ENGINE_ADVICE_ADVISER_H_

#include <optional>
#include <vector>

#include "advice/outlook_finder.h"
#include "advice/plan.h"
#include "advice/warning.h"

namespace entente {

struct AdviceQuestion {
  std::optional<PowerSet> unknown;  // powers whose orders are unknown; absent: those without any order, but none
                                    // that the advice is about, unless it is about all
  PowerSet about = ~PowerSet{0};    // powers that the advice is about
  bool outlook = false;             // whether to find the outlook, too
};

class Adviser {
 public:
  explicit Adviser(const Map& map) : plan_(map), alone_(map), finder_(map) {}

  // Looks at a phase. Its parts must outlive the use of the answers (see Plan::Read).
  void Read(const PositionView& before, const RuleOptions& rules, const OrderSheet& handed_in,
            const AdviceQuestion& question);

  const Plan& plan() const { return plan_; }
  const std::vector<Warning>& warnings() const { return warnings_; }
  const AdviceQuestion& question() const { return question_; }
  // Null if the question did not ask for it.
  const Outlook* outlook() const { return outlook_.has_value() ? &*outlook_ : nullptr; }

 private:
  void AddHopeless(const OrderSheet& handed_in);

  Plan plan_;
  Plan alone_;  // the orders of one power alone
  OutlookFinder finder_;
  AdviceQuestion question_;
  std::vector<Warning> warnings_;
  std::optional<Outlook> outlook_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_ADVICE_ADVISER_H_
