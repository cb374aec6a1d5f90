import { validate } from "#model"
import { editFixture, getIssues, issuesAfter, postFile, serviceFile, withFiles } from "../fixture"

const LEAD = '"One sentence about the first service."'

describe("claims", () => {
  test("replaces references in fields and prose", async () => {
    const files = {
      [serviceFile]: editFixture(
        serviceFile,
        LEAD,
        '"Built in {claim.buildWeeks} weeks, answered in {claim.answerHours} hours."',
      ),
      [postFile]: editFixture(
        postFile,
        "One sentence begins",
        "{claim.buildWeeks.from} to {claim.buildWeeks.to} weeks begin",
      ),
    }
    const { issues, entries } = await validate(withFiles(files))
    expect(issues).toEqual([])
    expect(JSON.stringify(entries.map(({ data }) => data))).toContain("Built in 3–5 weeks, answered in 6 hours.")
  })

  test("applies length limits to texts after interpolation", async () => {
    const words = (length: number) => `"${"{claim.answerHours}".repeat(3)}${"w".repeat(length - 3)}"`
    expect(await issuesAfter(serviceFile, LEAD, words(400))).toEqual([])
    expect(await issuesAfter(serviceFile, LEAD, words(401))).toHaveLength(1)
  })

  test("reports no reference to a claim while the claims file has a syntax error", async () => {
    const files = {
      [serviceFile]: editFixture(serviceFile, LEAD, '"Answered in {claim.answerHours} hours."'),
      "claims.yaml": editFixture("claims.yaml", "name: answerHours", 'name: "answerHours'),
    }
    expect((await getIssues(withFiles(files))).map(line => line.split(":")[0])).toEqual(["content/claims.yaml"])
  })

  test("reports positions in the source, before interpolation", async () => {
    const mistake =
      "**{claim.answerHours}** to {claim.answerHours}[{claim.buildWeeks} weeks](/nowhere), and {claim.buildWeeks}, [a] (/b)"
    const files = { [postFile]: editFixture(postFile, "One sentence begins", mistake) }
    const columns = (await getIssues(withFiles(files))).map(line => Number(/:(\d+) /.exec(line)?.[1]))
    expect(columns).toEqual([mistake.indexOf("[{") + 1, mistake.indexOf("] (") + 1])
  })

  test.each([
    "Write `\\{answerHours\\}` as code begins",
    "Write `one line\nand \\{answerHours\\} or [answerHours]` begins",
    "```\n\\{answerHours\\} [answerHours]\n```\n\nOne sentence begins",
    "[answerHours](/contact) begins",
    "[answerHours][1] and [answerHours] begin\n\n[1]: /contact\n\n[answerHours]: /contact\n\nThis",
    "The [other] and [answer] begin",
  ])("accepts names of claims in code and links: %j", async code => {
    expect(await issuesAfter(postFile, "One sentence begins", code)).toEqual([])
  })

  test("interpolates before parsing Markdown", async () => {
    const bold = "Ready in **{claim.buildWeeks}**weeks, or **in {claim.answerHours}**h begins"
    expect(await issuesAfter(postFile, "One sentence begins", bold)).toEqual([])
  })
})

test("interpolates name, email and phone from site.yaml", async () => {
  const files = {
    [serviceFile]: editFixture(serviceFile, LEAD, '"Call {site.name}: {site.phone}."'),
    [postFile]: editFixture(
      postFile,
      "One sentence begins",
      "{site.name} writes to [{site.email}](mailto:{site.email}). It begins",
    ),
    "site.yaml": editFixture("site.yaml", "name: Example Agency", "name: Müller & O’Neil+Sons (72)"),
  }
  const { issues, entries } = await validate(withFiles(files))
  expect(issues).toEqual([])
  expect(JSON.stringify(entries.map(({ data }) => data))).toContain("Call Müller & O’Neil+Sons (72): (555) 555-0100.")
  expect(entries.find(({ file }) => file === postFile)?.source.body).toContain(
    "Müller & O’Neil+Sons (72) writes to [hello@agency.example](mailto:hello@agency.example)",
  )
  expect(await issuesAfter(serviceFile, LEAD, '"Write to {site.mail}."')).toEqual([
    'content/services/first-service.yaml:9:17 "{site.mail}" refers to nothing. Did you mean {site.email}?',
  ])
})

test.each(["555.123.4567", "+49 30/123 456"])("interpolates the valid phone number %s", async phone => {
  const site = editFixture("site.yaml", "(555) 555-0100", phone).replace("hello@", "o'neil_1+web@")
  const files = {
    "site.yaml": site,
    [serviceFile]: editFixture(serviceFile, LEAD, '"Call {site.phone}, or write to {site.email}."'),
  }
  const { issues, entries } = await validate(withFiles(files))
  expect(issues).toEqual([])
  expect(entries.find(({ file }) => file === serviceFile)?.data.lead).toBe(
    `Call ${phone}, or write to o'neil_1+web@agency.example.`,
  )
})
