import type { ReactNode } from "react"

/** The sheet of every drawing of a post. Lettering of 21 units is 13 px on the narrowest phone. */
export const sheet = { width: 560, height: 380, letter: 21 }

/** The drawing of one article: its sums to scale. */
export interface PostDrawing {
  /** How many labels it needs from the post's front matter. */
  labels: number
  /** @param label the label of that number, counted from 0 */
  draw: (label: (index: number) => string) => ReactNode
}
