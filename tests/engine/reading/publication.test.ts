import { buildDate, publishStatus } from "#engine"
import { editFixture, getIssues, postFile, readFixture, withFiles } from "../fixture"

const date = "2026-12-03"

describe("publishStatus", () => {
  test("publishes a post from its date on", () => {
    expect(publishStatus({ date }, "2026-12-02")).toBe("planned")
    expect(publishStatus({ date }, "2026-12-03")).toBe("published")
    expect(publishStatus({ date }, "2027-01-01")).toBe("published")
  })
  test('returns "draft" for drafts, whatever their date', () => {
    expect(publishStatus({ date, draft: true }, "2027-01-01")).toBe("draft")
    expect(publishStatus({ date, draft: true }, "2026-01-01")).toBe("draft")
    expect(publishStatus({ date, draft: false }, "2027-01-01")).toBe("published")
  })
})

describe("buildDate", () => {
  test("returns BUILD_DATE, or today in UTC", () => {
    expect(buildDate("", new Date("2026-12-03T23:30:00-05:00"))).toBe("2026-12-04")
    expect(buildDate("2026-12-03")).toBe("2026-12-03")
  })
  test("throws for an invalid date", () => {
    for (const given of ["3 December 2026", "2026-13-01", "2026-02-30", "2026-12-3"])
      expect(() => buildDate(given)).toThrow(`BUILD_DATE is "${given}", but must be a day such as 2026-12-03.`)
  })
})

const planFile = "blog/the-plan.mdx"
/** Returns the post with other frontmatter and title. */
const createPost = (dateLines: string, title = "The plan", appended = "") =>
  editFixture(postFile, /^title: .*\nslug: .*/m, `title: "${title}"`)
    .replace(/^excerpt: .*/m, `excerpt: "${title}, told in the sixty characters or more that lists and results show."`)
    .replace(/^date: .*/m, dateLines) + appended
const plannedDate = `date: "${date}"`
const draftLines = "date: 2025-07-22\ndraft: true"

/** Returns the issues of the content with additional files on a date. */
const issuesOn = (today: string, files: Record<string, string>) => getIssues({ ...withFiles(files), today })
const linkToPlan = "\nSee [the plan](/blog/the-plan).\n"

describe("links to planned posts", () => {
  test("reports a link from published content", async () => {
    expect(
      (
        await issuesOn("2026-12-02", {
          [planFile]: createPost(plannedDate),
          [postFile]: readFixture(postFile) + linkToPlan,
        })
      ).join("\n"),
    ).toMatchInlineSnapshot(
      `"content/blog/first-post.mdx:34:5 "/blog/the-plan" links to content/blog/the-plan.mdx, which is planned for 2026-12-03, so visitors cannot see it. Remove the reference until it is published."`,
    )
  })

  test("accepts links from drafts and later posts only", async () => {
    const files = (dateLines: string) => ({
      [planFile]: createPost(plannedDate),
      "blog/follow-up.mdx": createPost(dateLines, "The follow-up", linkToPlan),
    })
    expect(
      await issuesOn("2026-12-03", {
        [planFile]: createPost(plannedDate),
        [postFile]: readFixture(postFile) + linkToPlan,
      }),
    ).toEqual([])
    expect(await issuesOn("2026-01-01", files("date: 2026-12-04"))).toEqual([])
    expect(await issuesOn("2026-01-01", files(draftLines))).toEqual([])
    expect((await issuesOn("2026-01-01", files("date: 2026-12-02"))).join("\n")).toMatchInlineSnapshot(
      `"content/blog/follow-up.mdx:33:5 "/blog/the-plan" links to content/blog/the-plan.mdx, which is planned for 2026-12-03, so visitors cannot see it. Remove the reference until it is published."`,
    )
  })
})
