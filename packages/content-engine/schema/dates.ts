import { z } from "zod"
import { getMeta } from "./introspection"

/** A day of the calendar, which has no 2026-02-30, as it sorts; visitors read "October 28, 2025". */
export const day = z
  .string()
  .regex(z.regexes.date, "must be a day of the calendar as year-month-day, such as 2025-10-28")
  .meta({ format: "day", examples: ["2025-10-28"] })

/** Whether a text of this shape is a day. */
export const isDateField = (schema: z.core.$ZodType): boolean => getMeta(schema).format === "day"

/** Whether a text is a day of the calendar as YYYY-MM-DD. */
export const isCalendarDate = (text: string): boolean => z.regexes.date.test(text)
