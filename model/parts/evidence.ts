import type { z } from "zod"
import { group, isoDay, oneOf, text } from "../../packages/content-engine"

/**
 * What shows that something is true: a figure, a person, a result, a quote. `npm run check:launch` asks for it, record
 * by record.
 */
export const evidence = group(
  "Evidence",
  "What shows that this is true. A site goes live with it, and never without.",
  {
    kind: oneOf("EvidenceKind", "Where it comes from.", {
      sample: "It is made up, and shows what may stand here.",
      measured: "Somebody counted it; the source says in what.",
      approved: "Whom it is about, or who answers for it, has agreed to every word.",
    }),
    by: text("Who measured or approved it.", 80).optional(),
    on: isoDay.optional().describe('The day on which they did, for example "2026-05-02", in quotes.'),
  },
)

/** What evidence says. */
export type Evidence = z.infer<typeof evidence>
