import type { Issue } from "../entry"
import { isoDate, isRealDay } from "../reading/iso-date"
import { asWarning } from "../severity"
import { inFile } from "./lines"
import type { Rule } from "./rule"

const DAY =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}\b/g

/** What stands before a day that is the whole of a field: its type tells of it. */
const FIELD = /\w:\s*["']?$/

/** No text names a day that the calendar has not; fields that are days are told by their types. */
const daysExist: Rule = ({ folder: { texts } }) =>
  [...texts].flatMap(([file, text]) =>
    text.split("\n").flatMap((line, index): Issue[] =>
      [...line.matchAll(DAY)]
        .filter(({ 0: day, index: offset }) => !isRealDay(isoDate(day)) && !FIELD.test(line.slice(0, offset)))
        .map(({ 0: day, index: offset }) =>
          asWarning(
            inFile(file, `The calendar has no "${day}". Correct the day or the month.`, {
              line: index + 1,
              column: offset + 1,
            }),
          ),
        ),
    ),
  )

export const dayRules: Rule[] = [daysExist]
