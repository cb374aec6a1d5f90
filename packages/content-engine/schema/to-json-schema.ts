import { posix } from "node:path"
import { z } from "zod"
import { HAS_REFERENCE } from "../reading/claims"
import type { Collection } from "../reading/collections"
import { completionsFor } from "../writing/completions"
import { blockVariants } from "./block-variants"
import { getMeta, internalMeta, patternOf } from "./introspection"

/** Folder of the JSON Schemas, inside content/. */
export const SCHEMAS_FOLDER = ".schemas"

/** Returns the name of a collection's JSON Schema in content/.schemas/. */
const schemaFileName = ({ type }: Collection): string => `${type}.json`

/** Creates the snippets of a list of blocks: required fields, with a tab stop for each value. */
const createSnippets = (schemas: readonly z.ZodObject[]) =>
  blockVariants(schemas).map(({ name: label, description, sample }) => {
    let count = 0
    const toSnippet = (key: string, value: string | number | boolean | object) => {
      // The YAML extension omits empty lists.
      if (Array.isArray(value) && value.length === 0) return "[]"
      if (typeof value === "object" || ["type", "layout"].includes(key)) return value
      return `\${${(count += 1)}:${String(value).replaceAll("}", "\\}")}}`
    }
    return { label, description, body: JSON.parse(JSON.stringify(sample, toSnippet)) as unknown }
  })

/** Replaces examples by completions, adds messages of patterns and snippets, and removes internal metadata. */
const addCodeEditorHelp: NonNullable<z.core.ToJSONSchemaParams["override"]> = ({ zodSchema, jsonSchema }) => {
  const message = patternOf(zodSchema)?.message
  const meta = getMeta(zodSchema)
  // JSON Schema's own formats ("email") stay: they are not in the metadata.
  for (const name of internalMeta) if (name in meta) delete jsonSchema[name]
  const completions = completionsFor(zodSchema)
  if (completions && jsonSchema.type === "string")
    Object.assign(jsonSchema, { allOf: [{ $ref: completions }], examples: undefined })
  if (jsonSchema.maxLength !== undefined) {
    // A text with {claim.…} is longer than its value, which code editors cannot resolve.
    jsonSchema.anyOf = [{ maxLength: jsonSchema.maxLength }, { pattern: HAS_REFERENCE.source }]
    delete jsonSchema.maxLength
  }
  if (zodSchema instanceof z.ZodArray && zodSchema.element instanceof z.ZodDiscriminatedUnion)
    jsonSchema.defaultSnippets = createSnippets(zodSchema.element.options as z.ZodObject[])
  if (message && jsonSchema.pattern) jsonSchema.patternErrorMessage = `This ${message}.`
}

/**
 * Creates the JSON Schemas of all YAML content, for completion and hover help in code editors.
 * @returns file contents by file name
 */
export const toJsonSchemas = (collections: readonly Collection[]): Record<string, object> =>
  Object.fromEntries(
    collections
      .filter(({ files }) => files.endsWith(".yaml"))
      .map(collection => [
        schemaFileName(collection),
        z.toJSONSchema(collection.list ? z.array(collection.schema).min(1) : collection.schema, {
          override: addCodeEditorHelp,
        }),
      ]),
  )

const SCHEMA_LINE = "# yaml-language-server: $schema="

/**
 * Returns the first line of a YAML file, which links its schema for code editors (VS Code with its YAML extension,
 * JetBrains, Neovim, Zed, Emacs).
 * @param file - path inside content/
 */
export const schemaComment = (file: string, collection: Collection): string =>
  `${SCHEMA_LINE}${posix.relative(posix.dirname(file), `${SCHEMAS_FOLDER}/${schemaFileName(collection)}`)}`

/** Replaces the schema comments of a text by the correct one, on its first line. */
export const setSchemaComment = (file: string, collection: Collection, content: string): string =>
  [schemaComment(file, collection), ...content.split("\n").filter(line => !line.startsWith(SCHEMA_LINE))].join("\n")
