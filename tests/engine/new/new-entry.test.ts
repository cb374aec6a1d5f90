import { spawnSync } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { z } from "zod"
import {
  type Collection,
  type ContentFolder,
  formatIssue,
  helpOf,
  isTemplateText,
  routesOf,
} from "../../../packages/content-engine"
import { collections, kinds, newEntry, validate } from "../../../model"
import { templateOf } from "../../../packages/content-engine/writing/template"
import { FIXTURE, fixture, toldOf, withFiles } from "../fixture"

const today = new Date(2026, 2, 5)

const withNew = async (kind: string, title: string, folder: ContentFolder = fixture): Promise<ContentFolder> => {
  const { file, content } = await newEntry(kind, title, folder, today)
  return withFiles({ [file]: content }, folder)
}

/** What is told besides the words that are still to be written. */
const mistakesIn = async (folder: ContentFolder) =>
  (await validate(folder)).issues.filter(issue => !isTemplateText(issue)).map(formatIssue)

const plain = (words: string) => words.replace(/[^\p{L}\p{N}]+/gu, " ")

describe("npm run new", () => {
  for (const [kind, { type }] of Object.entries(kinds))
    test(`${kind}: writes content that is in order at once, with every field explained`, async () => {
      const { file, content } = await newEntry(kind, "Voice & Phone Agents", fixture, today)
      expect(await mistakesIn(withFiles({ [file]: content }))).toEqual([])
      const { shape }: Collection = collections.find(collection => collection.type === type)!
      const told = plain(content.replace(/\n *#/g, " "))
      for (const [name, field] of Object.entries<z.core.$ZodType>(shape.shape))
        expect({ name, told }).toEqual({ name, told: expect.stringContaining(plain(helpOf(field))) as string })
    })

  test("a further service is one file: page, alias, and the last place in menu and catalogue", async () => {
    const { entries } = await validate(await withNew("service", "Voice Agents"))
    const services = entries
      .filter(({ type }) => type === "Service")
      .sort((one, other) => Number(one.data.order) - Number(other.data.order))
    const last = services.at(-1)!
    expect([services.length, last.data.name, last.data.order, last.file]).toEqual([
      3,
      "Voice Agents",
      3,
      "services/voice-agents.yaml",
    ])
    const { path, aliases } = routesOf([last])[0]!
    expect([path, ...aliases]).toEqual(["/services/voice-agents", "/voice-agents"])
  })

  test("several at once do not get in one another's way", async () => {
    let folder = fixture
    for (const title of ["Web Shops & More", "3D"])
      for (const kind of ["service", "testimonial"]) folder = await withNew(kind, title, folder)
    expect(await mistakesIn(folder)).toEqual([])
  })

  for (const kind of Object.keys(kinds))
    test(`${kind}: begins as a draft, in which nothing has to be written yet`, async () => {
      const { file, content, isDraft } = await newEntry(kind, "Voice Agents", fixture, today)
      expect(isDraft).toBe(true)
      expect(await toldOf(withFiles({ [file]: content }))).toEqual([])
      const published = content.replace(/^(- |  )?draft: true$/m, "$1draft: false")
      expect((await toldOf(withFiles({ [file]: published }))).join("\n")).toContain("[brackets]")
    })

  test("a post has today's date and no address of its own", async () => {
    const { file, content, address } = await newEntry("post", "Who reads this?", fixture, today)
    expect(content).toMatch(/^date: "March 5, 2026"$/m)
    expect(content).toMatch(/^# slug: /m)
    expect([file, address]).toEqual(["blog/who-reads-this.mdx", "/blog/who-reads-this-"])
  })

  test("a field that joins a shape joins the file: optional ones as a comment, ready to be used", () => {
    const shape = z.strictObject({
      tone: z.enum(["calm", "loud"]).describe("How it sounds."),
      hidden: z.boolean().optional().describe("Whether nobody sees it."),
    })
    const withoutValue = `# How it sounds. Possible: calm, loud.
tone: "calm"
# Optional. Whether nobody sees it.
# hidden: false
`
    expect(templateOf(shape, {})).toBe(withoutValue)
    expect(templateOf(shape, { hidden: true })).toBe(withoutValue.replace("# hidden: false", "hidden: true"))
  })

  const refusals: [kind: string | undefined, title: string, message: string][] = [
    ["posts", "A", 'There is no kind "posts". Write: npm run new service|post|case-study|testimonial -- "Title"'],
    [undefined, "", 'Say what to begin. Write: npm run new service|post|case-study|testimonial -- "Title"'],
    ["post", " ", 'A new post needs a title with letters or digits. Write: npm run new post -- "Title"'],
    ["post", "!?", 'A new post needs a title with letters or digits. Write: npm run new post -- "Title"'],
    [
      "service",
      "First Service",
      "content/services/first-service.yaml is there already. Choose another title, or change that file.",
    ],
    [
      "service",
      "About",
      '"About" does not work as a title here, so nothing was written:\n- The address "/about" is taken already by a page that the site always has. Choose another one.',
    ],
    [
      "testimonial",
      "Second Person",
      '"Second Person" does not work as a title here, so nothing was written:\n- "Second Person" is taken already in content/testimonials.yaml:13:9. Give each its own.',
    ],
  ]
  for (const [kind, title, message] of refusals)
    test(`refuses ${kind ?? "nothing"} "${title}"`, () =>
      expect(newEntry(kind, title, fixture, today)).rejects.toMatchObject({ name: "NewEntryError", message }))

  test("refuses a post where the blog is left out, and says what brings it back", async () => {
    const message =
      'The site does without content/pages/blog.yaml, so a new post is seen nowhere. Take "published: false" out of that file, or bring it back.'
    const without = withFiles({ "pages/blog.yaml": `published: false\n${fixture.texts.get("pages/blog.yaml")}` })
    await expect(newEntry("post", "A", without, today)).rejects.toMatchObject({ name: "NewEntryError", message })
  })

  test("the command writes the file, formatted, says what is next, and does not overwrite it", () => {
    const folder = mkdtempSync(join(tmpdir(), "new-"))
    try {
      cpSync(FIXTURE, join(folder, "content"), { recursive: true })
      for (const part of ["src/pages", ".prettierrc.json"]) cpSync(part, join(folder, part), { recursive: true })
      symlinkSync(resolve("node_modules"), join(folder, "node_modules"))
      const run = (...words: string[]) =>
        spawnSync(process.execPath, [resolve("node_modules/tsx/dist/cli.mjs"), resolve("scripts/new.ts"), ...words], {
          cwd: folder,
          encoding: "utf8",
        })
      const { stdout, status } = run("service", "Voice Agents")
      expect(status).toBe(0)
      expect(stdout).toMatch(
        /^Written: content\/services\/voice-agents\.yaml\n.*replace every text in \[brackets\].*http:\/\/localhost:8000\/services\/voice-agents\./s,
      )
      expect(readFileSync(join(folder, "content/services/voice-agents.yaml"), "utf8")).toMatch(
        /^# yaml-language-server: \$schema=\.\.\/\.schemas\/Service\.json\n/,
      )
      const again = run("service", "Voice Agents")
      expect([again.status, again.stderr]).toEqual([
        1,
        "content/services/voice-agents.yaml is there already. Choose another title, or change that file.\n",
      ])
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
