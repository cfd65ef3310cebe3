// A judge that uses orders packed in 64 bits. These hold no nationalities, so rules about missing ones do not apply.
// One thread at a time.
#ifndef ENTENTE_DATC_TESTS_PACKED_JUDGE_H_
#define ENTENTE_DATC_TESTS_PACKED_JUDGE_H_

#include <memory>
#include <string>
#include <vector>

#include "cli/datc/judge.h"

namespace entente::datc {

class PackedJudge : public Judge {
 public:
  using Judge::Judge;

 private:
  // Leaves unreadable texts out of the phase.
  bool Run(const std::vector<CaseOrder>& orders, std::vector<JudgedOrder>& results,
           std::vector<entente_event>& events) override {
    using entente_cli::Fill;
    auto info = entente_cli::Sized<entente_position_info>();
    entente_cli::ScratchHandle scratch;
    if (!Done(entente_scratch_new(map_, entente_cli::Out(scratch), &error_)) ||
        !Done(entente_position_describe(map_, position_.data(), &info, &error_))) {
      return false;
    }
    std::vector<size_t> readable;  // index into `orders` of each packed order
    std::vector<entente_order> packed;
    for (size_t i = 0; i < orders.size(); ++i) {
      entente_order order = 0;
      const std::string& text = orders[i].text;
      if (Done(entente_order_read(map_, &rules_, info.phase_type, PowerOf(orders[i].power), text.data(), text.size(),
                                  &order, &error_))) {
        readable.push_back(i);
        packed.push_back(order);
      } else {
        results[i].reason = "unreadable";
        results[i].detail = error_.message;
      }
    }
    auto summary = entente_cli::Sized<entente_phase_summary>();
    std::vector<entente_order_result> given;
    std::vector<entente_unit> before;
    const auto list_results = [&](entente_order_result* list, size_t capacity, size_t* count) {
      return entente_scratch_results(scratch.get(), list, sizeof *list, capacity, count, &error_);
    };
    if (!Done(entente_adjudicate(scratch.get(), position_.data(), &rules_, packed.data(), packed.size(), &summary,
                                 &error_)) ||
        !Done(entente_scratch_after(scratch.get(), after_.data(), BytesOf(after_), &error_)) ||
        !Done(entente_scratch_next(scratch.get(), next_.data(), BytesOf(next_), &error_)) ||
        !Done(entente_cli::ListOf(given, list_results)) ||
        !Fill(before, &error_, entente_position_units, map_, position_.data())) {
      return false;
    }
    entente_cli::Text sentences;
    if (!Done(entente_scratch_texts(scratch.get(), ENTENTE_TEXTS_RESULTS, nullptr, sentences.out(), &error_))) {
      return false;
    }
    const std::vector<std::string> details = entente_cli::LinesOf(sentences.view());
    for (size_t i = 0; i < readable.size(); ++i) {
      results[readable[i]] = Judged(given[i], before);
      results[readable[i]].detail = details[i];
    }
    return Fill(events, &error_, entente_scratch_events, scratch.get());
  }
};

// On the standard map, under its default rules.
inline std::unique_ptr<Judge> NewPackedJudge() {
  entente_cli::MapHandle map;
  if (entente_map_builtin("standard", 8, entente_cli::Out(map), nullptr) != ENTENTE_OK) return nullptr;
  return std::make_unique<PackedJudge>(map.get(), nullptr);
}

}  // namespace entente::datc

#endif  // ENTENTE_DATC_TESTS_PACKED_JUDGE_H_
