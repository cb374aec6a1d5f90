/**
 * `npm run schemas`: writes the JSON Schemas of content/ for editors, and the line at the top of every YAML file that
 * names its schema. A test fails while either is older than the shapes.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { collectionOf } from "../gatsby/content/collections"
import { loadContent } from "../gatsby/content/load"
import { toJsonSchemas, withSchemaLine } from "../gatsby/content/to-json-schema"

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`

const { schemas, editorSettings } = toJsonSchemas()
rmSync("content/.schemas", { recursive: true, force: true })
mkdirSync("content/.schemas", { recursive: true })
mkdirSync(".vscode", { recursive: true })
for (const [file, schema] of Object.entries(schemas)) writeFileSync(`content/.schemas/${file}`, json(schema))
writeFileSync(".vscode/settings.json", json({ "yaml.schemas": editorSettings }))
for (const [file, content] of loadContent(process.cwd()).texts) {
  const collection = collectionOf(file)
  if (!collection || !file.endsWith(".yaml")) continue
  const renewed = withSchemaLine(file, collection, content)
  if (renewed !== content) writeFileSync(`content/${file}`, renewed)
}
