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

/** An object in the data of a file: the whole, or an entry of a list. */
interface Part {
  base: DataPath
  data: unknown
}

const partsOf = ({ data }: Source, { list }: Collection): Part[] =>
  list && Array.isArray(data)
    ? data.map((item: unknown, index) => ({ base: [index], data: item }))
    : [{ base: [], data }]

/** What is wrong with the shape of a file. */
const checkShape = (source: Source, collection: Collection): Issue[] => {
  const { list, mayBeEmpty, shape: item } = collection
  const shape: z.ZodType = list ? item.array().min(mayBeEmpty ? 0 : 1) : item
  // Each shape reads a few objects: to compile it first would take longer than all of them.
  const result = shape.safeParse(source.data, { reportInput: true, jitless: true })
  if (!result.success)
    return withoutMisspelt(result.error.issues, source.data, shape).flatMap(found => explain(found, source, shape))
  return partsOf(source, collection).flatMap(({ base, data }) =>
    missingIn(item, data as Entry["data"]).map(path => {
      const whole = [...base, ...path]
      return source.issue(whole, missingField(whole, shape, source.data))
    }),
  )
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
  const { references, syntaxIssues } = source
  const hasProse = file.endsWith(".mdx") && (source.body !== "" || syntaxIssues.length === 0)
  const prose = hasProse ? readProse(source.body) : undefined
  const proseIssues =
    prose?.problems.map(found => ({ file: source.file, path: "", ...found, ...source.written(found) })) ?? []
  const entryOf = (base: DataPath, data: Record<string, unknown>): Entry => ({
    type,
    kind: collection,
    file,
    base,
    data,
    source,
    prose,
  })
  if (syntaxIssues.length > 0) {
    const recovered = list ? undefined : recover(content)
    const misshapen = recovered || prose ? [entryOf([], recovered ?? {})] : []
    return { type, issues: syntaxIssues, proseIssues, references, entries: [], misshapen, isUnknown: !recovered }
  }
  const issues = checkShape(source, collection)
  const parts = partsOf(source, collection)
  const objects = parts.flatMap(({ base, data }) => (isObject(data) ? [entryOf(base, data)] : []))
  // In a list, the others of the file are right.
  const isRight = ({ base: [index] }: Entry) =>
    issues.every(({ path }) => index !== undefined && path !== "" && !path.startsWith(`[${index}]`))
  const entries = objects.filter(isRight)
  const misshapen = objects.filter(entry => !isRight(entry))
  const isUnknown =
    issues.length > 0 && (objects.length < parts.length || !misshapen.every(entry => isNamed(entry, issues)))
  return { type, issues, proseIssues, references, entries, misshapen, isUnknown }
}

interface Known {
  content: string
  figures: Figures
  assessment: Assessment
}

/**
 * @param readProse reads what stands below the details of a file
 * @returns a function that assesses a file and remembers its last state
 */
export const createAssessor = (readProse: ReadProse) => {
  const last = new Map<string, Known>()
  return (file: string, content: string, collection: Collection, figures: Figures): Assessment => {
    const known = last.get(file)
    if (known?.content === content && known.figures === figures) return known.assessment
    const nothing = { type: collection.type, proseIssues: [], references: [], entries: [], misshapen: [] }
    let assessment: Assessment
    try {
      assessment = assess(file, content, collection, figures, readProse)
    } catch (error) {
      assessment = { ...nothing, issues: [unchecked(`content/${file}`, error)], isUnknown: true }
    }
    last.set(file, { content, figures, assessment })
    return assessment
  }
}
