import { z } from "zod"
import {
  type ContentFolder,
  createEngine,
  defineType,
  group,
  heading,
  issueIn,
  list,
  ofType,
  routeIn,
  type Rule,
  slug,
  text,
  unique,
} from ".."

/** A site of another kind than the one this package was made for: the proof that it knows neither. */

const teacher = defineType({
  type: "Teacher",
  files: "teachers.yaml",
  list: true,
  shape: group("Teacher", "Who teaches.", {
    name: text("First name and last name."),
    subject: text("What they teach."),
  }),
  checksTogether: [unique("name")],
})

const teacherName = text("Who teaches it.").meta({
  reference: {
    type: "Teacher",
    field: "name",
    shown: "name",
    missing: name => `There is no teacher called "${name}".`,
  },
})

const course = defineType({
  type: "Course",
  files: "courses/*.mdx",
  shape: group("Course", "What one can learn.", {
    title: heading("What the course is called."),
    slug,
    teacher: teacherName,
    weeks: z.int().min(1).max(40).describe("How many weeks it takes."),
  }),
  page: { template: "course", route: routeIn("/courses") },
})

const school = defineType({
  type: "School",
  files: "school.yaml",
  shape: group("School", "The school.", {
    name: text("Its name."),
    url: z.url().describe("Its address."),
    terms: list("The terms of a year.", text("What a term is called."), { min: 1, max: 4 }),
  }),
  page: { template: "school", route: () => ({ path: "/", aliases: [] }) },
})

/** Whoever is named among the teachers teaches something. */
const everybodyTeaches: Rule = ({ entries }) => {
  const taken = new Set(ofType(entries, course).map(({ data }) => data.teacher))
  return ofType(entries, teacher)
    .filter(({ data }) => !taken.has(data.name))
    .map(entry => issueIn(entry, ["name"], "This teacher has no course. Write one, or take the teacher out."))
}

/** The engine of the school. */
export const engine = createEngine({
  types: [school, course, teacher],
  rules: [everybodyTeaches],
  site: school,
  tags: { Exercise: { attributes: ["minutes"], holds: true } },
})

const courseOf = (title: string, name: string, teacher: string, weeks: number) =>
  `---\ntitle: ${title}\nslug: ${name}\nteacher: ${teacher}\nweeks: ${weeks}\n---\n\nWe begin with what is around us.\n\n<Exercise minutes="20">\n\nCount what you see.\n\n</Exercise>\n`

/** Its content: six files. */
export const files: Readonly<Record<string, string>> = {
  "school.yaml":
    "# yaml-language-server: $schema=.schemas/School.json\nname: The school by the river\nurl: https://school.example\nterms:\n  - Autumn\n  - Spring\n",
  "teachers.yaml":
    "# yaml-language-server: $schema=.schemas/Teacher.json\n- name: Ada Byrne\n  subject: Numbers\n- name: Carl Sand\n  subject: Plants\n",
  "courses/algebra.mdx": courseOf("Algebra", "algebra", "Ada Byrne", 12),
  "courses/chance.mdx": courseOf("Chance and numbers", "chance", "Ada Byrne", 6),
  "courses/trees.mdx": courseOf("Trees in winter", "trees", "Carl Sand", 4),
  "courses/meadows.mdx": courseOf("Meadows", "meadows", "Carl Sand", 8),
}

/** The content with some files replaced. */
export const withFiles = (replaced: Record<string, string> = {}): ContentFolder => ({
  texts: new Map(Object.entries({ ...files, ...replaced })),
  assets: new Set(),
  pages: [],
  today: "2026-01-01",
})
