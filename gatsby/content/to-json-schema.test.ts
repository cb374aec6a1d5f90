import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { test } from "node:test"
import { toJsonSchemas } from "./to-json-schema"

const { schemas, editorSettings } = toJsonSchemas()

test("the schemas for editors are those of the shapes (npm run schemas renews them)", () => {
  for (const [file, schema] of Object.entries(schemas)) {
    assert.deepEqual(JSON.parse(readFileSync(`content/.schemas/${file}`, "utf8")), JSON.parse(JSON.stringify(schema)), file)
  }
  assert.deepEqual(JSON.parse(readFileSync(".vscode/settings.json", "utf8")), { "yaml.schemas": editorSettings })
})

test("they carry the descriptions that editors show", () => {
  assert.match(JSON.stringify(schemas["Service.json"]), /Place in the menu and in the catalogue, from 1\./)
})
