import { above, measure } from "../../tools/house"

const figures = measure(process.cwd())

test("the project is not larger than its ceilings: npm run house", () => expect(above(figures)).toEqual([]))

test("a figure above its ceiling is told, and one that has none, and a room with more than a fifth of all", () => {
  const found = new Map([
    ["lines", 100],
    ["lines of one", 21],
    ["files", 4],
    ["contexts", 1],
  ])
  const told = above(found, { lines: 100, "lines of one": 30, files: 3 }).join("\n")
  for (const name of ["lines of one: ", "files: ", "contexts: "]) expect(told).toContain(name)
  expect(told).not.toContain("lines: ")
})
