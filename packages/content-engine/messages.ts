import type { Location } from "./entry"
import { contentErrors } from "./messages/content-errors"
import { fileErrors } from "./messages/file-errors"
import { warnings } from "./messages/warnings"

/** Message functions by code. Backticks mark names of fields, which the web editor replaces by labels. */
const messages = { ...fileErrors, ...contentErrors, ...warnings }

type Code = keyof typeof messages

/** A problem without its position. */
export interface Problem {
  /** Message code; "site" for site-specific rules. */
  code: Code | "site"
  message: string
  /** Warnings do not fail the build. Default: error. */
  severity?: "warning"
}

/**
 * Creates a problem from a message code.
 * @param args - values that the message names
 */
export const problem = <Key extends Code>(code: Key, ...args: Parameters<(typeof messages)[Key]>): Problem => {
  // TypeScript does not correlate a code with the parameters of its function.
  const createMessage = messages[code] as (...all: typeof args) => string
  return { code, message: createMessage(...args), ...(code in warnings && { severity: "warning" }) }
}

/** Formats a location: "content/site.yaml:3:1". */
export const formatLocation = ({ file, line, column }: Location): string => `${file}:${line}:${column}`

/** A problem, or the message of a site-specific rule. */
export type ProblemInput = Problem | string

/** Returns a problem; a plain message gets the code "site". */
export const toProblem = (input: ProblemInput): Problem =>
  typeof input === "string" ? { code: "site", message: input } : input
