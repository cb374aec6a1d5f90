import type { ReactNode } from "react"
import { fill } from "../../site/fill"
import { budget } from "./budget"
import { churn } from "./churn"
import type { PostDrawing } from "./drawing"
import { landing } from "./landing"
import { launch } from "./launch"
import { newsletter } from "./newsletter"
import { postNumbers } from "./numbers"
import { pages } from "./pages"
import { shipping } from "./shipping"
import { numberOf } from "../../site/language"

/** Every drawing of an article, by the name posts give it (`model/types/blog-post/shape.ts`). */
export const postDrawings: Record<Queries.PostDrawing, PostDrawing> = {
  budget,
  churn,
  landing,
  launch,
  newsletter,
  pages,
  shipping,
}

/** A drawing by its name, with the words in it. */
export interface DrawnPost {
  drawing: Queries.PostDrawing
  labels: readonly string[]
}

/** A large figure as people read it: 12,000. */
const readable = (figure: number): string => numberOf(figure, { maximumFractionDigits: 1 })

/** Draws the sums of an article. */
export const drawPost = ({ drawing, labels }: DrawnPost): ReactNode => {
  const { draw, words } = postDrawings[drawing]
  const numbers = postNumbers[drawing]
  const figures = Object.fromEntries(words?.(numbers).map((figure, index) => [index + 1, readable(figure)]) ?? [])
  return draw(index => fill(labels[index] ?? "", figures), numbers)
}
