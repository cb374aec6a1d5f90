import { shape as answers } from "./answers/shape"
import { shape as assets } from "./assets/shape"
import { shape as banner } from "./banner/shape"
import { shape as cases } from "./cases/shape"
import { shape as categories } from "./categories/shape"
import { shape as contact } from "./contact/shape"
import { shape as documents } from "./documents/shape"
import { shape as estimator } from "./estimator/shape"
import { shape as faq } from "./faq/shape"
import { shape as hero } from "./hero/shape"
import { shape as items } from "./items/shape"
import { shape as launch } from "./launch/shape"
import { shape as library } from "./library/shape"
import { shape as newsletter } from "./newsletter/shape"
import { shape as openings } from "./openings/shape"
import { shape as packages } from "./packages/shape"
import { shape as payments } from "./payments/shape"
import { shape as people } from "./people/shape"
import { shape as plans } from "./plans/shape"
import { shape as posts } from "./posts/shape"
import { shape as quotes } from "./quotes/shape"
import { shape as schedule } from "./schedule/shape"
import { shape as services } from "./services/shape"
import { shape as stats } from "./stats/shape"
import { shape as steps } from "./steps/shape"
import { shape as story } from "./story/shape"
import { shape as table } from "./table/shape"
import { shape as testimonials } from "./testimonials/shape"

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
