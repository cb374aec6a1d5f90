import { alternativeProblem } from "../reading/alternative"
import { asWarning } from "../severity"
import { walkShape } from "../shapes/shape"
import { issueIn, ofEach, type Rule } from "./rule"

/** What stands for a picture says what it shows. */
const alternativesSayWhat = ofEach(entry =>
  walkShape(entry.kind.shape, entry.data, (text, path) => {
    const message = /alt$/i.test(String(path.at(-1))) ? alternativeProblem(text) : undefined
    return message ? [asWarning(issueIn(entry, path, message))] : []
  }),
)

export const alternativeRules: Rule[] = [alternativesSayWhat]
