import assert from "node:assert/strict"
import { describe, test } from "node:test"
import { loadContent } from "../load"
import { addressesMistakes } from "./addresses"
import { detailsMistakes } from "./details"
import { filesMistakes } from "./files"
import { linksMistakes } from "./links"
import { told, type Mistake } from "./mistake"
import { proseMistakes } from "./prose"
import { referencesMistakes } from "./references"
import { shapeMistakes } from "./shape"
import { valuesMistakes } from "./values"
import { yamlMistakes } from "./yaml"

const real = loadContent(process.cwd())

const tables: Record<string, Mistake[]> = {
  YAML: yamlMistakes,
  shapes: shapeMistakes,
  values: valuesMistakes,
  addresses: addressesMistakes,
  links: linksMistakes,
  references: referencesMistakes,
  "details of a post": detailsMistakes,
  prose: proseMistakes,
  files: filesMistakes,
}

for (const [subject, mistakes] of Object.entries(tables))
  describe(`mistakes in ${subject}`, () => {
    for (const mistake of mistakes)
      test(mistake.mistake, async () => {
        assert.notEqual(mistake.told.length, 0, "no mistake passes in silence")
        assert.deepEqual(await told(real, mistake), mistake.told)
      })
  })
