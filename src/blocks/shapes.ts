import { answers } from "./answers/shape"
import { banner } from "./banner/shape"
import { examples } from "./examples/shape"
import { categories } from "./categories/shape"
import { contact } from "./contact/shape"
import { estimator } from "./estimator/shape"
import { facts } from "./facts/shape"
import { faq } from "./faq/shape"
import { hero } from "./hero/shape"
import { items } from "./items/shape"
import { packages } from "./packages/shape"
import { results } from "./results/shape"
import { posts } from "./posts/shape"
import { services } from "./services/shape"
import { stats } from "./stats/shape"
import { steps } from "./steps/shape"
import { newsletter } from "./newsletter/shape"
import { plans } from "./plans/shape"
import { story } from "./story/shape"
import { subjects } from "./subjects/shape"
import { testimonials } from "./testimonials/shape"
import { tools } from "./tools/shape"
import { topics } from "./topics/shape"
import { ways } from "./ways/shape"

/** The blocks of pages, by which they are checked, typed and edited. Each has its component in `registry.tsx`. */
export const blockShapes = [
  hero,
  answers,
  examples,
  items,
  packages,
  results,
  services,
  stats,
  steps,
  story,
  testimonials,
  tools,
  topics,
  ways,
  plans,
  facts,
  estimator,
  contact,
  categories,
  posts,
  subjects,
  newsletter,
  faq,
  banner,
] as const
