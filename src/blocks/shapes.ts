import { answers } from "./answers/shape"
import { assets } from "./assets/shape"
import { banner } from "./banner/shape"
import { cases } from "./cases/shape"
import { categories } from "./categories/shape"
import { contact } from "./contact/shape"
import { documents } from "./documents/shape"
import { estimator } from "./estimator/shape"
import { faq } from "./faq/shape"
import { hero } from "./hero/shape"
import { items } from "./items/shape"
import { launch } from "./launch/shape"
import { library } from "./library/shape"
import { newsletter } from "./newsletter/shape"
import { openings } from "./openings/shape"
import { packages } from "./packages/shape"
import { payments } from "./payments/shape"
import { people } from "./people/shape"
import { plans } from "./plans/shape"
import { posts } from "./posts/shape"
import { quotes } from "./quotes/shape"
import { schedule } from "./schedule/shape"
import { services } from "./services/shape"
import { stats } from "./stats/shape"
import { steps } from "./steps/shape"
import { story } from "./story/shape"
import { table } from "./table/shape"
import { testimonials } from "./testimonials/shape"

/** The blocks of pages, by which they are checked, typed and edited. Each has its component in `registry.tsx`. */
export const blockShapes = [
  hero,
  launch,
  answers,
  assets,
  cases,
  categories,
  contact,
  documents,
  estimator,
  items,
  library,
  newsletter,
  openings,
  packages,
  payments,
  people,
  plans,
  posts,
  quotes,
  schedule,
  services,
  stats,
  steps,
  story,
  table,
  testimonials,
  faq,
  banner,
] as const
