import { createEngine, formatIssue } from "#engine"
import { contentTypes, validate } from "#model"
import { proseTags } from "#model/prose/tags"
import { editFixture, fixture, getIssues, issuesAfter, postFile, readFixture, serviceFile, withFiles } from "../fixture"

const homeFile = "pages/home.yaml"
const caseStudyFile = "case-studies/first-case.yaml"

describe("validate", () => {
  test("accepts the fixture content", async () => {
    const { issues, entries } = await validate(fixture)
    expect(issues).toEqual([])
    expect(entries.length).toBeGreaterThan(fixture.texts.size)
  })

  test("accepts more entries, comments and empty lists", async () => {
    const third = readFixture(serviceFile)
      .replaceAll("First Service", "Third Service")
      .replaceAll("first service", "third service")
      .replace("slug: first-service", "slug: third-service")
      .replace("order: 1", "order: 3")
      .replace("/services/first-service", "/third-service")
    expect(await getIssues(withFiles({ "services/third-service.yaml": `# A note.\n${third}` }))).toEqual([])
    expect(
      await issuesAfter(
        "pages/careers.yaml",
        /\n    roles:\n[^]*?\n    tasksTitle:/,
        "\n    roles: []\n    tasksTitle:",
      ),
    ).toEqual([])
    expect(
      await issuesAfter("resources.yaml", "type: Guide", "type: Guide\n  downloadUrl: https://a.example/b"),
    ).toEqual([])
  })

  test("reports issues across files only if every file is valid", async () => {
    const messages = await getIssues(
      withFiles({
        [serviceFile]: editFixture(serviceFile, "name: ", "nmae: "),
        [homeFile]: editFixture(homeFile, "picture: ", "pictrue: "),
        [caseStudyFile]: editFixture(caseStudyFile, "category: automation", "category: automatoin"),
      }),
    )
    expect(messages.join("\n")).toMatchInlineSnapshot(`
     "content/pages/home.yaml:19:5 blocks[0].pictrue: There is no field \`pictrue\` here. Did you mean \`picture\`? Correct its name or delete it.
     content/pages/home.yaml:20:22 blocks[0].pictureOnPhones: This needs \`picture\`. Add it, or delete this.
     content/pages/home.yaml:21:11 blocks[0].ship: This needs \`picture\`. Add it, or delete this.
     content/services/first-service.yaml:3:1 nmae: There is no field \`nmae\` here. Did you mean \`name\`? Correct its name or delete it."
    `)
    expect(await issuesAfter(caseStudyFile, "category: automation", "category: automatoin")).toContain(
      'content/case-studies/first-case.yaml:7:11 category: There is no "automatoin" in content/words.yaml. Did you mean "automation"?',
    )
  })

  test("does not report follow-up issues of an unreadable file", async () => {
    const messages = await getIssues(
      withFiles({
        [serviceFile]: editFixture(serviceFile, "name: First Service", 'name: "First Service'),
        [postFile]: editFixture(postFile, "category: topic-one", "category: topic-won"),
        [homeFile]: editFixture(homeFile, "href: /services/second-service", "href: /services/second-servce"),
      }),
    )
    expect(messages.join("\n")).toMatchInlineSnapshot(
      `"content/services/first-service.yaml:3:7 The quoted text that begins here is not closed. Add the last quote."`,
    )
  })

  test("reports an exception in a schema and the issues of other files", async () => {
    const throwError = () => {
      throw new Error("URI malformed")
    }
    const types = contentTypes.map(type =>
      type.type === "BlogPost" ? { ...type, schema: type.schema.refine(throwError) } : type,
    )
    const { validate: validateWith } = createEngine({ types, tags: proseTags })
    const { issues } = await validateWith(withFiles({ [serviceFile]: editFixture(serviceFile, "name: ", "nmae: ") }))
    const messages = issues.map(formatIssue)
    expect(messages).toContainEqual(expect.stringMatching(`^content/${postFile}:1:1 The check failed .*URI malformed`))
    expect(messages).toContainEqual(expect.stringMatching(`^content/${serviceFile}:3:1 nmae: There is no field`))
  })

  test("reports an exception in a rule and the issues of other rules", async () => {
    const throwError = () => {
      throw new Error("URI malformed")
    }
    const { validate: validateWith } = createEngine({ types: contentTypes, rules: [throwError], tags: proseTags })
    const link = editFixture(homeFile, "href: /services/second-service", "href: /services/second-servce")
    const messages = (await validateWith(withFiles({ [homeFile]: link }))).issues.map(formatIssue)
    expect(messages).toContainEqual(expect.stringMatching(/^content\/:1:1 The check failed .*URI malformed/))
    expect(messages).toContainEqual(expect.stringMatching(`^content/${homeFile}:.*No page has the address`))
  })

  test("reports all mistakes of one text", async () => {
    const more = `\n<Button />\n\n<KeyFigure value="3" />\n\n{1 + 1}\n\n# Loud\n\n![A ship](./ship.png) and [a link](/nowhere).\n`
    expect((await getIssues(withFiles({ [postFile]: readFixture(postFile) + more }))).join("\n"))
      .toMatchInlineSnapshot(`
     "content/blog/first-post.mdx:34:1 There is no <Button> here. Write <Note> or <KeyFigure> or <Bars> or <WhenForm> or plain text.
     content/blog/first-post.mdx:36:1 <KeyFigure> takes value="…" and label="…". Add: label.
     content/blog/first-post.mdx:38:1 Curly braces are code here. Write \\{ and \\} for the characters.
     content/blog/first-post.mdx:40:1 The title of the page is its only main heading. Begin headings with ## or ###.
     content/blog/first-post.mdx:42:1 There is no image at "content/blog/ship.png". Add the file or correct the path.
     content/blog/first-post.mdx:42:27 No page has the address "/nowhere". Copy an address from the site (the part after the domain), or add this page again."
    `)
  })
})
