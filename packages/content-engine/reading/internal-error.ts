import type { Issue } from "../entry"
import { problem } from "../messages"

/**
 * A fault of the check itself, as a message: whoever edits texts sees that it stopped, and all else is still told.
 * @param file path from the project's root: the one it was looking at, or the first of the site
 */
export const internalError = (file: string, error: unknown): Issue => ({
  ...problem("internalError", error instanceof Error ? error.message : String(error)),
  file,
  line: 1,
  column: 1,
  path: "",
})
