import type { Location } from "./entry"
import { contentErrors } from "./messages/content-errors"
import { fileErrors } from "./messages/file-errors"
import { warnings } from "./messages/warnings"

/** Message functions by code. Backticks mark names of fields, which the web editor replaces by labels. */
const messages = { ...fileErrors, ...contentErrors, ...warnings }

type Code = keyof typeof messages

/** Formats of the values that messages name. The web editor has its own. */
export interface Terms {
  location: (location: Location) => string
  /** Formats the value of a field, such as the ID of another entry. */
  value: <Value>(value: Value) => Value | string
  count: (count: number) => string
}

/** Formats a location: "content/site.yaml:3:1". */
export const formatLocation = ({ file, line, column }: Location): string => `${file}:${line}:${column}`

const defaultTerms: Terms = { location: formatLocation, value: value => value, count: String }

/** A problem without its position. */
export interface Problem {
  /** Message code; "site" for site-specific rules. */
  code: Code | "site"
  message: string
  /** Returns the message in other terms. Missing if the terms do not change it. */
  inTerms?: (terms: Terms) => string
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

/** A problem, or the message of a site-specific rule; a function if its message names values. */
export type ProblemInput = Problem | string | ((terms: Terms) => Problem | string)

/** Returns a problem; a plain message gets the code "site". */
export const toProblem = (input: ProblemInput): Problem => {
  if (typeof input === "function")
    return { ...toProblem(input(defaultTerms)), inTerms: terms => toProblem(input(terms)).message }
  return typeof input === "string" ? { code: "site", message: input } : input
}

/** Appends a sentence to the message of a problem. */
export const withSentence = <Input extends Problem>(input: Input, createSentence: (terms: Terms) => string): Input => ({
  ...input,
  ...toProblem(terms => ({
    ...input,
    message: `${input.inTerms?.(terms) ?? input.message} ${createSentence(terms)}`,
  })),
})
