#include "legal_listing.h"

#include <tuple>

#include "absl/strings/str_cat.h"
#include "output.h"

namespace entente_cli {

bool LegalListing::Print(entente_exchange* exchange, const entente_document* document, uint32_t phase,
                         entente_error& error) {
  if (!position_.Read(exchange, document, phase, error)) return false;
  const entente_map* map = position_.map();
  if (scratch_ == nullptr || entente_scratch_map(scratch_.get()) != map) {
    entente_scratch* scratch = nullptr;
    if (entente_scratch_new(map, &scratch, &error) != ENTENTE_OK) return false;
    scratch_.reset(scratch);
  }
  return PrintPosition(error);
}

bool LegalListing::PrintPosition(entente_error& error) {
  auto info = Sized<entente_map_info>();
  auto phase = Sized<entente_position_info>();
  if (entente_map_describe(position_.map(), &info, &error) != ENTENTE_OK || !position_.Describe(phase, error)) {
    return false;
  }
  if (phase.end != ENTENTE_END_NONE) return true;
  entente_cli::Print(absl::StrCat(listed_++ > 0 ? "\n" : "", phase.phase_name, "\n"));
  phase_type_ = phase.phase_type;
  reads_any_notation_ = false;
  if (!PrintPowers(info.power_count, error)) return false;
  reads_any_notation_ = next_ && next_->words().empty() && next_->has_begun();
  if (reads_any_notation_ && !PrintPowers(info.power_count, error)) return false;
  PrintNext();
  return true;
}

bool LegalListing::PrintPowers(uint32_t power_count, entente_error& error) {
  for (uint32_t power = 0; power < power_count; ++power) {
    if (!PrintPower(power, error)) return false;
  }
  return true;
}

void LegalListing::PrintNext() {
  if (!next_) return;
  entente_cli::Print("\n");
  if (next_->words().empty()) entente_cli::Print("  (no legal order begins so)\n");
  for (const std::string& word : next_->words()) entente_cli::Print(absl::StrCat("  ", word, "\n"));
  next_->Clear();
}

bool LegalListing::PrintPower(uint32_t power, entente_error& error) {
  const auto list = [&](entente_order* orders, size_t capacity, size_t* count) {
    return entente_legal_orders_of_power(scratch_.get(), position_.data(), &position_.rules(), power, orders, capacity,
                                         count, &error);
  };
  const auto group = [&](entente_order_group* groups, size_t capacity, size_t* count) {
    return entente_order_groups(position_.map(), orders_.data(), orders_.size(), groups, capacity, count, &error);
  };
  if (ListOf(orders_, list) != ENTENTE_OK || ListOf(groups_, group) != ENTENTE_OK) return false;
  if (!orders_.empty() && !next_) {
    entente_cli::Print(absl::StrCat("\n", entente_map_power_id(position_.map(), power), "\n"));
  }
  for (const entente_order_group& unit : groups_) {
    for (uint32_t i = 0; i < unit.count; ++i) {
      if (!PrintOrder(orders_[unit.first + i], i == 0, error)) return false;
    }
  }
  return true;
}

bool LegalListing::PrintOrder(entente_order order, bool new_unit, entente_error& error) {
  const auto write = [&](char* text, size_t capacity, size_t* length) {
    return entente_order_write(position_.map(), order, text, capacity, length, &error);
  };
  if (ListOf(text_, write) != ENTENTE_OK) return false;
  if (reads_any_notation_) {
    next_->AddRead(
        text_, [&](const std::string& text) { return ReadsAs(text, order); },
        [&](const std::string& text) { return IsPlace(text); });
  } else if (next_) {
    next_->Add(text_);
  } else {
    entente_cli::Print(absl::StrCat(new_unit ? "  " : "    ", text_, "\n"));
  }
  return true;
}

bool LegalListing::IsPlace(const std::string& text) const {
  uint32_t location = 0;
  return entente_map_find_location(position_.map(), text.data(), text.size(), &location, nullptr) == ENTENTE_OK;
}

// Whether the text is that order; it may leave out types of units.
bool LegalListing::ReadsAs(const std::string& text, entente_order order) const {
  auto meant = Sized<entente_order_fields>(), written = Sized<entente_order_fields>();
  entente_order read = 0;
  if (entente_order_unpack(order, &meant, nullptr) != ENTENTE_OK ||
      entente_order_read(position_.map(), &position_.rules(), phase_type_, meant.power, text.data(), text.size(), &read,
                         nullptr) != ENTENTE_OK ||
      entente_order_unpack(read, &written, nullptr) != ENTENTE_OK) {
    return false;
  }
  if (written.unit_type_known == 0) written.unit_type = meant.unit_type;
  if (written.third_type_known == 0) written.third_type = meant.third_type;
  const auto key = [](const entente_order_fields& fields) {
    return std::tie(fields.kind, fields.power, fields.unit_type, fields.third_type, fields.via_convoy, fields.source,
                    fields.target, fields.third);
  };
  return key(written) == key(meant);
}

}  // namespace entente_cli
