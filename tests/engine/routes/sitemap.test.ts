import { pageOf } from "../../../packages/content-engine"
import { validate } from "../../../model"
import { lastChange } from "../../../gatsby/sitemap"
import { fixture } from "../fixture"

test("a post changed on its own date, other pages when git says so, lists of other content nobody knows when", async () => {
  const { entries } = await validate(fixture)
  const asked: string[] = []
  const changeOf = (path: string) =>
    lastChange(
      entries.find(entry => pageOf(entry) === path)!,
      file => {
        asked.push(file)
        return "2026-01-01T00:00:00Z"
      },
    )
  expect(changeOf("/blog/first-post")).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(changeOf("/blog")).toBeUndefined()
  expect(changeOf("/blog/all")).toBeUndefined()
  expect(changeOf("/pricing")).toBeUndefined()
  expect(asked).toEqual([])
  expect(changeOf("/contact")).toBe("2026-01-01T00:00:00Z")
  expect(asked).toEqual(["content/pages/contact.yaml"])
})
