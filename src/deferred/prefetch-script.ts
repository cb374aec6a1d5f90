/** Fetched by browsers without speculation rules. */
import { prefetchLinks } from "./prefetch-links"

prefetchLinks()
