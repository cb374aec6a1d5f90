import assert from "node:assert/strict"
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { after, before, describe, test } from "node:test"
import { parse } from "yaml"
import { errorsOf, loadContent, readDetails } from "../../../content-engine"
import { validate } from "../../../../model"
import { ALL_POSTS } from "../../../../model/parts/blog-routes"
import { draftFolder } from "../../../../gatsby/content-folder"
import { missing, openEditor, type OpenEditor, until } from "./open-editor"

let editor: OpenEditor

before(async () => {
  if (!missing) editor = await openEditor()
})
after(() => editor?.close())

/** The files of a folder that have a form: there may be no such folder. */
const filesIn = (folder: string) =>
  (existsSync(`content/${folder}`) ? readdirSync(`content/${folder}`).sort() : [])
    .filter(file => /\.(yaml|mdx)$/.test(file))
    .map(file => `${folder}/${file}`)
/** The first of them, whatever it says. */
const firstOf = (folder: string) => filesIn(folder)[0] ?? ""
/** For tests of what a site may do without. */
const where = (file: string) => ({ skip: !existsSync(`content/${file || "nowhere"}`) })
const posts = where(firstOf("blog"))
const nameOf = (file: string) =>
  file
    .split("/")
    .at(-1)!
    .replace(/\.\w+$/, "")

/** Lines that only one of two texts has, in order. */
const difference = (one: string, other: string): [string[], string[]] => {
  const [before, now] = [one.split("\n"), other.split("\n")]
  return [before.filter(line => !now.includes(line)), now.filter(line => !before.includes(line))]
}

/** A change of which the check tells nothing: a sentence without its full stop is one that breaks off. */
const changed = (text: string) => (text.endsWith(".") ? `${text.slice(0, -1)}!` : `${text}.`)

/** What is edited: the form, the file, what is unfolded on the way, and the field. */
const kinds: { kind: string; form: [string, string]; file: string; within?: string; name: string }[] = [
  {
    kind: "a service",
    form: ["Service", nameOf(firstOf("services"))],
    file: firstOf("services"),
    within: "meta",
    name: "description",
  },
  {
    kind: "a case study",
    form: ["CaseStudy", nameOf(firstOf("case-studies"))],
    file: firstOf("case-studies"),
    name: "challenge",
  },
  { kind: "a post", form: ["BlogPost", nameOf(firstOf("blog"))], file: firstOf("blog"), name: "excerpt" },
  { kind: "a page", form: ["pages", "HomePage"], file: "pages/home.yaml", within: "hero", name: "lead" },
  { kind: "the settings of the site", form: ["pages", "SiteContent"], file: "site.yaml", name: "tagline" },
  {
    kind: "somebody of the team",
    form: ["lists", "TeamMember"],
    file: "team.yaml",
    within: "items",
    name: "description",
  },
]

describe("the editor in the browser", { skip: missing }, () => {
  for (const { kind, form, file, within, name } of kinds)
    test(`saves ${kind} as one line of difference`, where(file), async () => {
      const original = editor.read(file)
      await editor.open(...form)
      if (within) await editor.unfold(within)
      const text = await editor.field(name).inputValue()
      await editor.field(name).fill(changed(text))
      await editor.save()
      await until(() => editor.read(file) !== original, `${file} is saved`)
      const [gone, come] = difference(original, editor.read(file))
      assert.deepEqual([gone.length, come.length], [1, 1], `${file}\n- ${gone.join("\n- ")}\n+ ${come.join("\n+ ")}`)
      assert.ok(come[0]!.includes(changed(text)), come[0])
    })

  test("tells what is wrong before it is saved, and shows the page with it", async () => {
    const file = firstOf("legal")
    const original = editor.read(file)
    await editor.open("LegalDocument", nameOf(file))
    const frame = editor.page.frameLocator("#preview-pane").frameLocator("iframe")
    await frame.getByRole("heading").waitFor()
    await editor.field("description").fill("Too short.")
    const field = editor.page.locator("[class*='ControlContainer']").filter({ has: editor.field("description") })
    await field.locator("[data-problem=error]").waitFor()
    assert.equal(await editor.page.locator("[data-problem]").count(), 1)
    // What is told below the form is of other files.
    const others = editor.page.locator("#problems")
    const below = (await others.isVisible()) ? await others.innerText() : ""
    assert.ok(!below.includes(file) && !below.includes("in this form"), below)
    assert.equal(editor.read(file), original)
    const draft = join(editor.root, draftFolder, String(process.pid), file)
    assert.match(readFileSync(draft, "utf8"), /Too short\./)
    await editor.open("pages", "SiteContent")
    await until(() => !existsSync(draft), "the draft is gone with its form")
  })

  test("tells what is wrong within what is folded at its group, and at its field once it is unfolded", async () => {
    const file = firstOf("services")
    const original = editor.read(file)
    const [hero] = /^hero:\n(?: {2}.*\n)*? {2}title: .*$/m.exec(original)!
    const emptied = hero.replace(/.*$/, '  title: ""')
    writeFileSync(editor.at(file), original.replace(hero, emptied))
    await editor.open("Service", nameOf(file))
    const told = editor.page.locator("[data-problem=error]")
    await told.filter({ hasText: /^Title: / }).waitFor()
    await editor.unfold("hero")
    const field = editor.page.locator("[class*='ControlContainer']").filter({ has: editor.field("title") })
    await field.last().locator("[data-problem=error]").waitFor()
    assert.equal(await told.count(), 1)
    writeFileSync(editor.at(file), original)
  })

  test("says nothing of a new service before a field was left, and all once it is to be saved", async () => {
    await editor.page.evaluate(hash => (location.hash = hash), "#/collections/Service")
    await editor.page.locator('a[href="#/collections/Service/new"]').first().click()
    await editor.field("slug").fill("Voice Agents")
    await editor.field("name").fill("Voice Agents")
    const told = editor.page.locator("[data-problem=error]")
    await told.waitFor()
    await editor.unfold("meta")
    await editor.field("description").focus()
    assert.equal(await told.count(), 1)
    // There is no page yet, and not another one in its place.
    await editor.page.frameLocator("#preview-pane").getByText("once nothing is missing").waitFor()
    await editor.save()
    await editor.page.getByText("Not saved: ").waitFor()
    await told.nth(1).waitFor()
  })

  test("keeps in reach what lies below all that is wrong elsewhere", where("claims.yaml"), async () => {
    const original = editor.read("claims.yaml")
    writeFileSync(editor.at("claims.yaml"), "- {}\n")
    await editor.open("pages", "SiteContent")
    await editor.page.locator("#problems").waitFor()
    await editor.page.evaluate(hash => (location.hash = hash), "#/collections/Service")
    await editor.page.locator('a[href^="#/collections/Service/entries/"]').last().click()
    await editor.formShown()
    writeFileSync(editor.at("claims.yaml"), original)
  })

  test("saves a price", where("claims.yaml"), async () => {
    const claims = () => parse(editor.read("claims.yaml")) as { name: string; value: string }[]
    const { name, value } = claims().findLast(claim => /^\D\d,\d{3}$/.test(claim.value))!
    const another = value.replace(/\d{3}$/, "900")
    await editor.open("lists", "Claim")
    const entry = editor.page.getByText(`${name} ${value}`, { exact: true }).first()
    await entry.locator("xpath=../div[1]/button[1]").click()
    await editor.field("value").fill(another)
    await editor.save()
    await until(() => claims().find(claim => claim.name === name)!.value === another, "the price is saved")
  })

  test("lists posts as the blog does, the newest first", posts, async () => {
    await editor.page.evaluate(hash => (location.hash = hash), "#/collections/BlogPost")
    const shown = editor.page.locator('a[href^="#/collections/BlogPost/entries/"]')
    await shown.first().waitFor()
    const names = await shown.evaluateAll(links => links.map(link => link.getAttribute("href")!.split("/").at(-1)))
    const days = names.map(name => {
      const { date } = readDetails(editor.read(`blog/${name}.mdx`)) as { date: string }
      return date
    })
    assert.deepEqual(days, days.toSorted().reverse())
    assert.equal(days.length, filesIn("blog").length)
  })

  test("keeps what stood in a window that was closed, shows it to nobody, and saves it when asked to", async () => {
    const file = firstOf("services")
    const original = editor.read(file)
    await editor.open("Service", nameOf(file))
    await editor.field("name").fill("Left unsaved")
    const drafts = join(editor.root, draftFolder)
    await until(() => existsSync(join(drafts, String(process.pid), file)), "the draft is laid out")
    await editor.page.reload()
    await editor.page.locator("#left", { hasText: `content/${file}` }).waitFor()
    assert.deepEqual([readdirSync(drafts), editor.read(file)], [["left"], original])
    await editor.renewed(() => editor.page.getByRole("button", { name: "Save it" }).click())
    assert.deepEqual(difference(original, editor.read(file))[1].length, 1)
    await editor.page.locator("#left").waitFor({ state: "hidden" })
    await editor.renewed(() => editor.page.locator("#undo").click())
    assert.equal(editor.read(file), original)
  })

  test("offers the categories that a post may have", posts, async () => {
    await editor.open("BlogPost", nameOf(firstOf("blog")))
    await editor.field("category").click()
    const offered = editor.page.locator("[role=option]")
    await offered.first().waitFor()
    const categories = parse(editor.read("blog-categories.yaml")) as { id: string; name: string }[]
    const all = categories.find(({ id }) => id === ALL_POSTS)!
    assert.equal((await offered.allTextContents()).includes(all.name), false)
  })

  test("writes prose by its buttons, and days that are typed", posts, async () => {
    const file = firstOf("blog")
    const original = editor.read(file)
    await editor.open("BlogPost", nameOf(file))
    const body = editor.field("body")
    await body.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(area.value.length, area.value.length))
    await editor.page.getByRole("toolbar").getByRole("button", { name: "Note" }).click()
    await editor.page.keyboard.type("What to remember.")
    await editor.field("date").focus()
    await editor.page.keyboard.type("03042025")
    await editor.save()
    await until(() => editor.read(file) !== original, `${file} is saved`)
    const [, come] = difference(original, editor.read(file))
    assert.ok(
      come.some(line => /^date: "?2025-03-04"?$/.test(line)),
      come.join("\n"),
    )
    assert.equal(editor.read(file).split("</Note>").length, original.split("</Note>").length + 1)
    assert.deepEqual(errorsOf((await validate(loadContent(editor.root))).issues), [])
  })

  test("takes the last save back", posts, async () => {
    const now = editor.read(firstOf("blog"))
    // The forms are read anew: the page loads once more.
    await editor.renewed(() => editor.page.getByRole("button", { name: "Undo the last save" }).click())
    await until(() => editor.read(firstOf("blog")) !== now, "the save is taken back")
    assert.doesNotMatch(editor.read(firstOf("blog")), /2025-03-04/)
    assert.equal(await editor.page.locator("#left").isVisible(), false)
  })

  test("does not delete what other content names, and says where", async () => {
    const named = [...loadContent(editor.root).texts.values()].join("\n")
    const file = readdirSync(editor.at("services")).find(name => named.includes(`/services/${nameOf(name)}\n`))!
    await editor.open("Service", nameOf(file))
    const question = editor.page.waitForEvent("dialog")
    await editor.page.getByRole("button", { name: "Delete entry" }).click()
    assert.ok((await question).message().includes(`"${nameOf(file)}"`))
    await editor.page.getByText("is still needed").waitFor()
    assert.ok(existsSync(editor.at(`services/${file}`)))
  })

  test("leaves content that is in order", async () => {
    assert.deepEqual(errorsOf((await validate(loadContent(editor.root))).issues), [])
  })
})
