import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { describe, test } from "node:test"
import { collectionOf, collections } from "./collections"
import { loadContent } from "./load"
import { toJsonSchemas, withSchemaLine } from "./to-json-schema"

const { schemas, editorSettings } = toJsonSchemas()
const { texts } = loadContent(process.cwd())

describe("what editors are given", () => {
  test("the schemas are those of the shapes (npm run schemas renews them)", () => {
    for (const [file, schema] of Object.entries(schemas)) {
      assert.deepEqual(
        JSON.parse(readFileSync(`content/.schemas/${file}`, "utf8")),
        JSON.parse(JSON.stringify(schema)),
        file,
      )
    }
    assert.deepEqual(JSON.parse(readFileSync(".vscode/settings.json", "utf8")), { "yaml.schemas": editorSettings })
  })

  test("every YAML file names its schema in its first line (npm run schemas writes it)", () => {
    const yaml = [...texts].filter(([file]) => file.endsWith(".yaml"))
    assert.ok(yaml.length >= collections.length - 2)
    for (const [file, content] of yaml) assert.equal(content, withSchemaLine(file, collectionOf(file)!, content), file)
  })
})

interface JsonSchema {
  $ref?: string
  $defs?: Record<string, JsonSchema>
  type?: string
  description?: string
  properties?: Record<string, JsonSchema>
  additionalProperties?: unknown
  items?: JsonSchema
}

/** Every object of a schema with its name, and every field of it. */
const fieldsOf = (root: JsonSchema): { where: string; object: JsonSchema; name: string; field: JsonSchema }[] => {
  const visit = (schema: JsonSchema, where: string): ReturnType<typeof fieldsOf> => [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
      { where: `${where}.${name}`, object: schema, name, field },
      ...visit(field, `${where}.${name}`),
    ]),
    ...(schema.items ? visit(schema.items, `${where}[]`) : []),
    ...Object.entries(schema.$defs ?? {}).flatMap(([name, definition]) => visit(definition, name)),
  ]
  return visit(root, "")
}

const bare = (words: string) => words.toLowerCase().replace(/[^a-z0-9]/g, "")

describe("every field", () => {
  const all = Object.entries(schemas).flatMap(([file, schema]) => {
    const root: JsonSchema = schema
    return fieldsOf(root).map(field => ({ ...field, file, root }))
  })

  test("has help that says more than its name", () => {
    assert.ok(all.length > 500)
    const silent = all.flatMap(({ file, root, where, name, field }) => {
      const help = field.description ?? root.$defs?.[field.$ref?.split("/").at(-1) ?? ""]?.description ?? ""
      return help.length < 5 || bare(help) === bare(name) ? [`${file} ${where}: "${help}"`] : []
    })
    assert.deepEqual(silent, [])
  })

  test("stands in an object that takes no other", () => {
    assert.deepEqual(
      [
        ...new Set(
          all.flatMap(({ file, where, object }) => (object.additionalProperties === false ? [] : [`${file} ${where}`])),
        ),
      ],
      [],
    )
  })
})
