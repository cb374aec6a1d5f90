import type { z } from "zod"
import { builtLabels } from "../../src/scenes/built/labels"
import { type Check, LABEL, labelsFit, list, oneOf, oneOfBoth, picture, text } from "../../packages/content-engine"

/** The things that were built for clients, each drawn as itself (src/scenes/built/). */
const builtDrawing = oneOf("BuiltDrawing", "Drawing of what was built for a client (src/scenes/built/).", {
  brandSheet: "The sheets of a brand, a bag, and a poster to fill in.",
  checkout: "A checkout on a phone, beside it a crate of bottles.",
  firstReport: "A report in a browser, with a question about one entry.",
  mapResult: "A practice, and a phone that finds it on the map.",
  partsCatalog: "A catalog in a browser: a retired part and its successor.",
  quoteDesk: "An inbox in a browser, with a drafted price.",
})

/** What a case shows of the work itself. */
export const built = picture("CaseBuilt", "What was built, as the client's people see it.", builtDrawing, {
  caption: text("What it is and what one sees in it, one or two sentences."),
  labels: list("The words in the drawing.", text("Words in the drawing, a few.", LABEL))
    .optional()
    .describe("The words in the drawing, in its order; they are short. A file has none."),
})

/** What was built is a drawing with all of its words, or a file. */
export const builtShown: Check<{ built?: z.infer<typeof built> | undefined }> = ({ built: shown }, entry) => [
  ...oneOfBoth(entry, ["built"], shown),
  ...labelsFit(entry, ["built", "labels"], shown?.drawing && builtLabels[shown.drawing], shown?.labels),
]
