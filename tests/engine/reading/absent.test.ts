import { collections, publication, validate } from "../../../model"
import { formatIssue, withoutDeadLinks } from "../../../packages/content-engine"
import { edited, fixture, read, withFiles } from "../fixture"

const optional = collections.filter(({ shape }) => "published" in shape.shape)

/** What of the frozen content leads to pages that a site may do without, and cannot be left out itself. */
const fixed = {
  "pages/forms.yaml": read("pages/forms.yaml").replace(/href: .*/g, "href: /contact"),
}

test.each(optional)(
  "the site can do without $files, whether it is deleted or not published",
  async ({ type, files }) => {
    const deleted = withFiles({ ...fixed, [files]: undefined })
    const unpublished = withFiles({ ...fixed, [files]: edited(files, /^meta:/m, "published: false\nmeta:") })
    const [one, other] = [await validate(deleted), await validate(unpublished)]
    const errors = one.issues.filter(({ severity }) => !severity).map(formatIssue)
    expect(errors.filter(line => !line.includes("is left out"))).toEqual([])
    expect(other.issues.map(formatIssue)).toEqual(one.issues.map(formatIssue))
    expect(one.entries.some(entry => entry.type === type || entry.kind.partOf === type)).toBe(false)
    expect(publication(deleted, one.entries)).toEqual(publication(unpublished, other.entries))
  },
)

test("menus and buttons lead to no page that is left out", async () => {
  const { entries, absent } = await validate(withFiles({ "pages/pricing.yaml": undefined }))
  expect([...absent].map(({ type }) => type)).toEqual(["PricingPage"])
  const left = entries.filter(({ type }) => type !== "Redirect").map(entry => withoutDeadLinks(entry, absent))
  const leads = (data: unknown) => JSON.stringify(data).includes('"/pricing"')
  expect(leads(entries.map(({ data }) => data))).toBe(true)
  expect(left.filter(leads)).toEqual([])
  // What has nothing to do with it is the same object.
  expect((await validate(fixture)).absent.size).toBe(0)
})
