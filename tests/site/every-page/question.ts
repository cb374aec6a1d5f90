import type { TestContext } from "node:test"
import type { BuiltPage } from "../built-pages"
import type { Visit } from "../site"

/** A page that is open, and everything a question may need. */
export interface OpenPage extends Visit {
  built: BuiltPage
  /** Makes the window as wide as this. */
  resize: (width: number) => Promise<void>
}

/**
 * Something that holds for every page. A page is opened once and asked one question after another, so a question leaves
 * the page as it found it: screen, light mode, scrolled to the top. The width is the question's own.
 */
export interface Question {
  title: string
  ask: (open: OpenPage, t: TestContext) => Promise<void>
}
