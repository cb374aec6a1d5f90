import type { DataPath } from "../entry"
import { alternativeProblem } from "../reading/alternative"
import { imagePath } from "../reading/image-path"
import { asWarning } from "../severity"
import { isDescribed } from "../shapes/picture"
import { walkShape } from "../shapes/shape"
import { issueIn, ofEach, type Rule } from "./rule"

/** What stands for a picture says what it shows. */
const alternativesSayWhat = ofEach(entry =>
  walkShape(entry.kind.shape, entry.data, (text, path) => {
    const message = /alt$/i.test(String(path.at(-1))) ? alternativeProblem(text) : undefined
    return message ? [asWarning(issueIn(entry, path, message))] : []
  }),
)

const hasValue = (data: unknown, path: DataPath): boolean =>
  path.reduce((value, key) => (value as Record<string | number, unknown> | undefined)?.[key], data) !== undefined

/** A picture that tells something says what: its file by its title, or the text beside it. */
const picturesSayWhat: Rule = ({ entries, folder: { images } }) =>
  entries.flatMap(entry =>
    walkShape(entry.kind.shape, entry.data, (path, where, shape) => {
      const facts = isDescribed(shape) ? images?.get(imagePath(entry.file, path)) : undefined
      // What is no picture at all is told of that.
      if (!facts?.type || facts.title || hasValue(entry.data, [...where.slice(0, -1), "alt"])) return []
      const orTitle = facts.type === "svg" ? ", or give the file a <title>" : ""
      return [issueIn(entry, where, `Nothing says what this picture shows. Write it below as "alt"${orTitle}.`)]
    }),
  )

export const alternativeRules: Rule[] = [alternativesSayWhat, picturesSayWhat]
