import type { ReactNode } from "react"

/** The sheet of every drawing of a post. Lettering of 21 units is 13 px on the narrowest phone. */
export const sheet = { width: 560, height: 380, letter: 21 }

/** The drawing of one article: its sums to scale. */
export interface PostDrawing {
  /** Figures that stand in labels, computed from its numbers: a label has the first as {1}. */
  words?: (numbers: readonly number[]) => readonly number[]
  /**
   * @param label the label of that number, counted from 0
   * @param numbers what it is computed from (numbers.ts)
   */
  draw: (label: (index: number) => string, numbers: readonly number[]) => ReactNode
}
