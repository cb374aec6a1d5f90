import type { z } from "zod"
import type { newsletter } from "../parts/newsletter"
import { type Check, issueIn } from "../../packages/content-engine"

/** A large figure and what it counts are shown together. */
export const figureNamed: Check<{ newsletter: z.infer<typeof newsletter> }> = (
  { newsletter: { figure, figureLabel } },
  entry,
) =>
  (figure === undefined) === (figureLabel === undefined)
    ? []
    : [
        issueIn(
          entry,
          ["newsletter", figure === undefined ? "figureLabel" : "figure"],
          '"figure" and "figureLabel" belong together. Add the other one, or delete this one.',
        ),
      ]
