import { posix } from "node:path"
import { z } from "zod"
import { HAS_REFERENCE } from "../reading/claims"
import type { Collection } from "../reading/collections"
import { completionsFor } from "../writing/completions"
import { INTERNAL_META, patternOf } from "./introspection"

const FOLDER = ".schemas"

/** Name of a collection's JSON Schema file in content/.schemas/. */
const fileOf = ({ type }: Collection): string => `${type}.json`

/** Adds what editors show besides the rule itself: names in place of examples, and the rule of a pattern in words. */
const addEditorHelp: NonNullable<z.core.ToJSONSchemaParams["override"]> = ({ zodSchema, jsonSchema }) => {
  const message = patternOf(zodSchema)?.message
  for (const name of INTERNAL_META) delete jsonSchema[name]
  const names = completionsFor(zodSchema)
  const known = { allOf: [{ $ref: names }], examples: undefined }
  if (names && jsonSchema.type === "string") Object.assign(jsonSchema, known)
  if (jsonSchema.maxLength !== undefined) {
    // A figure is shorter than the reference to it, which the check counts and an editor cannot.
    jsonSchema.anyOf = [{ maxLength: jsonSchema.maxLength }, { pattern: HAS_REFERENCE.source }]
    delete jsonSchema.maxLength
  }
  if (message && jsonSchema.pattern) jsonSchema.patternErrorMessage = `This ${message}.`
}

/**
 * JSON Schemas of all YAML content, for completion and hover help in editors.
 * @returns file contents by file name
 */
export const toJsonSchemas = (collections: readonly Collection[]): Record<string, object> =>
  Object.fromEntries(
    collections
      .filter(({ files }) => files.endsWith(".yaml"))
      .map(collection => [
        fileOf(collection),
        z.toJSONSchema(collection.list ? z.array(collection.schema).min(1) : collection.schema, {
          override: addEditorHelp,
        }),
      ]),
  )

/** How a schema line begins. */
const SCHEMA_LINE = "# yaml-language-server: $schema="

/**
 * The first line of a YAML file: tells editors (VS Code with its YAML extension, JetBrains, Neovim, Zed, Emacs) which
 * schema it has.
 * @param file path inside content/
 */
export const schemaComment = (file: string, collection: Collection): string =>
  `${SCHEMA_LINE}${posix.relative(posix.dirname(file), `${FOLDER}/${fileOf(collection)}`)}`

/** @returns the text with the right schema line, and no other, at its top */
export const setSchemaComment = (file: string, collection: Collection, content: string): string =>
  [schemaComment(file, collection), ...content.split("\n").filter(line => !line.startsWith(SCHEMA_LINE))].join("\n")
