import { collections, toSdl } from "../../../model"

test("every kind of content is a node that is not inferred, with non-null fields where they are required", () => {
  const sdl = toSdl().sdl
  for (const { type } of collections) expect(sdl).toMatch(new RegExp(`type ${type} implements Node @dontInfer \\{`))
  expect(sdl).toMatch(/type Action \{\n {2}"""What the button or link says\."""\n {2}label: String!\n/)
  expect(sdl).toMatch(/ {2}lead: String\n/)
})

test("a field of a few words is a text whose description names them", () => {
  expect(toSdl().sdl).toMatch(/"""How the entries stand\. One of: \w+(, \w+)+\."""\n {2}layout: String!/)
})

test("no name stands for two different types", () => {
  const names = [...toSdl().sdl.matchAll(/^type (\w+)/gm)].map(([, name]) => name)
  expect(new Set(names).size).toBe(names.length)
})

test("every field has a description", () => {
  const lines = toSdl().sdl.split("\n")
  expect(lines.filter((line, index) => /^ {2}\w+: /.test(line) && !lines[index - 1]?.endsWith('"""'))).toEqual([])
})
