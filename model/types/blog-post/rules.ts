import type { z } from "zod"
import { type Check, issueIn } from "../../../packages/content-engine"
import type { shape } from "./shape"

type Data = z.infer<typeof shape>

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
