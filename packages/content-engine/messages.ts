import { ERRORS } from "./messages/errors"
import { READING_ERRORS } from "./messages/reading-errors"
import { WARNINGS } from "./messages/warnings"

/** What is told of each mistake, by its code: what is wrong, and what to type instead. */
const MESSAGES = { ...READING_ERRORS, ...ERRORS, ...WARNINGS }

/** The code of a mistake that any site can have. */
type Code = keyof typeof MESSAGES

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
export const problem = <Of extends Code>(code: Of, ...data: Parameters<(typeof MESSAGES)[Of]>): Problem => {
  // The compiler knows the parameters of each by itself only.
  const words = MESSAGES[code] as (...all: typeof data) => string
  return { code, message: words(...data), ...(code in WARNINGS && { severity: "warning" }) }
}

/** A mistake by its code, or in the words of a rule of the site. */
export type Told = Problem | string

export const toldAs = (told: Told): Problem => (typeof told === "string" ? { code: "site", message: told } : told)
