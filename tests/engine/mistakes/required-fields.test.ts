import { toJsonSchemas } from "#model"
import { editFixture, getIssues, withFiles } from "../fixture"
import { insertBefore, serviceFile, testMistakes } from "./try-mistakes"

const aboutFile = "pages/about.yaml"
const homeFile = "pages/home.yaml"
const buttonLines = "      label: Button\n      href: /contact\n"

/** Adds lines to a block. */
const addBlockLines = (file: string, type: string, line: string) =>
  [file, `type: ${type}\n`, `type: ${type}\n    ${line}\n`] as const

testMistakes("fields that require or exclude others", {
  "hero: a secondary action without a primary one": [aboutFile, "    primary:\n", "    secondary:\n"],
  "launch: a secondary action without a primary one": [homeFile, /^    primary:\n.*\n.*\n/m, ""],
  "hero: an added secondary action without a primary one": [
    "pages/team.yaml",
    "type: hero\n",
    `type: hero\n    secondary:\n${buttonLines}`,
  ],
  "hero: notes in a split hero": [serviceFile, "type: hero\n", "type: hero\n    split: true\n"],
  "hero: a comparison in a split hero": addBlockLines(
    aboutFile,
    "hero",
    "split: true\n    before: drawings/one.svg\n    after: drawings/one.svg",
  ),
  "hero: a comparison and notes in a split hero": addBlockLines(
    aboutFile,
    "hero",
    "split: true\n    before: drawings/one.svg\n    after: drawings/one.svg\n    notes: [{ title: One, text: Two }]",
  ),
  "hero: alt without a picture": [aboutFile, "    picture: drawings/one.svg\n", "    alt: Two boats\n"],
  "launch: a picture for phones without the main picture": [homeFile, /^    picture: .*\n/m, ""],
  "banner: a label without a figure": addBlockLines(aboutFile, "banner", "figureLabel: Projects"),
  "banner: alt without a picture": [aboutFile, /(?<=type: banner\n(?: {4}.*\n)*) {4}picture: .*/, "    alt: Two boats"],
  "items: a label without a figure": insertBefore(aboutFile, "layout: figures", "figureLabel: Projects\n    "),
  "items: an entry's label without a figure": [aboutFile, /^ {8}figure: .*\n/m, ""],
  "items: alt without an item's picture": [homeFile, / picture: .*\n {8}thumbnail: .*\n {8}alt/, " alt"],
  "items: a thumbnail without a picture": [homeFile, / picture: .*\n {8}thumbnail/, " thumbnail"],
  "items: a link label without the link": ["pages/contact.yaml", /^        href: .*\n/m, ""],
  "cases: a lead of all case studies without their heading": addBlockLines(homeFile, "cases", "allLead: All of them."),
  "cases: category buttons without a button for all": addBlockLines(homeFile, "cases", "buttonsLabel: Filter"),
  "cases: a note without the buttons": addBlockLines(homeFile, "cases", "disabledNote: They filter nothing."),
  "newsletter: a label without a figure": ["pages/blog.yaml", /^ {4}figure: .*\n/m, ""],
  "openings: alt without a picture": [
    "pages/careers.yaml",
    /(?<=type: openings\n(?: {4}.*\n)*) {4}picture: .*/,
    "    alt: Two boats",
  ],
  "schedule: a label without a figure": addBlockLines("pages/careers.yaml", "schedule", "figureLabel: Days"),
  "stats: an amount without a chart": ["pages/testimonials.yaml", / {8}chart: .*\n/, ""],
  "steps: alt without a picture": [
    "pages/services.yaml",
    /(?<=type: steps\n(?: {4}.*\n)*) {4}picture: .*/,
    "    alt: A course",
  ],
  "table: a label without a figure": ["pages/onboarding.yaml", /^ {4}figure: .*\n/m, ""],
  "testimonials: a lead of the other testimonials without their heading": [
    "pages/testimonials.yaml",
    /^ {4}othersTitle: .*\n/m,
    "",
  ],
  "quotes: bars and a week chart in the same quote": insertBefore(
    homeFile,
    "rating:",
    "weekHours: 8\n        weekDays: M T W T F\n        weekAlt: A week\n        ",
  ),
  "case study: alt without a picture": ["case-studies/first-case.yaml", /^picture: .*\n/m, ""],
})

test("reports fields that a layout requires together with other missing fields", async () => {
  const text = editFixture("pages/contact.yaml", /^ {6}- picture: .*\n(?: {8}.*\n)*/m, "      - href: /contact\n")
  const messages = await getIssues(withFiles({ "pages/contact.yaml": text }))
  expect(messages.map(line => /items\[0\]\.(\w+):/.exec(line)?.[1])).toEqual(["linkLabel", "text", "title"])
})

test("reports every unsupported field of a block at its line", async () => {
  const lines = ["split: true", "before: drawings/one.svg", "after: drawings/one.svg"]
  const text = editFixture(aboutFile, "    primary:\n", "    secondary:\n").replace(
    "type: hero\n",
    `type: hero\n    ${lines.join("\n    ")}\n`,
  )
  const messages = await getIssues(withFiles({ [aboutFile]: text }))
  expect(messages.map(line => line.split(":").slice(1, 2).join())).toEqual(["10", "11", "15"])
})

test("adds dependentRequired to the JSON Schema", () =>
  expect(JSON.stringify(toJsonSchemas()["Page.json"])).toContain('"dependentRequired":{"secondary":["primary"]'))
