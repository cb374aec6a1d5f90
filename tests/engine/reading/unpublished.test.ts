import { validate } from "#model"
import { setFields } from "../../set-fields"
import { editFixture, fixture, getIssues, readFixture, withFiles } from "../fixture"

describe("validate", () => {
  test("handles an unpublished page like a missing file", async () => {
    const file = "pages/about.yaml"
    const deleted = await validate(withFiles({ [file]: undefined }))
    const unpublished = await validate(withFiles({ [file]: editFixture(file, /^path:/m, "published: false\npath:") }))
    expect(deleted.issues.length).toBeGreaterThan(0)
    // Links to it are reported at the same places, with the reason.
    const withoutMessages = ({ issues }: typeof deleted) => issues.map(({ message: _, code: _code, ...place }) => place)
    expect(withoutMessages(unpublished)).toEqual(withoutMessages(deleted))
    expect(unpublished.issues.map(({ code }) => code)).toEqual(
      deleted.issues.map(({ code }) => (code === "linkMissingPage" ? "linkUnpublishedPage" : code)),
    )
  })

  /** Returns the pages reported as empty for visitors after a change of some files. Marks warnings. */
  const findEmptyPages = async (start: string, change: (file: string) => string | undefined) => {
    const files = [...fixture.texts.keys()].filter(file => file.startsWith(start))
    const messages = await getIssues(withFiles(Object.fromEntries(files.map(file => [file, change(file)]))))
    return messages
      .filter(line => line.includes("so this would be empty"))
      .map(line => `${line.split(":")[0]}${line.includes(" warning: ") ? " (warning)" : ""}`)
  }

  test.each([
    ["blog/", ["blog-categories", "pages/blog"]],
    ["case-studies/", ["pages/case-studies", "pages/home"]],
    ["testimonials.yaml", ["pages/testimonials"]],
    ["team.yaml", ["pages/team"]],
    ["legal/", ["pages/legal"]],
  ])("reports pages that list nothing without %s", async (start, pages) => {
    const places = pages.map(page => `content/${page}.yaml`)
    expect(await findEmptyPages(start, file => (file === start ? "[]\n" : undefined))).toEqual(places)
    if (start === "blog/")
      expect(
        await findEmptyPages(start, file => setFields(readFixture(file), { draft: true, featured: false })),
      ).toEqual(places.map(place => `${place} (warning)`))
  })
})
