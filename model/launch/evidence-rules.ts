import {
  type DataPath,
  type Entry,
  type Issue,
  issueIn,
  ofType,
  type Rule,
  valueAt,
} from "../../packages/content-engine"
import { caseStudy } from "../types/case-study"
import { claim } from "../types/claim"
import { homePage } from "../types/home-page"
import { pressPage } from "../types/press-page"
import { teamMember } from "../types/team-member"
import { testimonial } from "../types/testimonial"

const ADVICE = 'Once it is true, say so here: evidence: { kind: approved, by: Ana Souza, on: "2026-05-02" }'

/** Tells a record that is not proven, by what it is called. */
const unproven = (entry: Entry, at: DataPath, what: string, name: string): Issue[] => {
  const kind = valueAt(entry.data, [...at, "evidence", "kind"])
  const why = kind === "sample" ? "is a sample" : "has no evidence"
  return kind === "measured" || kind === "approved"
    ? []
    : [issueIn(entry, [...at, name], `${what} ${JSON.stringify(valueAt(entry.data, [...at, name]))} ${why}. ${ADVICE}`)]
}

/** Every figure, case, quote and person is measured or approved. */
const everythingProven: Rule = ({ entries }) => [
  ...ofType(entries, claim).flatMap(entry => unproven(entry as unknown as Entry, [], "The figure", "name")),
  ...ofType(entries, caseStudy).flatMap(entry => unproven(entry as unknown as Entry, [], "The case", "title")),
  ...ofType(entries, testimonial).flatMap(entry => unproven(entry as unknown as Entry, [], "The quote of", "name")),
  ...ofType(entries, teamMember).flatMap(entry => unproven(entry as unknown as Entry, [], "The person", "name")),
  ...ofType(entries, homePage).flatMap(entry =>
    (entry.data.testimonials?.items ?? []).flatMap((_, index) =>
      unproven(entry as unknown as Entry, ["testimonials", "items", index], "The quote of", "name"),
    ),
  ),
  ...ofType(entries, pressPage).flatMap(entry =>
    (entry.data.quotes?.items ?? []).flatMap((_, index) =>
      unproven(entry as unknown as Entry, ["quotes", "items", index], "The quote of", "name"),
    ),
  ),
]

/** What is claimed and not shown to be true. */
export const evidenceRules: Rule[] = [everythingProven]
