import { validate } from "../../../model"
import { formatIssue } from "../../../packages/content-engine"
import { edited, withFiles } from "../fixture"

test("a page of blocks that is not published is as if its file were not there", async () => {
  const file = "pages/about.yaml"
  const deleted = await validate(withFiles({ [file]: undefined }))
  const unpublished = await validate(withFiles({ [file]: edited(file, /^path:/m, "published: false\npath:") }))
  expect(deleted.issues.length).toBeGreaterThan(0)
  expect(unpublished.issues.map(formatIssue)).toEqual(deleted.issues.map(formatIssue))
})
