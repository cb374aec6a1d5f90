import type { z } from "zod"
import type { DataPath, Entry, Issue, ProseAnalysis, Source } from "../entry"
import { isObject } from "../walk"
import type { InterpolatedValues } from "./claims"
import type { Collection } from "./collections"
import { internalError } from "./internal-error"
import { parseSource } from "./source"
import { dropMissingIfMisspelled, explainZodIssue } from "./zod-issues"

/** The result of validating one file, independent of other files. */
export interface FileResult {
  type: string
  /** Issues of syntax and schema. */
  issues: Issue[]
  proseIssues: Issue[]
  /** Issues of `{claim.…}` and `{site.…}` references. */
  interpolationIssues: Issue[]
  /** Valid objects. */
  entries: Entry[]
}

/** An object in the data of a file: the whole data, or an item of a list. */
interface FileObject {
  basePath: DataPath
  data: unknown
}

const objectsOf = ({ data }: Source, { list }: Collection): FileObject[] =>
  list && Array.isArray(data)
    ? data.map((item: unknown, index) => ({ basePath: [index], data: item }))
    : [{ basePath: [], data }]

/** Validates a file against the schema of its collection. */
const checkSchema = (source: Source, collection: Collection): Issue[] => {
  const { list, allowEmpty, schema: itemSchema } = collection
  const schema: z.ZodType = list ? itemSchema.array().min(allowEmpty ? 0 : 1) : itemSchema
  // Without JIT: compiling a schema takes longer than parsing its few objects.
  const result = schema.safeParse(source.data, { reportInput: true, jitless: true })
  const zodIssues = dropMissingIfMisspelled(result.error?.issues ?? [], source.data, schema)
  return zodIssues.flatMap(zodIssue => explainZodIssue(zodIssue, source, schema))
}

const validateFile = async (
  file: string,
  content: string,
  collection: Collection,
  values: InterpolatedValues,
  parseProse: (body: string) => Promise<ProseAnalysis>,
): Promise<FileResult> => {
  const { type } = collection
  const source = parseSource(`content/${file}`, content, values)
  const { interpolationIssues, syntaxIssues } = source
  const hasProse = file.endsWith(".mdx") && (source.body !== "" || syntaxIssues.length === 0)
  const prose = hasProse ? await parseProse(source.body) : undefined
  const proseIssues =
    prose?.problems.map(proseProblem => ({
      file: source.file,
      path: "",
      ...proseProblem,
      ...source.toOriginalPosition(proseProblem),
    })) ?? []
  const issues = syntaxIssues.length > 0 ? syntaxIssues : checkSchema(source, collection)
  // An invalid item does not invalidate the others of its list.
  const isValid = ({ basePath: [index] }: FileObject) =>
    issues.every(({ path }) => index !== undefined && path !== "" && !path.startsWith(`[${index}]`))
  const entries = objectsOf(source, collection).flatMap((object): Entry[] => {
    const { basePath, data } = object
    return isObject(data) && isValid(object)
      ? [{ type, contentType: collection, file, basePath, data, source, prose }]
      : []
  })
  return { type, issues, proseIssues, interpolationIssues, entries }
}

interface CachedFile {
  content: string
  values: InterpolatedValues
  result: FileResult
}

/** Creates a function that validates a file. It caches the last result of each file. */
export const createFileValidator = (parseProse: (body: string) => Promise<ProseAnalysis>) => {
  const cache = new Map<string, CachedFile>()
  return async (
    file: string,
    content: string,
    collection: Collection,
    values: InterpolatedValues,
  ): Promise<FileResult> => {
    const cached = cache.get(file)
    if (cached?.content === content && cached.values === values) return cached.result
    const empty = { type: collection.type, proseIssues: [], interpolationIssues: [], entries: [] }
    let result: FileResult
    try {
      result = await validateFile(file, content, collection, values, parseProse)
    } catch (error) {
      result = { ...empty, issues: [internalError(`content/${file}`, error)] }
    }
    cache.set(file, { content, values, result })
    return result
  }
}
