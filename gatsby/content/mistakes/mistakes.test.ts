import assert from "node:assert/strict"
import { describe, test } from "node:test"
import { loadContent } from "../load"
import { told } from "./mistake"
import { tables } from "./tables"

const real = loadContent(process.cwd())

for (const [subject, mistakes] of Object.entries(tables))
  describe(`mistakes: ${subject}`, () => {
    for (const mistake of mistakes)
      test(mistake.mistake, async () => {
        assert.notEqual(mistake.told.length, 0, "no mistake passes in silence")
        assert.deepEqual(await told(real, mistake), mistake.told)
      })
  })
