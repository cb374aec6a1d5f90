import type { BuiltPage } from "../built-pages"
import type { Visit } from "../site"

/** A page that is open, and everything a question may need. */
interface OpenPage extends Visit {
  built: BuiltPage
}

/**
 * Something that holds for every page. A page is opened once and asked one question after another, those of a width
 * together, because laying a page out anew takes longer than most questions. So a question leaves the page as it found
 * it: screen, light mode, scrolled to the top.
 */
export interface Question {
  title: string
  /** Width of the window it is asked in. */
  width: number
  /** Height of the window, if not that of every visit. */
  height?: number
  ask: (open: OpenPage) => Promise<void>
}

/** The same question in windows of several widths. */
export const inWidths = <Width extends number>(
  widths: readonly Width[],
  ask: (open: OpenPage, width: Width) => Promise<void>,
  title: string,
): Question[] => widths.map(width => ({ title: `${title} at ${width} px`, width, ask: open => ask(open, width) }))
