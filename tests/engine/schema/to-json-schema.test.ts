import { blockSchemas } from "#blocks/block-schemas"
import { blockVariants, setSchemaComment } from "#engine"
import { HAS_REFERENCE } from "#engine/reading/claims"
import { collectionOf, contentTypes, toJsonSchemas } from "#model"
import { fixture } from "../fixture"

const schemas = toJsonSchemas()
const { texts } = fixture

describe("setSchemaComment", () => {
  test("adds one schema comment at the top of a file (update: npm run schema-comments)", () => {
    const yaml = [...texts].filter(([file]) => file.endsWith(".yaml"))
    const yamlTypes = contentTypes.filter(({ files }) => files.endsWith(".yaml"))
    expect(yaml.length).toBeGreaterThanOrEqual(yamlTypes.length)
    for (const [file, text] of yaml)
      for (const before of [text, text.replace(/^.*\n/, ""), `# A note.\n${text}`])
        expect([file, setSchemaComment(file, collectionOf(file)!, before).replace("# A note.\n", "")]).toEqual([
          file,
          text,
        ])
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
  patternErrorMessage?: string
  defaultSnippets?: { label: string; body: object }[]
}

/** Returns every field of a schema with its object and path. */
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

const lettersAndDigits = (words: string) => words.toLowerCase().replace(/[^a-z0-9]/g, "")

describe("toJsonSchemas", () => {
  test("omits internal metadata and keeps formats of JSON Schema", () => {
    const printed = JSON.stringify(schemas)
    expect(printed).not.toMatch(/"(?:hasDefault|requiredTokens|optionalTokens)":/)
    expect(new Set(printed.match(/(?<="format":")\w+/g))).toEqual(new Set(["email", "uri"]))
  })

  test("adds a snippet with the required fields of each block", () => {
    const { $defs }: JsonSchema = schemas["Page.json"]!
    const { defaultSnippets: snippets = [] } = $defs!.Page!.properties!.blocks!
    expect(snippets.map(({ label }) => label)).toEqual(blockVariants(blockSchemas).map(({ name }) => name))
    const bodyOf = (name: string) => snippets.find(({ label }) => label === name)?.body
    expect(bodyOf("items: strip")).toEqual({
      type: "items",
      title: "${1:title}",
      layout: "strip",
      items: [{ title: "${2:title}", text: "${3:text}", href: "${4:/contact}", linkLabel: "${5:linkLabel}" }],
    })
    expect(bodyOf("services")).toMatchObject({ linkLabel: "${2:linkLabel {name\\}}" })
    expect(bodyOf("openings")).toMatchObject({ roles: "[]" })
  })
})

describe("JSON Schema fields", () => {
  const all = Object.entries(schemas).flatMap(([file, schema]) => {
    const root: JsonSchema = schema
    return fieldsOf(root).map(field => ({ ...field, file, root }))
  })

  test("has a description that does not repeat the name", () => {
    expect(all.length).toBeGreaterThan(500)
    const undescribed = all.flatMap(({ file, root, where, name, field }) => {
      const help = field.description ?? root.$defs?.[field.$ref?.split("/").at(-1) ?? ""]?.description ?? ""
      return help.length < 5 || lettersAndDigits(help) === lettersAndDigits(name) ? [`${file} ${where}: "${help}"`] : []
    })
    expect(undescribed).toEqual([])
  })

  test("rejects unknown fields in every object", () => {
    expect([
      ...new Set(
        all.flatMap(({ file, where, object }) => (object.additionalProperties === false ? [] : [`${file} ${where}`])),
      ),
    ]).toEqual([])
  })

  const findField = (where: string) => all.find(field => field.where.endsWith(where))?.field

  test("suggests ids and paths of current content", () => {
    const refTo = (key: string) => ({ allOf: [{ $ref: `names.json#/$defs/${key}` }] })
    expect(findField("Action.href")).toMatchObject(refTo("address"))
    expect(findField(".image")).toMatchObject(refTo("picture"))
    expect(findField("footerServices")?.items).toMatchObject(refTo("Service"))
  })

  test("includes pattern messages and skips maximum lengths for references", () => {
    expect(findField("Action.href")?.patternErrorMessage).toMatch(/^This must start with "\/"/)
    expect(findField("PageMeta.description")).toMatchObject({
      minLength: 50,
      anyOf: [{ maxLength: 170 }, { pattern: HAS_REFERENCE.source }],
    })
  })
})
