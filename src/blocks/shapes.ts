import { answers } from "./answers/shape"
import { banner } from "./banner/shape"
import { faq } from "./faq/shape"
import { hero } from "./hero/shape"
import { items } from "./items/shape"
import { story } from "./story/shape"
import { tools } from "./tools/shape"
import { topics } from "./topics/shape"
import { ways } from "./ways/shape"

/** The blocks of pages, by which they are checked, typed and edited. Each has its component in `registry.tsx`. */
export const blockShapes = [hero, items, story, tools, ways, topics, answers, faq, banner] as const
