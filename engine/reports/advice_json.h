// Writes advice on the orders of a phase as text and as JSON. Allocates. Any threads.
#ifndef ENTENTE_ENGINE_REPORTS_ADVICE_JSON_H_
#define ENTENTE_ENGINE_REPORTS_ADVICE_JSON_H_

#include <string>

#include "advice/adviser.h"

namespace entente {

// The advice as {"phase","unknown":["GERMANY"],
// "warnings":[{"power","order","unit","index","severity","kind","illegality","sentences","meant"}],
// "outlook":{"exact","order_set_count","units":[{"unit","power","order","succeeds","places","lost","exact"}],
// "provinces":[{"province","units":[{"unit","power","from"}],"empty"}]}}. A warning about a line has `order`; a warning
// about a missing order has `unit`. Members without a value are left out, and so is an outlook that was not requested.
std::string AdviceJson(const Adviser& adviser, Voice voice);

// The advice as text for people: advice/warning_text.h.
std::string AdviceText(const Adviser& adviser, Voice voice, int width);

}  // namespace entente

#endif  // ENTENTE_ENGINE_REPORTS_ADVICE_JSON_H_
