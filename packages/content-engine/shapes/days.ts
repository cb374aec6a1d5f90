import { z } from "zod"
import { patternOf } from "./shape"

const MONTH = "(?:January|February|March|April|May|June|July|August|September|October|November|December)"
const DAY = "(?:[1-9]|[12]\\d|3[01])"
const LONG = new RegExp(`^(?:${MONTH} ${DAY}, \\d{4}|${DAY} ${MONTH} \\d{4}|\\d{4}-\\d\\d-\\d\\d)$`)

/** A day, in one of three ways that cannot be mistaken; visitors read "October 28, 2025". */
export const day = z
  .string()
  .regex(LONG, 'must be a date such as "October 28, 2025", "28 October 2025" or "2025-10-28"')
  .meta({ examples: ["October 28, 2025", "2025-10-28"] })

/** Whether a text of this shape is a day. */
export const isDay = (shape: z.core.$ZodType): boolean => patternOf(shape)?.pattern === LONG
