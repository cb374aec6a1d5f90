import { schema as answers } from "./answers/schema"
import { schema as assets } from "./assets/schema"
import { schema as banner } from "./banner/schema"
import { schema as cases } from "./cases/schema"
import { schema as categories } from "./categories/schema"
import { schema as contact } from "./contact/schema"
import { schema as documents } from "./documents/schema"
import { schema as estimator } from "./estimator/schema"
import { schema as faq } from "./faq/schema"
import { schema as hero } from "./hero/schema"
import { schema as items } from "./items/schema"
import { schema as launch } from "./launch/schema"
import { schema as library } from "./library/schema"
import { schema as newsletter } from "./newsletter/schema"
import { schema as openings } from "./openings/schema"
import { schema as packages } from "./packages/schema"
import { schema as payments } from "./payments/schema"
import { schema as people } from "./people/schema"
import { schema as plans } from "./plans/schema"
import { schema as posts } from "./posts/schema"
import { schema as quotes } from "./quotes/schema"
import { schema as schedule } from "./schedule/schema"
import { schema as services } from "./services/schema"
import { schema as stats } from "./stats/schema"
import { schema as steps } from "./steps/schema"
import { schema as story } from "./story/schema"
import { schema as table } from "./table/schema"
import { schema as testimonials } from "./testimonials/schema"

/** Block schemas, for validation, types and editing. Their components are in `components.ts`. */
export const blockSchemas = [
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
