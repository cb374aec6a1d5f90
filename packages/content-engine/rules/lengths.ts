import { asWarning } from "../severity"
import { metaOf, walkShape } from "../shapes/shape"
import { issueIn, ofEach, type Rule } from "./rule"

/** No heading is longer than reads well; what its place cannot hold is told by its shape. */
const headingsAreShort = ofEach(entry =>
  walkShape(entry.kind.shape, entry.data, (text, path, shape) => {
    const { readsWell: most } = metaOf(shape)
    return most !== undefined && text.length > most
      ? [
          asWarning(
            issueIn(
              entry,
              path,
              `This heading has ${text.length} characters, and reads well with ${most} at most. Say it shorter, if you can.`,
            ),
          ),
        ]
      : []
  }),
)

export const lengthRules: Rule[] = [headingsAreShort]
