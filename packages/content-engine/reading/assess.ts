import type { z } from "zod"
import type { Collection } from "./collections"
import type { Figures } from "./claims"
import type { DataPath, Entry, Issue, Source } from "../entry"
import { missingIn } from "./complete"
import { explain, missingField, withoutMisspelt } from "./explain"
import { readSource } from "./source"
import { unchecked } from "./unchecked"
import { isObject } from "../walk"
import type { ReadProse } from "../prose/parse"

/** What a file is by itself, whatever the others hold. */
export interface Assessment {
  type: string
  /** Of YAML and shape. */
  issues: Issue[]
  proseIssues: Issue[]
  /** Of references to figures. */
  references: Issue[]
  /** Objects that have their shape. */
  entries: Entry[]
  /** Objects that can be read but do not have their shape: what others refer to may still be in them. */
  misshapen: Entry[]
  /** Whether it cannot be told which names and addresses the file gives. */
  isUnknown: boolean
}

type Shape = z.ZodType
type Data = Record<string, unknown>

/** What is wrong with the shape of a file, by the object (of a list file) that it is in. */
const checkShape = (
  source: Source,
  { list, mayBeEmpty, shape: item }: Collection,
): { issues: Issue[]; spoilt: Set<DataPath[number]> | "all" } => {
  const shape: Shape = list ? item.array().min(mayBeEmpty ? 0 : 1) : item
  // Each shape reads a few objects: to compile it first would take longer than all of them.
  const result = shape.safeParse(source.data, { reportInput: true, jitless: true })
  if (result.success) {
    const objects = list
      ? (source.data as Data[]).map((data, index) => ({ base: [index], data }))
      : [{ base: [], data: source.data as Data }]
    const missing = objects.flatMap(({ base, data }) => missingIn(item, data).map(path => [...base, ...path]))
    return {
      issues: missing.map(path => source.issue(path, missingField(path, shape, source.data))),
      spoilt: new Set(list ? missing.map(([place]) => place as DataPath[number]) : []),
    }
  }
  const isList = Array.isArray(source.data)
  if (source.data === null || typeof source.data !== "object" || isList !== Boolean(list)) {
    const expected = list ? "a list (lines that begin with -)" : "named fields (lines like title: …)"
    const held =
      source.data === null
        ? "nothing"
        : isList
          ? "a list"
          : typeof source.data === "object"
            ? "named fields"
            : "a single value"
    return { issues: [source.issue([], `This file must hold ${expected}, but it holds ${held}.`)], spoilt: "all" }
  }
  const problems = withoutMisspelt(result.error.issues, source.data, shape)
  const issues = problems.flatMap(problem => explain(problem, source, shape))
  return { issues, spoilt: list ? new Set(result.error.issues.map(({ path }) => path[0] as DataPath[number])) : "all" }
}

/** Fields that give an object its name or address. */
const NAMES = ["slug", "id", "title"]

/** The name and address of a file whose YAML is broken, if they can be read off its lines. */
const recover = (content: string): Record<string, unknown> | undefined => {
  const slug = /^slug:[ \t]*["']?([a-z0-9-]+)["']?[ \t]*\r?$/m.exec(content)?.[1]
  return slug === undefined ? undefined : { slug }
}

/** Whether an object that has not its shape still says what it is called. */
const isNamed = ({ data, source, base }: Entry, issues: Issue[]): boolean => {
  const named = NAMES.filter(name => typeof data[name] === "string")
  return (
    named.length > 0 && !issues.some(issue => NAMES.some(name => issue.path === source.issue([...base, name], "").path))
  )
}

const assess = (
  file: string,
  content: string,
  collection: Collection,
  figures: Figures,
  readProse: ReadProse,
): Assessment => {
  const { type, list } = collection
  const source = readSource(`content/${file}`, content, figures)
  const { references } = source
  const hasProse = file.endsWith(".mdx") && (source.body !== "" || source.syntaxIssues.length === 0)
  const prose = hasProse ? readProse(source.body) : undefined
  const proseIssues =
    prose?.problems.map(problem => ({ file: source.file, path: "", ...problem, ...source.written(problem) })) ?? []
  const entryOf = (base: DataPath, data: Record<string, unknown>): Entry => ({
    type,
    kind: collection,
    file,
    base,
    data,
    source,
    prose,
  })
  if (source.syntaxIssues.length > 0) {
    const recovered = list ? undefined : recover(content)
    const misshapen = recovered || prose ? [entryOf([], recovered ?? {})] : []
    return { type, issues: source.syntaxIssues, proseIssues, references, entries: [], misshapen, isUnknown: !recovered }
  }
  const { issues, spoilt } = checkShape(source, collection)
  const objects =
    list && Array.isArray(source.data)
      ? source.data.map((data: unknown, index) => ({ base: [index], data }))
      : [{ base: [], data: source.data }]
  const entries: Entry[] = []
  const misshapen: Entry[] = []
  for (const { base, data } of objects) {
    const isSpoilt = spoilt === "all" || spoilt.has(base[0] ?? "")
    if (isObject(data)) (isSpoilt ? misshapen : entries).push(entryOf(base, data))
  }
  const isUnknown =
    issues.length > 0 &&
    (entries.length + misshapen.length < objects.length || !misshapen.every(entry => isNamed(entry, issues)))
  return { type, issues, proseIssues, references, entries, misshapen, isUnknown }
}

interface Known {
  content: string
  figures: Figures
  readProse: ReadProse
  assessment: Assessment
}

/** @returns a function that assesses a file and remembers its last state */
export const createAssessor = () => {
  const last = new Map<string, Known>()
  const assessed = (...[file, content, collection, ...others]: Parameters<typeof assess>): Assessment => {
    try {
      return assess(file, content, collection, ...others)
    } catch (error) {
      const { type } = collection
      const issues = [unchecked(`content/${file}`, error)]
      return { type, issues, proseIssues: [], references: [], entries: [], misshapen: [], isUnknown: true }
    }
  }
  return (...[file, content, collection, figures, readProse]: Parameters<typeof assessed>): Assessment => {
    const known = last.get(file)
    if (known?.content === content && known.figures === figures && known.readProse === readProse)
      return known.assessment
    const assessment = assessed(file, content, collection, figures, readProse)
    last.set(file, { content, figures, readProse, assessment })
    return assessment
  }
}
