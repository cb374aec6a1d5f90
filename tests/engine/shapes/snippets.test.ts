import { loadContent } from "../../../packages/content-engine"
import { contentSnippets, editorFiles, validate } from "../../../model"
import { figuresOf } from "../../../packages/content-engine/reading/claims"
import { SNIPPETS } from "../../../packages/content-engine/writing/snippets"
import { fixture } from "../fixture"

const snippetsOf = async (folder: typeof fixture) => contentSnippets((await validate(folder)).entries, folder)

/** What stands between `|` in a snippet, taken apart where no backslash says that a comma belongs to a word. */
const choicesIn = (body: string): string[] =>
  (/\|(.*)\|\}/.exec(body)?.[1] ?? "").split(/(?<!\\),/).map(word => word.replace(/\\(.)/g, "$1"))

describe("what completes above a post", () => {
  test("is in the file that VS Code reads", async () => {
    const folder = loadContent(process.cwd())
    const written = editorFiles((await validate(folder)).entries, folder)[SNIPPETS] as Record<string, object>
    const today = await snippetsOf(loadContent(process.cwd()))
    // What follows the content is renewed by the check; the rest is of the shapes alone.
    const ofShapes = Object.entries(await snippetsOf(fixture)).filter(([name, { body }]) => today[name]?.body === body)
    expect(ofShapes.length).toBeGreaterThan(2)
    for (const [name, snippet] of ofShapes) expect([name, written[name]]).toEqual([name, snippet])
  })

  test("are the choices of each field: names of other content, what is said again and again", async () => {
    const snippets = await snippetsOf(fixture)
    const choices = (name: string) => choicesIn(snippets[`blog/*.mdx: ${name}`]!.body)
    expect(choices("category")).toEqual(["topic-one", "topic-two"])
    expect(snippets["blog/*.mdx: topics"]!.body).toBe("topics: [${1|topic-one,topic-two|}]")
    expect(choices("featured")).toEqual(["true", "false"])
    expect(choices("author")).toEqual(['"The team"'])
    expect(choices("link")).toEqual(expect.arrayContaining(["/pricing", "/services/first-service"]))
  })

  test("are the figures, by the sign that references begin with, and the pictures that are there", async () => {
    const folder = { ...fixture, assets: new Set(["blog/team.jpg", "images/ana.svg", "blog/notes.txt"]) }
    const snippets = await snippetsOf(folder)
    const [name, figure] = [...figuresOf(fixture.texts)!][0]!
    expect(snippets[`claim.${name}`]).toMatchObject({ prefix: `{claim.${name}`, body: `{claim.${name}}` })
    expect(snippets[`claim.${name}`]!.description).toContain(figure)
    expect(choicesIn(snippets["blog/*.mdx: image"]!.body)).toEqual(["./team.jpg", "../images/ana.svg"])
    expect(choicesIn(snippets["blog/*.mdx: picture"]!.body)).toEqual(["blog/team.jpg", "images/ana.svg"])
  })

  test("are offered in the files they belong to, and by the help of the field", async () => {
    const { "legal/*.mdx: draft": draft, ...others } = await snippetsOf(fixture)
    expect(draft).toMatchObject({ include: ["**/content/legal/*.mdx"], prefix: "draft" })
    for (const { description, prefix } of Object.values(others))
      expect([prefix, description]).toEqual([prefix, expect.stringMatching(/\w{3}/)])
  })
})
