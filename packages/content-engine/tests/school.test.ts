import { formatIssue } from ".."
import { engine, files, withFiles } from "./school"

const told = async (replaced: Record<string, string> = {}) =>
  (await engine.validate(withFiles(replaced))).issues.map(formatIssue)

const changed = (file: string, from: string, to: string) => {
  const text = files[file] ?? ""
  expect(text).toContain(from)
  return told({ [file]: text.replace(from, to) })
}

test("content of another kind of site is in order", async () => {
  expect(await told()).toEqual([])
})

test.each([
  ["a field of the wrong kind", "courses/trees.mdx", "weeks: 4", "weeks: four", "courses/trees.mdx:5:8 weeks: "],
  ["a name that is misspelt", "courses/trees.mdx", "Carl Sand", "Karl Sand", "courses/trees.mdx:4:10 teacher: "],
  ["an unknown field", "school.yaml", "url:", "urll: x\nurl:", "school.yaml:3:1 urll: "],
  [
    "a tag that this site has not",
    "courses/algebra.mdx",
    "Count what you see.",
    "<Note />",
    "courses/algebra.mdx:12:1 ",
  ],
  ["an attribute that is missing", "courses/algebra.mdx", ' minutes="20"', "", "courses/algebra.mdx:10:1 "],
  ["a link to no page", "courses/algebra.mdx", "around us", "[around](/courses/tree)", "courses/algebra.mdx:8:"],
  [
    "a rule of its own",
    "teachers.yaml",
    "- name: Carl",
    "- name: Eve Hill\n  subject: Art\n- name: Carl",
    "teachers.yaml:4:",
  ],
])("tells of %s at its line", async (_, file, from, to, place) => {
  const issues = await changed(file, from, to)
  expect(issues.length).toBeGreaterThan(0)
  expect(issues[0]).toContain(place)
})

test("becomes types of GraphQL, schemas and pages", () => {
  expect(engine.toSdl().sdl).toContain("type Course implements Node")
  expect(Object.keys(engine.toJsonSchemas())).toEqual(["School.json", "Teacher.json"])
  const nodes: Record<string, { id: string; slug: string }[]> = { Course: [{ id: "1", slug: "trees" }] }
  expect(engine.planPages(type => nodes[type] ?? [])).toEqual([
    {
      path: "/courses/trees",
      component: "src/templates/course.tsx",
      context: { id: "1", canonical: "/courses/trees" },
    },
  ])
})
