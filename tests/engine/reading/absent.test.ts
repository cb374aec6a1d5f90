import { collections, publication, validate } from "../../../model"
import { formatIssue } from "../../../packages/content-engine"
import { edited, withFiles } from "../fixture"

const optional = collections.filter(({ shape, files }) => "published" in shape.shape && !files.includes("*"))

test.each(optional)(
  "the site can do without $files, whether it is deleted or not published",
  async ({ type, files }) => {
    const deleted = withFiles({ [files]: undefined })
    const unpublished = withFiles({ [files]: edited(files, /^meta:/m, "published: false\nmeta:") })
    const [one, other] = [await validate(deleted), await validate(unpublished)]
    const errors = one.issues.filter(({ severity }) => !severity).map(formatIssue)
    // What leads to it, or is said of it, has to go.
    expect(errors.filter(line => !/No page has the address|No address has the part|No part of/.test(line))).toEqual([])
    expect(other.issues.map(formatIssue)).toEqual(one.issues.map(formatIssue))
    expect(one.entries.some(entry => entry.type === type || entry.kind.partOf === type)).toBe(false)
    expect(publication(deleted, one.entries)).toEqual(publication(unpublished, other.entries))
  },
)

test("a page of blocks that is not published is as if its file were not there", async () => {
  const file = "pages/about.yaml"
  const deleted = await validate(withFiles({ [file]: undefined }))
  const unpublished = await validate(withFiles({ [file]: edited(file, /^path:/m, "published: false\npath:") }))
  expect(deleted.issues.length).toBeGreaterThan(0)
  expect(unpublished.issues.map(formatIssue)).toEqual(deleted.issues.map(formatIssue))
})
