import type { Issue } from "../entry"

const FAILED = "The check itself has failed at this file"

/** Whether an issue is such a fault. */
export const isUnchecked = ({ message }: Issue): boolean => message.startsWith(FAILED)

/**
 * A fault of the check itself, as a message at the file it was looking at: whoever edits texts sees where it stopped,
 * and all else is still told.
 * @param file path from the project's root
 */
export const unchecked = (file: string, error: unknown): Issue => ({
  file,
  line: 1,
  column: 1,
  path: "",
  message: `${FAILED} (${error instanceof Error ? error.message : String(error)}), so not all of it is checked. Undo the last change here, and show this line to whoever looks after the site.`,
})
