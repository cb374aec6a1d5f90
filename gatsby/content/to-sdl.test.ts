import assert from "node:assert/strict"
import { test } from "node:test"
import { collections } from "./collections"
import { toSdl } from "./to-sdl"

test("every kind of content is a node that is not inferred, with non-null fields where they are required", () => {
  const sdl = toSdl()
  for (const { type } of collections) assert.match(sdl, new RegExp(`type ${type} implements Node @dontInfer \\{`))
  assert.match(sdl, /type Action \{\n {2}"""What the button or link says\."""\n {2}label: String!\n/)
  assert.match(sdl, / {2}subtitle: String\n/)
  assert.match(sdl, /enum PackageBadge \{\n {2}mostPopular\n {2}recommended\n\}/)
})

test("no name stands for two different types", () => {
  const names = [...toSdl().matchAll(/^(?:type|enum) (\w+)/gm)].map(([, name]) => name)
  assert.equal(new Set(names).size, names.length)
})

test("every field has a description", () => {
  const lines = toSdl().split("\n")
  assert.deepEqual(
    lines.filter((line, index) => /^ {2}\w+: /.test(line) && !lines[index - 1]?.endsWith('"""')),
    [],
  )
})
