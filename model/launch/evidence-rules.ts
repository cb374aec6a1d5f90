import { z } from "zod"
import {
  type DataPath,
  type Entry,
  type Issue,
  isRealDay,
  issueIn,
  required,
  type Rule,
  valueAt,
} from "../../packages/content-engine"
import type { Evidence } from "../parts/evidence"

/** Where records stand that carry evidence: every group whose shape has the field. */
const recordsIn = (shape: z.core.$ZodType, value: unknown, path: DataPath): DataPath[] => {
  const inner = required(shape)
  if (Array.isArray(value))
    return inner instanceof z.ZodArray
      ? value.flatMap((item, index) => recordsIn(inner.element, item, [...path, index]))
      : []
  if (!(inner instanceof z.ZodObject) || value === null || typeof value !== "object") return []
  const fields: Record<string, z.core.$ZodType> = inner.shape
  return [
    ...("evidence" in fields ? [path] : []),
    ...Object.entries(value).flatMap(([key, part]) =>
      fields[key] ? recordsIn(fields[key], part, [...path, key]) : [],
    ),
  ]
}

type Tell = (entry: Entry, at: DataPath, evidence: Evidence | undefined, today: string) => Issue[]

const ofRecords =
  (tell: Tell): Rule =>
  ({ entries, folder: { today } }) =>
    entries.flatMap(entry =>
      recordsIn(entry.kind.shape, entry.data, []).flatMap(at =>
        tell(entry, at, valueAt(entry.data, [...at, "evidence"]) as Evidence | undefined, today),
      ),
    )

/** What a record is called by. */
const NAMES = ["name", "title"]

/** Every figure, result, case, quote and person is measured or approved. */
const proven = ofRecords((entry, at, evidence) => {
  if (evidence && evidence.kind !== "sample") return []
  const field = NAMES.find(name => valueAt(entry.data, [...at, name]) !== undefined) ?? ""
  return [
    issueIn(
      entry,
      [...at, field],
      `${JSON.stringify(valueAt(entry.data, [...at, field]))} ${evidence ? "is a sample" : "has no evidence"}. Once it is true, say so here: evidence: { kind: approved, by: Ana Souza, on: "2026-05-02" }`,
    ),
  ]
})

/** What is measured or approved says by whom and when. */
const said = ofRecords((entry, path, evidence, today) => {
  if (!evidence || evidence.kind === "sample") return []
  const at = (field: string, message: string) => [issueIn(entry, [...path, "evidence", field], message)]
  const { kind, by, on } = evidence
  if (!by) return at("kind", `Say who ${kind} it: by: Ana Souza`)
  if (!on) return at("kind", `Say when it was ${kind}: on: "2026-05-02"`)
  if (!isRealDay(on)) return at("on", `The calendar has no "${on}". Correct the day or the month.`)
  return on > today ? at("on", `${on} has not come yet. Write the day on which it was ${kind}.`) : []
})

/** What evidence says is whole. */
export const evidenceRules: Rule[] = [said]

/** What is claimed and not shown to be true. */
export const provenRules: Rule[] = [proven]
