import { formatIssues, onlyErrors } from "#engine"
import { validate } from "#model"
import { editFixture, issuesAfter, postFile, serviceFile, withFiles } from "../fixture"

const LEAD = '"One sentence about the first service."'

describe("warnings", () => {
  test("reports a warning, which is not an error", async () => {
    const { issues } = await validate(withFiles({ [serviceFile]: editFixture(serviceFile, LEAD, "One or two two.") }))
    expect(issues).toHaveLength(1)
    expect(onlyErrors(issues)).toEqual([])
    expect(formatIssues(issues)).toContain("1 warning")
    expect(formatIssues(issues)).toContain(" warning: lead:")
  })

  test("supports suppression comments in YAML and MDX", async () => {
    expect(await issuesAfter(serviceFile, LEAD, "One or two two. # check: ok")).toEqual([])
    expect(await issuesAfter(serviceFile, LEAD, "One or two two. # all right")).not.toEqual([])
    expect(await issuesAfter(postFile, "One sentence begins", "{/* check: ok */} One or two two begins")).toEqual([])
  })

  test("does not suppress errors", async () => {
    expect(await issuesAfter(serviceFile, LEAD, "One **bold** sentence. # check: ok")).not.toEqual([])
  })
})
