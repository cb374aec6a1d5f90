import { z } from "zod"
import { type Collection, collections } from "./collections"

/** Name of a collection's JSON Schema file in content/.schemas/. */
const fileOf = ({ type }: Collection): string => `${type}.json`

/**
 * JSON Schemas of all YAML content, for completion and hover help in editors.
 * @returns file contents by file name, and the setting that tells VS Code's YAML extension which file has which schema
 */
export const toJsonSchemas = (): { schemas: Record<string, object>; editorSettings: Record<string, string> } => {
  const yaml = collections.filter(({ files }) => files.endsWith(".yaml"))
  return {
    schemas: Object.fromEntries(
      yaml.map(collection => [fileOf(collection), z.toJSONSchema("list" in collection ? z.array(collection.shape) : collection.shape)]),
    ),
    editorSettings: Object.fromEntries(yaml.map(collection => [`./content/.schemas/${fileOf(collection)}`, `content/${collection.files}`])),
  }
}
