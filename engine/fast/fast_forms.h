// Makes the fast forms for a level of the processor (phase/fast_forms.h).
#ifndef ENTENTE_ENGINE_FAST_FAST_FORMS_H_
#define ENTENTE_ENGINE_FAST_FAST_FORMS_H_

#include "fast/processor.h"
#include "phase/fast_forms.h"

namespace entente {

// `level`: a level that the processor has.
std::unique_ptr<FastForms> MakeFastForms(const Map& map, ProcessorLevel level);

}  // namespace entente

#endif  // ENTENTE_ENGINE_FAST_FAST_FORMS_H_
