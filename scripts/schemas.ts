/**
 * `npm run schemas`: writes the JSON Schemas of content/ for editors, and the line at the top of every YAML file that
 * names its schema. A test fails while either is older than the shapes. The names and addresses that complete while one
 * types are written too; `npm run check:content` keeps them up to date.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { collectionOf } from "../packages/content-engine/reading/collections"
import { loadContent } from "../packages/content-engine/reading/load"
import { toJsonSchemas, withSchemaLine } from "../packages/content-engine/shapes/to-json-schema"
import { validate } from "../packages/content-engine/reading/validate"
import { namesFiles } from "../packages/content-engine/writing/write-names"

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`

const { schemas, editorSettings } = toJsonSchemas()
rmSync("content/.schemas", { recursive: true, force: true })
mkdirSync("content/.schemas", { recursive: true })
mkdirSync(".vscode", { recursive: true })
for (const [file, schema] of Object.entries(schemas)) writeFileSync(`content/.schemas/${file}`, json(schema))
writeFileSync(".vscode/settings.json", json({ "yaml.schemas": editorSettings }))
const folder = loadContent(process.cwd())
for (const [file, content] of folder.texts) {
  const collection = collectionOf(file)
  if (!collection || !file.endsWith(".yaml")) continue
  const renewed = withSchemaLine(file, collection, content)
  if (renewed !== content) writeFileSync(`content/${file}`, renewed)
}

const writeNamesOf = async () => {
  const { entries } = await validate(folder)
  for (const [file, content] of Object.entries(namesFiles(entries, folder.pages))) writeFileSync(file, json(content))
}
void writeNamesOf()
