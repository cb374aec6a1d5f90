import { validate } from "#model"
import { withFields } from "../../with-fields"
import { edited, fixture, read, getIssues, withFiles } from "../fixture"

test("a page of blocks that is not published is as if its file were not there", async () => {
  const file = "pages/about.yaml"
  const deleted = await validate(withFiles({ [file]: undefined }))
  const unpublished = await validate(withFiles({ [file]: edited(file, /^path:/m, "published: false\npath:") }))
  expect(deleted.issues.length).toBeGreaterThan(0)
  // Links to it are reported at the same places, with the reason.
  const placed = ({ issues }: typeof deleted) => issues.map(({ message: _, code: _code, ...place }) => place)
  expect(placed(unpublished)).toEqual(placed(deleted))
  expect(unpublished.issues.map(({ code }) => code)).toEqual(
    deleted.issues.map(({ code }) => (code === "linkMissingPage" ? "linkUnpublishedPage" : code)),
  )
})

/** Files in which a place is named that would show nothing, each with whether that is a warning. */
const issuesWithout = async (start: string, change: (file: string) => string | undefined) => {
  const own = [...fixture.texts.keys()].filter(file => file.startsWith(start))
  const told = await getIssues(withFiles(Object.fromEntries(own.map(file => [file, change(file)]))))
  return told
    .filter(line => line.includes("Visitors would find nothing here"))
    .map(line => `${line.split(":")[0]}${line.includes(" warning: ") ? " (warning)" : ""}`)
}

test.each([
  ["blog/", ["blog-categories", "pages/blog"]],
  ["case-studies/", ["pages/case-studies", "pages/home"]],
  ["testimonials.yaml", ["pages/testimonials"]],
  ["team.yaml", ["pages/team"]],
  ["legal/", ["pages/legal"]],
])("where pages show what is nowhere is told: %s", async (start, pages) => {
  const places = pages.map(page => `content/${page}.yaml`)
  expect(await issuesWithout(start, file => (file === start ? "[]\n" : undefined))).toEqual(places)
  if (start === "blog/")
    expect(await issuesWithout(start, file => withFields(read(file), { draft: true, featured: false }))).toEqual(
      places.map(place => `${place} (warning)`),
    )
})
