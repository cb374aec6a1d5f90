import { z } from "zod"
import { getMeta } from "./introspection"

/** A date as YYYY-MM-DD, which sorts as text; rejects 2026-02-30. Pages render "October 28, 2025". */
export const day = z
  .string()
  .regex(z.regexes.date, "must be a valid date as year-month-day, such as 2025-10-28")
  .meta({ format: "day", examples: ["2025-10-28"] })

/** Returns whether a schema is `day`. */
export const isDateField = (schema: z.core.$ZodType): boolean => getMeta(schema).format === "day"

/** Returns whether a text is a valid date as YYYY-MM-DD. */
export const isCalendarDate = (text: string): boolean => z.regexes.date.test(text)
