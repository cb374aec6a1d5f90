import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { describe, test } from "node:test"
import { z } from "zod"
import { type Collection, collections } from "./collections"
import { loadContent } from "./load"
import { kinds, newEntry } from "./new-entry"
import { routesOf } from "./routes"
import { helpOf } from "./shape"
import { templateOf } from "./template"
import type { ContentFolder } from "./entry"
import { formatIssue, validate } from "./validate"

const real = loadContent(process.cwd())
const today = new Date(2026, 2, 5)

const withNew = async (kind: string, title: string, folder: ContentFolder = real): Promise<ContentFolder> => {
  const { file, content } = await newEntry(kind, title, folder, today)
  return { ...folder, texts: new Map([...folder.texts, [file, content]]) }
}

const plain = (words: string) => words.replace(/[^\p{L}\p{N}]+/gu, " ")

describe("npm run new", () => {
  for (const [kind, { type }] of Object.entries(kinds))
    test(`${kind}: writes content that is in order at once, with every field explained`, async () => {
      const { file, content } = await newEntry(kind, "Voice & Phone Agents", real, today)
      const { issues } = await validate({ ...real, texts: new Map([...real.texts, [file, content]]) })
      assert.deepEqual(issues.map(formatIssue), [])
      const { shape }: Collection = collections.find(collection => collection.type === type)!
      const told = plain(content.replace(/\n *#/g, " "))
      for (const [name, field] of Object.entries<z.core.$ZodType>(shape.shape))
        assert.ok(told.includes(plain(helpOf(field))), `${name} is not explained`)
    })

  test("a thirteenth service is one file: page, alias, and the last place in menu and catalogue", async () => {
    const { entries } = await validate(await withNew("service", "Voice Agents"))
    const services = entries
      .filter(({ type }) => type === "Service")
      .sort((one, other) => Number(one.data.order) - Number(other.data.order))
    const last = services.at(-1)!
    assert.deepEqual(
      [services.length, last.data.name, last.data.order, last.file],
      [13, "Voice Agents", 13, "services/voice-agents.yaml"],
    )
    const { path, aliases } = routesOf([last])[0]!
    assert.deepEqual([path, ...aliases], ["/services/voice-agents", "/voice-agents"])
  })

  test("several at once do not get in one another's way", async () => {
    let folder = real
    for (const title of ["Web Shops & More", "3D"])
      for (const kind of ["service", "testimonial"]) folder = await withNew(kind, title, folder)
    assert.deepEqual((await validate(folder)).issues.map(formatIssue), [])
  })

  test("a post has today's date and no address of its own", async () => {
    const { file, content, address } = await newEntry("post", "Who reads this?", real, today)
    assert.match(content, /^date: "March 5, 2026"$/m)
    assert.match(content, /^# slug: /m)
    assert.deepEqual([file, address], ["blog/who-reads-this.mdx", "/blog/who-reads-this-"])
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
    assert.equal(templateOf(shape, {}), withoutValue)
    assert.equal(templateOf(shape, { hidden: true }), withoutValue.replace("# hidden: false", "hidden: true"))
  })

  const refusals: [kind: string | undefined, title: string, message: string][] = [
    ["posts", "A", 'There is no kind "posts". Write: npm run new service|post|case-study|testimonial -- "Title"'],
    [undefined, "", 'Say what to begin. Write: npm run new service|post|case-study|testimonial -- "Title"'],
    ["post", " ", 'A new post needs a title with letters or digits. Write: npm run new post -- "Title"'],
    ["post", "!?", 'A new post needs a title with letters or digits. Write: npm run new post -- "Title"'],
    [
      "service",
      "Paid Ads",
      "content/services/paid-ads.yaml is there already. Choose another title, or change that file.",
    ],
    [
      "service",
      "About",
      '"About" does not work as a title here, so nothing was written:\n- The address "/about" is taken already by the page src/pages/about.tsx. Change the slug, the title or the aliases.',
    ],
    [
      "testimonial",
      "Kenji Watanabe",
      '"Kenji Watanabe" does not work as a title here, so nothing was written:\n- The name "Kenji Watanabe" is taken already in content/testimonials.yaml:58:9. Give each its own.',
    ],
  ]
  for (const [kind, title, message] of refusals)
    test(`refuses ${kind ?? "nothing"} "${title}"`, () =>
      assert.rejects(newEntry(kind, title, real, today), { name: "NewEntryError", message }))

  test("the command writes the file, formatted, says what is next, and does not overwrite it", () => {
    const folder = mkdtempSync(join(tmpdir(), "new-"))
    try {
      for (const part of ["content", "src/pages", ".prettierrc.json"])
        cpSync(part, join(folder, part), { recursive: true })
      symlinkSync(resolve("node_modules"), join(folder, "node_modules"))
      const run = (...words: string[]) =>
        spawnSync(process.execPath, [resolve("node_modules/tsx/dist/cli.mjs"), resolve("scripts/new.ts"), ...words], {
          cwd: folder,
          encoding: "utf8",
        })
      const { stdout, status } = run("service", "Voice Agents")
      assert.equal(status, 0)
      assert.match(
        stdout,
        /^Written: content\/services\/voice-agents\.yaml\n.*replace every text in \[brackets\].*http:\/\/localhost:8000\/services\/voice-agents\./s,
      )
      assert.match(
        readFileSync(join(folder, "content/services/voice-agents.yaml"), "utf8"),
        /^# yaml-language-server: \$schema=\.\.\/\.schemas\/Service\.json\n/,
      )
      const again = run("service", "Voice Agents")
      assert.deepEqual(
        [again.status, again.stderr],
        [1, "content/services/voice-agents.yaml is there already. Choose another title, or change that file.\n"],
      )
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
