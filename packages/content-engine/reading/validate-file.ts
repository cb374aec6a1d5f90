import type { z } from "zod"
import type { DataPath, Entry, Issue, ProseAnalysis, Source } from "../entry"
import { isObject } from "../walk"
import type { ReferenceValues } from "./claims"
import type { Collection } from "./collections"
import { explainZodIssue, dropMisspelledKeys } from "./zod-issues"
import { parseSource } from "./source"
import { internalError } from "./internal-error"

/** What a file is by itself, whatever the others hold. */
export interface FileResult {
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
const checkSchema = (source: Source, collection: Collection): Issue[] => {
  const { list, allowEmpty: mayBeEmpty, schema: item } = collection
  const schema: z.ZodType = list ? item.array().min(mayBeEmpty ? 0 : 1) : item
  // Each shape reads a few objects: to compile it first would take longer than all of them.
  const result = schema.safeParse(source.data, { reportInput: true, jitless: true })
  const problems = result.error?.issues ?? []
  return dropMisspelledKeys(problems, source.data, schema).flatMap(found => explainZodIssue(found, source, schema))
}

const validateFile = async (
  file: string,
  content: string,
  collection: Collection,
  values: ReferenceValues,
  readProse: (body: string) => Promise<ProseAnalysis>,
): Promise<FileResult> => {
  const { type } = collection
  const source = parseSource(`content/${file}`, content, values)
  const { references, syntaxIssues } = source
  const hasProse = file.endsWith(".mdx") && (source.body !== "" || syntaxIssues.length === 0)
  const prose = hasProse ? await readProse(source.body) : undefined
  const proseIssues =
    prose?.problems.map(found => ({ file: source.file, path: "", ...found, ...source.originalPosition(found) })) ?? []
  const issues = syntaxIssues.length > 0 ? syntaxIssues : checkSchema(source, collection)
  // In a list, the others of the file are right.
  const isValid = ({ base: [index] }: Part) =>
    issues.every(({ path }) => index !== undefined && path !== "" && !path.startsWith(`[${index}]`))
  const entries = partsOf(source, collection).flatMap((part): Entry[] => {
    const { base, data } = part
    return isObject(data) && isValid(part)
      ? [{ type, contentType: collection, file, basePath: base, data, source, prose }]
      : []
  })
  return { type, issues, proseIssues, references, entries }
}

interface CachedFile {
  content: string
  figures: ReferenceValues
  assessment: FileResult
}

/**
 * @param readProse reads what stands below the details of a file
 * @returns a function that assesses a file and remembers its last state
 */
export const createFileValidator = (readProse: (body: string) => Promise<ProseAnalysis>) => {
  const last = new Map<string, CachedFile>()
  return async (
    file: string,
    content: string,
    collection: Collection,
    values: ReferenceValues,
  ): Promise<FileResult> => {
    const known = last.get(file)
    if (known?.content === content && known.figures === values) return known.assessment
    const nothing = { type: collection.type, proseIssues: [], references: [], entries: [] }
    let assessment: FileResult
    try {
      assessment = await validateFile(file, content, collection, values, readProse)
    } catch (error) {
      assessment = { ...nothing, issues: [internalError(`content/${file}`, error)] }
    }
    last.set(file, { content, figures: values, assessment })
    return assessment
  }
}
