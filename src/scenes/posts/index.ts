import { budget } from "./budget"
import { churn } from "./churn"
import type { PostDrawing } from "./drawing"
import { landing } from "./landing"
import { launch } from "./launch"
import { newsletter } from "./newsletter"
import { pages } from "./pages"
import { shipping } from "./shipping"

/** Every drawing of an article, by the name posts give it (`gatsby/content/types/blog-post.ts`). */
export const postDrawings: Record<Queries.PostDrawing, PostDrawing> = {
  budget,
  churn,
  landing,
  launch,
  newsletter,
  pages,
  shipping,
}
