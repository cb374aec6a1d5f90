import type { z } from "zod"
import { type Check, issueIn } from "../../../packages/content-engine"
import type { shape } from "./shape"

type Data = z.infer<typeof shape>

/** Before it there was no web. */
const FIRST_YEAR = 1991

/** Years ahead for which nobody plans a post. */
const FAR = 10

/** The day of a post is one of our time. */
export const isOfOurTime: Check<Data> = ({ date }, entry, { folder: { today } }) => {
  const year = Number(date.slice(0, 4))
  const ahead = year - Number(today.slice(0, 4))
  if (year < FIRST_YEAR)
    return [issueIn(entry, ["date"], `No blog is as old as ${year}. Correct the year: visitors read it.`)]
  return ahead > FAR ? [issueIn(entry, ["date"], `${year} is ${ahead} years ahead. Correct the year.`)] : []
}

/** A correction comes after what it corrects, has happened, and says what it was. */
export const correctionFits: Check<Data> = ({ date, corrected, correction }, entry, { folder: { today } }) => {
  if ((corrected === undefined) !== (correction === undefined)) {
    const [there, other] = corrected === undefined ? ["correction", "corrected"] : ["corrected", "correction"]
    return [issueIn(entry, [there], `This needs "${other}" beside it. Add that line, or delete this one.`)]
  }
  if (corrected === undefined) return []
  const at = ["corrected"]
  if (corrected < date) return [issueIn(entry, at, `The post is of ${date}. Correct one of the two dates.`)]
  return corrected > today ? [issueIn(entry, at, `${corrected} has not come yet. Put the day of the change here.`)] : []
}
