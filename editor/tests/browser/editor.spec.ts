import assert from "node:assert/strict"
import { existsSync } from "node:fs"
import { expect, test } from "@playwright/test"
import { parse } from "yaml"
import { diffLines, filesIn, firstFileIn, isMissing, nameOf } from "./content-files"
import { openEditor, skipReason, waitUntil } from "./open-editor"

let editor: Awaited<ReturnType<typeof openEditor>>

test.beforeAll(async ({ browser }) => {
  if (!skipReason) editor = await openEditor(browser)
})
test.afterAll(() => editor?.close())

/** Changes the end of a text without a warning: a missing period would cause one. */
const changePunctuation = (text: string) => (text.endsWith(".") ? `${text.slice(0, -1)}!` : `${text}.`)

/**
 * Edits of one field: title of the test, form ("pages" has the single files), file, name of the field, and the group to
 * expand.
 */
const edits: [title: string, form: [string, string], file: string, field: string, group?: string][] = [
  ["a service", ["Service", nameOf(firstFileIn("services"))], firstFileIn("services"), "description", "meta"],
  ["a post", ["BlogPost", nameOf(firstFileIn("blog"))], firstFileIn("blog"), "excerpt"],
  ["the settings of the site", ["pages", "SiteContent"], "site.yaml", "tagline"],
  ["a team member", ["lists", "TeamMember"], "team.yaml", "description", "items"],
]

/** Waits until a file matches. */
const waitForFile = (file: string, pattern: RegExp) =>
  waitUntil(
    () => existsSync(editor.pathOf(file)) && pattern.test(editor.read(file)),
    `${file} matches ${String(pattern)}`,
  )

test.describe("/admin", () => {
  test.skip(skipReason !== false, String(skipReason))

  for (const [title, form, file, field, group] of edits)
    test(`saves an edit of ${title} as a change of one line`, async () => {
      test.skip(isMissing(file))
      const original = editor.read(file)
      await editor.open(...form)
      if (group === "meta") await editor.toggleSettings()
      if (group) await editor.expand(group)
      const text = await editor.field(field).inputValue()
      await editor.field(field).fill(changePunctuation(text))
      await editor.save()
      await waitUntil(() => editor.read(file) !== original, `${file} is saved`)
      const [removed, added] = diffLines(original, editor.read(file))
      assert.deepEqual(
        [removed.length, added.length],
        [1, 1],
        `${file}\n- ${removed.join("\n- ")}\n+ ${added.join("\n+ ")}`,
      )
      assert.ok(added[0]!.includes(changePunctuation(text)), added[0])
    })

  test("keeps a change during a save as an unsaved change", async () => {
    const file = firstFileIn("legal")
    await editor.open("LegalDocument", nameOf(file))
    const title = editor.field("title")
    let respond = () => {}
    const held = new Promise<void>(resolve => (respond = resolve))
    await editor.page.route("**/admin/files", async route => {
      if (route.request().postData()?.includes("persistEntry")) await held
      await route.continue()
    })
    await title.fill("A saved title")
    await editor.save()
    await title.press("End")
    await title.pressSequentially(" and more")
    respond()
    await expect.poll(() => editor.read(file)).toMatch(/^title: "?A saved title"?$/m)
    await expect(editor.page.getByRole("button", { name: "Save", exact: true })).toBeVisible()
    await editor.page.unrouteAll()
    await editor.save()
    await expect.poll(() => editor.read(file)).toMatch(/^title: "?A saved title and more"?$/m)
  })

  test("creates a page with the blocks of the first page, and moves a block", async () => {
    await editor.openNew("Page")
    // Blocks come first in the form.
    assert.match((await editor.page.locator("[id*='-field-']").first().getAttribute("id"))!, /^blocks-field-/)
    await editor.field("path").fill("/spring-offer")
    await editor.field("menu").fill("Spring")
    await editor.addBlock("Banner")
    await editor.field("title").fill("Shall we begin?")
    await editor.expand("button")
    await editor.field("label").fill("Write to us")
    await editor.field("href").fill("/contact")
    await editor.expand("meta")
    await editor.fields("title").last().fill("Spring offer")
    await editor.field("description").fill("What we build this spring, what it costs, and how long you wait for it.")
    await editor.save()
    await editor.page.waitForURL(/entries\/spring-offer$/)
    await editor.page.locator(":focus", { hasText: "Saved" }).waitFor({ timeout: 15_000 })
    const file = "pages/spring-offer.yaml"
    const titlesOf = (page: string) => editor.blocksOf(page).map(({ type, title }) => `${type}: ${title}`)
    const copied = titlesOf(firstFileIn("pages"))
    await waitForFile(file, /^path: \/spring-offer$/m)
    assert.deepEqual(titlesOf(file), [...copied, "banner: Shall we begin?"])
    assert.match(editor.read(file), /^published: false$/m)
    await editor.page.evaluate(hash => (location.hash = hash), "#/collections/Page")
    await editor.page.getByText(`${editor.blocksOf(file)[0]!.title} (/spring-offer) (draft)`).waitFor()
    await editor.open("Page", "spring-offer")
    await editor.expand("blocks")
    await editor.moveLastToTop()
    await editor.save()
    await waitUntil(() => titlesOf(file)[0] === "banner: Shall we begin?", "the block is moved")
    assert.deepEqual(titlesOf(file), ["banner: Shall we begin?", ...copied])
  })

  test("lists posts in the order of the blog, newest first", async () => {
    test.skip(isMissing(firstFileIn("blog")))
    await editor.page.evaluate(hash => (location.hash = hash), "#/collections/BlogPost")
    const links = editor.page.locator('a[href^="#/collections/BlogPost/entries/"]')
    await links.first().waitFor()
    const names = await links.evaluateAll(elements =>
      elements.map(link => link.getAttribute("href")!.split("/").at(-1)),
    )
    const days = names.map(
      name => (parse(editor.read(`blog/${name}.mdx`).split(/^---$/m)[1] ?? "") as { date: string }).date,
    )
    assert.deepEqual(days, days.toSorted().reverse())
    assert.equal(days.length, filesIn("blog").length)
  })

  test("lists a saved entry with its new title", async () => {
    const file = firstFileIn("legal")
    await editor.open("LegalDocument", nameOf(file))
    const title = `${await editor.field("title").inputValue()} of today`
    await editor.field("title").fill(title)
    await editor.save()
    await waitForFile(file, / of today"?$/m)
    await editor.page.evaluate(hash => (location.hash = hash), "#/collections/LegalDocument")
    await editor.page.getByRole("link", { name: title }).waitFor({ timeout: 5_000 })
  })

  test("keeps the content valid in all tests above", async () => {
    assert.deepEqual(await editor.findErrors(), [])
  })
})
