#include "legal_listing.h"

#include <algorithm>
#include <tuple>

#include "output.h"

namespace entente_cli {

entente_status LegalListing::Read(entente_exchange* exchange, const entente_document* document, uint32_t phase,
                                  entente_error& error) {
  entente_status status = ENTENTE_ERR_BUFFER_TOO_SMALL;
  for (size_t size = 0; status == ENTENTE_ERR_BUFFER_TOO_SMALL;) {
    position_.resize(std::max(position_.size(), (size + 7) / 8));
    status = entente_exchange_read(exchange, document, phase, &map_, &rules_, position_.data(), 8 * position_.size(),
                                   &size, &error);
  }
  return status;
}

bool LegalListing::Print(entente_exchange* exchange, const entente_document* document, uint32_t phase,
                         entente_error& error) {
  if (Read(exchange, document, phase, error) != ENTENTE_OK) return false;
  if (scratch_ == nullptr || entente_scratch_map(scratch_.get()) != map_) {
    entente_scratch* scratch = nullptr;
    if (entente_scratch_new(map_, &scratch, &error) != ENTENTE_OK) return false;
    scratch_.reset(scratch);
  }
  return PrintPosition(error);
}

bool LegalListing::PrintPosition(entente_error& error) {
  auto info = Sized<entente_map_info>();
  auto phase = Sized<entente_position_info>();
  if (entente_map_describe(map_, &info, &error) != ENTENTE_OK ||
      entente_position_describe(map_, position_.data(), &phase, &error) != ENTENTE_OK) {
    return false;
  }
  if (phase.end != ENTENTE_END_NONE) return true;
  entente_cli::Print(std::string(listed_++ > 0 ? "\n" : "") + phase.phase_name + "\n");
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
  for (const std::string& word : next_->words()) entente_cli::Print("  " + word + "\n");
  next_->Clear();
}

bool LegalListing::PrintPower(uint32_t power, entente_error& error) {
  size_t count = 0, group_count = 0;
  entente_status status = ENTENTE_ERR_BUFFER_TOO_SMALL;
  while (status == ENTENTE_ERR_BUFFER_TOO_SMALL) {
    orders_.resize(std::max<size_t>(count, 1024));
    status = entente_legal_orders_of_power(scratch_.get(), position_.data(), &rules_, power, orders_.data(),
                                           orders_.size(), &count, &error);
  }
  if (status != ENTENTE_OK) return false;
  groups_.resize(count);
  if (entente_order_groups(map_, orders_.data(), count, groups_.data(), count, &group_count, &error) != ENTENTE_OK) {
    return false;
  }
  if (count > 0 && !next_) entente_cli::Print(std::string("\n") + entente_map_power_id(map_, power) + "\n");
  for (size_t g = 0; g < group_count; ++g) {
    for (uint32_t i = 0; i < groups_[g].count; ++i) {
      if (!PrintOrder(orders_[groups_[g].first + i], i == 0, error)) return false;
    }
  }
  return true;
}

bool LegalListing::PrintOrder(entente_order order, bool new_unit, entente_error& error) {
  const auto write = [&](char* text, size_t capacity, size_t* length) {
    return entente_order_write(map_, order, text, capacity, length, &error);
  };
  if (TextOf(text_, write) != ENTENTE_OK) return false;
  if (reads_any_notation_)
    next_->AddRead(
        text_, [&](const std::string& text) { return ReadsAs(text, order); },
        [&](const std::string& text) { return IsPlace(text); });
  else if (next_)
    next_->Add(text_);
  else
    entente_cli::Print((new_unit ? "  " : "    ") + text_ + "\n");
  return true;
}

bool LegalListing::IsPlace(const std::string& text) const {
  uint32_t location = 0;
  return entente_map_find_location(map_, text.data(), text.size(), &location, nullptr) == ENTENTE_OK;
}

// Whether the text is that order, with types that it need not say.
bool LegalListing::ReadsAs(const std::string& text, entente_order order) const {
  auto meant = Sized<entente_order_fields>(), written = Sized<entente_order_fields>();
  entente_order read = 0;
  if (entente_order_unpack(order, &meant, nullptr) != ENTENTE_OK ||
      entente_order_read(map_, &rules_, phase_type_, meant.power, text.data(), text.size(), &read, nullptr) !=
          ENTENTE_OK ||
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
