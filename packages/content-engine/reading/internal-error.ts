import type { Issue } from "../entry"
import { problem } from "../messages"

/**
 * Converts an exception of a check to an issue, so that other checks continue.
 * @param file - path from the project root: the checked file, or the site file for rules
 */
export const internalError = (file: string, error: unknown): Issue => ({
  ...problem("internalError", error instanceof Error ? error.message : String(error)),
  file,
  line: 1,
  column: 1,
  path: "",
})
