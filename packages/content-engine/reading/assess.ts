import type { z } from "zod"
import type { DataPath, Entry, Issue, Prose, Source } from "../entry"
import { isObject } from "../walk"
import type { Figures } from "./claims"
import type { Collection } from "./collections"
import { explain, withoutMisspelt } from "./explain"
import { readSource } from "./source"
import { unchecked } from "./unchecked"

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
  const problems = result.error?.issues ?? []
  return withoutMisspelt(problems, source.data, shape).flatMap(found => explain(found, source, shape))
}

const assess = async (
  file: string,
  content: string,
  collection: Collection,
  figures: Figures,
  readProse: (body: string) => Promise<Prose>,
): Promise<Assessment> => {
  const { type } = collection
  const source = readSource(`content/${file}`, content, figures)
  const { references, syntaxIssues } = source
  const hasProse = file.endsWith(".mdx") && (source.body !== "" || syntaxIssues.length === 0)
  const prose = hasProse ? await readProse(source.body) : undefined
  const proseIssues =
    prose?.problems.map(found => ({ file: source.file, path: "", ...found, ...source.written(found) })) ?? []
  const issues = syntaxIssues.length > 0 ? syntaxIssues : checkShape(source, collection)
  // In a list, the others of the file are right.
  const isRight = ({ base: [index] }: Part) =>
    issues.every(({ path }) => index !== undefined && path !== "" && !path.startsWith(`[${index}]`))
  const entries = partsOf(source, collection).flatMap((part): Entry[] => {
    const { base, data } = part
    return isObject(data) && isRight(part) ? [{ type, kind: collection, file, base, data, source, prose }] : []
  })
  return { type, issues, proseIssues, references, entries }
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
export const createAssessor = (readProse: (body: string) => Promise<Prose>) => {
  const last = new Map<string, Known>()
  return async (file: string, content: string, collection: Collection, figures: Figures): Promise<Assessment> => {
    const known = last.get(file)
    if (known?.content === content && known.figures === figures) return known.assessment
    const nothing = { type: collection.type, proseIssues: [], references: [], entries: [] }
    let assessment: Assessment
    try {
      assessment = await assess(file, content, collection, figures, readProse)
    } catch (error) {
      assessment = { ...nothing, issues: [unchecked(`content/${file}`, error)] }
    }
    last.set(file, { content, figures, assessment })
    return assessment
  }
}
