import type { z } from "zod"
import { type Check, group, isoDay, isRealDay, issueIn, oneOf, text } from "../../packages/content-engine"

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

type Proven = Partial<Record<"evidence", z.infer<typeof evidence> | undefined>>

/** What is measured or approved says by whom and when. */
export const evidenceSays: Check<Proven> = ({ evidence: shown }, entry, { folder: { today } }) => {
  if (!shown || shown.kind === "sample") return []
  const at = (field: string, message: string) => [issueIn(entry, ["evidence", field], message)]
  const { kind, by, on } = shown
  if (!by) return at("kind", `Say who ${kind} it: by: Ana Souza`)
  if (!on) return at("kind", `Say when it was ${kind}: on: "2026-05-02"`)
  if (!isRealDay(on)) return at("on", `The calendar has no "${on}". Correct the day or the month.`)
  return on > today ? at("on", `${on} has not come yet. Write the day on which it was ${kind}.`) : []
}
