/** One file for all pages, loaded on the visitor's first act (`src/inline/deferred.ts`): what nobody misses before. */
import { followCursor } from "./cursor-glow"
import { nameManifest } from "./manifest"
import { prefetchPages } from "./prefetch"
import { revealOnScroll } from "./reveal"

nameManifest()
prefetchPages()
revealOnScroll()
followCursor()
