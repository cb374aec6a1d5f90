import { CONTENT_ERRORS } from "./messages/content-errors"
import { FILE_ERRORS } from "./messages/file-errors"
import { WARNINGS } from "./messages/warnings"

/** What is told of each mistake, by its code: what is wrong, and what to type instead. */
const messages = { ...FILE_ERRORS, ...CONTENT_ERRORS, ...WARNINGS }

/** The code of a mistake that any site can have. */
type Code = keyof typeof messages

/** What is told, wherever that is. */
export interface Problem {
  /** What kind of mistake it is; "site" of those that only this site knows, whose rules have words of their own. */
  code: Code | "site"
  message: string
  /** What may be meant: it is told and stops nothing. Without it, the issue is an error. */
  severity?: "warning"
}

/**
 * @param code of the mistake
 * @param data what its words name
 */
export const problem = <Of extends Code>(code: Of, ...data: Parameters<(typeof messages)[Of]>): Problem => {
  // The compiler knows the parameters of each by itself only.
  const words = messages[code] as (...all: typeof data) => string
  return { code, message: words(...data), ...(code in WARNINGS && { severity: "warning" }) }
}

/** A mistake by its code, or in the words of a rule of the site. */
export type ProblemInput = Problem | string

export const toProblem = (told: ProblemInput): Problem =>
  typeof told === "string" ? { code: "site", message: told } : told
