/** One file for all pages, loaded on the visitor's first act (`src/inline/deferred.ts`): what nobody misses before. */
import { followCursor } from "./cursor-glow"
import { prefetchPages } from "./prefetch"
import { revealOnScroll } from "./reveal"

prefetchPages()
revealOnScroll()
followCursor()
