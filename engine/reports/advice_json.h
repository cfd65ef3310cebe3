// Advice on the orders so far of a phase as text and as JSON. Allocates; any threads.
#ifndef ENTENTE_ENGINE_REPORTS_ADVICE_JSON_H_
#define ENTENTE_ENGINE_REPORTS_ADVICE_JSON_H_

#include <string>

#include "advice/adviser.h"

namespace entente {

// {"name","unknown":["GERMANY"],"warnings":[{"power","order","unit","line","severity","kind","sentences","meant"}],
// "outlook":{"exact","order_sets","units":[{"unit","power","order","succeeds","places","lost","exact"}],"provinces":[
// {"province","units":[{"unit","power","from"}],"empty"}]}}: `order` of a line, `unit` of a missing order; what is lacking
// is left out, the outlook, too, if it was not asked for.
std::string AdviceJson(const Adviser& adviser, Voice voice);

// The same for people: advice/warning_text.h.
std::string AdviceText(const Adviser& adviser, Voice voice, int width);

}  // namespace entente

#endif  // ENTENTE_ENGINE_REPORTS_ADVICE_JSON_H_
