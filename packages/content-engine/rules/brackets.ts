import { isDraft } from "../pages/publication"
import { asWarning } from "../severity"
import { walkShape } from "../shapes/shape"
import { inFile } from "./lines"
import { issueIn, type Rule } from "./rule"

const PLACEHOLDER = "Visitors would read this text in [brackets]. Replace it with your own words."

/** Words in [brackets] hold a place for others: they stand in drafts only. */
const bracketsFilled: Rule = ({ entries }) =>
  entries
    .filter(entry => !isDraft(entry))
    .flatMap(entry => [
      ...walkShape(entry.kind.shape, entry.data, (text, path) => {
        if (/^\[[^\]]*\]$/.test(text.trim())) return [issueIn(entry, path, PLACEHOLDER)]
        return /\[[A-Z][^\]]*\](?!\()/.test(text)
          ? [
              asWarning(
                issueIn(entry, path, "Visitors read these [brackets]. Replace them if something is to be filled in."),
              ),
            ]
          : []
      }),
      ...(entry.prose?.brackets ?? []).map(place => inFile(entry.file, PLACEHOLDER, place)),
    ])

export const bracketRules: Rule[] = [bracketsFilled]
