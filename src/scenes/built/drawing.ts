import type { ReactNode } from "react"

/** The sheet of every drawing of a built thing. Lettering of 21 units is 13 px on the narrowest phone. */
export const sheet = { width: 560, height: 440, letter: 21 }

/**
 * A built thing, drawn as itself.
 * @param label the label of that number, counted from 0; labels.ts tells how many it needs
 */
export type BuiltDrawing = (label: (index: number) => string) => ReactNode
