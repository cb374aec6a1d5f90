import type { Entry, Issue } from "../entry"
import { asWarning } from "../severity"
import { walkShape } from "../shapes/shape"
import { inFile } from "./lines"
import { issueIn, type Rule } from "./rule"

const TEMPLATE =
  "This text in [brackets] is from the template, and visitors would read it. Replace it with your own words."

/** Whether an issue is about words that are still to be written. */
export const isTemplateText = ({ message }: Issue): boolean => message === TEMPLATE

/** Whether an object is kept off the site while it is written. */
export const isDraft = ({ data }: Entry) => data.draft === true

/** Whether a text is as a template has left it. */
export const isBracketed = (text: string) => /^\[[^\]]*\]$/.test(text.trim())

/** Words of a template stand in drafts only. */
const templateFilled: Rule = ({ entries }) =>
  entries
    .filter(entry => !isDraft(entry))
    .flatMap(entry => [
      ...walkShape(entry.kind.shape, entry.data, (text, path) => {
        if (isBracketed(text)) return [issueIn(entry, path, TEMPLATE)]
        return /\[[A-Z][^\]]*\](?!\()/.test(text)
          ? [
              asWarning(
                issueIn(entry, path, "Visitors read these [brackets]. Replace them if something is to be filled in."),
              ),
            ]
          : []
      }),
      ...(entry.prose?.brackets ?? []).map(place => inFile(entry.file, TEMPLATE, place)),
    ])

export const scaffoldRules: Rule[] = [templateFilled]
