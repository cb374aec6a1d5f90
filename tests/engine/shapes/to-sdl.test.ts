import { collections, toSdl } from "../../../model"

test("every kind of content is a node that is not inferred, with non-null fields where they are required", () => {
  const sdl = toSdl().sdl
  for (const { type } of collections) expect(sdl).toMatch(new RegExp(`type ${type} implements Node @dontInfer \\{`))
  expect(sdl).toMatch(/type Action \{\n {2}"""What the button or link says\."""\n {2}label: String!\n/)
  expect(sdl).toMatch(/ {2}lead: String\n/)
})

test("every value of an enum says what it means", () => {
  const bodies = [...toSdl().sdl.matchAll(/^enum (\w+) \{\n([^}]*)\}/gm)]
  expect(bodies.length).toBeGreaterThan(0)
  for (const [, name = "", body = ""] of bodies)
    expect(`${name}\n${body}`).toMatch(/^\w+\n(?: {2}""".+"""\n {2}\w+\n)+$/)
})

test("no name stands for two different types", () => {
  const names = [...toSdl().sdl.matchAll(/^(?:type|enum) (\w+)/gm)].map(([, name]) => name)
  expect(new Set(names).size).toBe(names.length)
})

test("every field has a description", () => {
  const lines = toSdl().sdl.split("\n")
  expect(lines.filter((line, index) => /^ {2}\w+: /.test(line) && !lines[index - 1]?.endsWith('"""'))).toEqual([])
})
