// Checks a block of words once, so that a Map can read it as an image without further checks. Any threads.
#ifndef ENTENTE_ENGINE_MAP_IMAGE_CHECK_H_
#define ENTENTE_ENGINE_MAP_IMAGE_CHECK_H_

#include <cstdint>
#include <span>

#include "base/status.h"

namespace entente {

// Errors: invalid argument if the magic, the version, a size, or an index stored in the image does not fit.
Status CheckImage(std::span<const uint64_t> image);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_IMAGE_CHECK_H_
