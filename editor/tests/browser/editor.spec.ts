import assert from "node:assert/strict"
import { existsSync } from "node:fs"
import { test } from "@playwright/test"
import sharp from "sharp"
import { parse as parseYaml } from "yaml"
import { loadContent, onlyErrors } from "#engine"
import { validate } from "#model"
import { filesIn, firstFileIn, isMissing, nameOf } from "./content-files"
import { openEditor, skipReason, waitUntil } from "./open-editor"

let editor: Awaited<ReturnType<typeof openEditor>>

test.beforeAll(async ({ browser }) => {
  if (!skipReason) editor = await openEditor(browser)
})
test.afterAll(() => editor?.close())

/** Returns the removed and added lines. */
const diffLines = (original: string, updated: string): [removed: string[], added: string[]] => {
  const [before, after] = [original.split("\n"), updated.split("\n")]
  return [before.filter(line => !after.includes(line)), after.filter(line => !before.includes(line))]
}

/** Changes the end of a text without a warning: a missing period would cause one. */
const changePunctuation = (text: string) => (text.endsWith(".") ? `${text.slice(0, -1)}!` : `${text}.`)

/** Edits: form, file, field, and the group to expand. */
const edits: [entry: string, form: [string, string], file: string, name: string, group?: string][] = [
  ["a service", ["Service", nameOf(firstFileIn("services"))], firstFileIn("services"), "description", "meta"],
  ["a post", ["BlogPost", nameOf(firstFileIn("blog"))], firstFileIn("blog"), "excerpt"],
  ["the settings of the site", ["pages", "SiteContent"], "site.yaml", "tagline"],
  ["a team member", ["lists", "TeamMember"], "team.yaml", "description", "items"],
]

/** Creates a square picture with noise, like a photograph. */
const createPhotograph = () =>
  sharp({ create: { width: 800, height: 800, channels: 3, background: "teal", noise: { type: "gaussian", sigma: 9 } } })
    .png()
    .toBuffer()

/** Returns the frontmatter of a post. */
const frontmatterOf = (file: string) =>
  parseYaml(editor.read(file).split(/^---$/m)[1] ?? "") as Record<string, string | boolean>

const blocksOf = (file: string) => (parseYaml(editor.read(file)) as { blocks: Record<string, unknown>[] }).blocks

/** Opens a page whose first block has a picture, and expands that block. Returns the page's file. */
const openPictureBlock = async () => {
  const file = filesIn("pages").find(name => blocksOf(name)[0]?.picture)!
  await editor.open("Page", nameOf(file))
  await editor.expand("blocks")
  await editor.expandItem(String(blocksOf(file)[0]?.title))
  return file
}

/** Waits until a file matches. */
const waitForFile = (file: string, pattern: RegExp) =>
  waitUntil(
    () => existsSync(editor.pathOf(file)) && pattern.test(editor.read(file)),
    `${file} matches ${String(pattern)}`,
  )

test.describe("/admin", () => {
  test.skip(skipReason !== false, String(skipReason))

  for (const [entry, form, file, name, group] of edits)
    test(`saves ${entry} as one line of difference`, async () => {
      test.skip(isMissing(file))
      const original = editor.read(file)
      await editor.open(...form)
      if (group === "meta") await editor.toggleSettings()
      if (group) await editor.expand(group)
      const text = await editor.field(name).inputValue()
      await editor.field(name).fill(changePunctuation(text))
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

  test("saves a price, and keeps the comments of its file", async () => {
    test.skip(isMissing("claims.yaml"))
    const original = editor.read("claims.yaml")
    const claims = parseYaml(original) as { name: string; value: string }[]
    const { name, value } = claims.findLast(claim => /^\D\d,\d{3}$/.test(claim.value))!
    const another = value.replace(/\d{3}$/, "900")
    await editor.open("lists", "Claim")
    await editor.expandItem(new RegExp(`^${name} `))
    await editor.field("value").fill(another)
    await editor.save()
    await waitUntil(() => editor.read("claims.yaml") !== original, "the price is saved")
    const [removed, added] = diffLines(original, editor.read("claims.yaml"))
    assert.deepEqual([removed, added], [[`  value: "${value}"`], [`  value: "${another}"`]])
  })

  test("rejects an invalid field with the message of the check, and keeps the input", async () => {
    const file = firstFileIn("legal")
    const original = editor.read(file)
    await editor.open("LegalDocument", nameOf(file))
    await editor.field("description").fill("Too short.")
    await editor.save()
    const mistake = editor.mistakes.filter({ hasText: "It has 10." })
    await mistake.getByRole("button", { name: "Description" }).waitFor()
    assert.match((await mistake.textContent())!, new RegExp(`content/${file}:\\d+:\\d+`))
    assert.doesNotMatch((await editor.page.textContent("body"))!, /API_ERROR/)
    assert.equal(await editor.field("description").getAttribute("aria-invalid"), "true")
    assert.equal(editor.read(file), original)
    assert.equal(await editor.field("description").inputValue(), "Too short.")
    // Decap marks missing required fields.
    await editor.field("title").fill("")
    await editor.save()
    await editor.page.getByText("Title is required.").waitFor()
    assert.equal(editor.read(file), original)
    assert.equal(await mistake.count(), 1)
    await editor.page.getByRole("button", { name: "Close", exact: true }).click()
    await mistake.waitFor({ state: "hidden" })
  })

  test("marks a mistake in a collapsed block", async () => {
    const file = await openPictureBlock()
    const original = editor.read(file)
    await editor.field("title").fill("{claim.nowhere}")
    await editor.expandItem("{claim.nowhere}")
    await editor.expand("blocks")
    await editor.save()
    await editor.mistakes.first().waitFor()
    await editor.page.locator("[id^=title-field-][aria-invalid]:visible").waitFor()
    assert.equal(editor.read(file), original)
  })

  test("rejects the deletion of a linked page", async () => {
    const file = "pages/contact.yaml"
    test.skip(isMissing(file))
    await editor.open("Page", nameOf(file))
    await editor.page.getByRole("button", { name: "Delete" }).click()
    await editor.mistakes.filter({ hasText: "content/site.yaml:" }).first().waitFor()
    assert.ok(existsSync(editor.pathOf(file)))
  })

  test("rejects a picture when it is selected", async () => {
    await openPictureBlock()
    await editor.choosePicture("picture", "IMG 0001.HEIC", Buffer.from("no picture"))
    await editor.mistakes.filter({ hasText: "content/images/img-0001.heic" }).first().waitFor()
    assert.equal(await editor.page.locator(".ReactModalPortal").getByText("img-0001").count(), 0)
    await editor.page.locator(".ReactModalPortal button").first().click()
  })

  test("replaces the picture of a page, then its file", async () => {
    const file = await openPictureBlock()
    for (const alt of ["A square in one color.", "Another square."]) {
      await editor.addPicture("picture", "Quay.png", await createPhotograph())
      assert.equal(await editor.mistakes.count(), 0)
      await editor.field("alt").fill(alt)
      await editor.save()
      await waitUntil(() => blocksOf(file)[0]?.alt === alt, "the picture is saved")
      assert.equal(blocksOf(file)[0]?.picture, "drawings/pages/quay.png")
    }
  })

  test("creates a page from the blocks of the first, and moves one of them", async () => {
    await editor.openNew("Page")
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
    const file = "pages/spring-offer.yaml"
    const titlesOf = (page: string) => blocksOf(page).map(({ type, title }) => `${String(type)}: ${String(title)}`)
    const copied = titlesOf(firstFileIn("pages"))
    await waitForFile(file, /^path: \/spring-offer$/m)
    assert.deepEqual(titlesOf(file), [...copied, "banner: Shall we begin?"])
    assert.match(editor.read(file), /^published: false$/m)
    await editor.page.evaluate(hash => (location.hash = hash), "#/collections/Page")
    await editor.page.getByText(`${String(blocksOf(file)[0]?.title)} (/spring-offer) (draft)`).waitFor()
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
    const days = names.map(name => frontmatterOf(`blog/${name}.mdx`).date)
    assert.deepEqual(days, days.toSorted().reverse())
    assert.equal(days.length, filesIn("blog").length)
  })

  test("creates a post as a draft, with a date, a picture and a link", async () => {
    test.skip(isMissing(firstFileIn("blog")))
    await editor.openNew("BlogPost")
    await editor.field("title").fill("What a form can write")
    await editor
      .field("excerpt")
      .fill("One sentence that says what the post is about, as long as search results want it.")
    await editor.field("category").click()
    await editor.page.locator("[role=option]").last().click()
    await editor.field("author").fill(String(frontmatterOf(firstFileIn("blog")).author))
    await editor.field("date").fill("2025-03-04")
    await editor.addPicture("picture", "form.png", await createPhotograph())
    await editor.field("alt").fill("A square in one color.")
    await editor.field("body").fill("\n## Where to ask\n\nThere is [a form](/contact).\n")
    await editor.save()
    const file = "blog/what-a-form-can-write.mdx"
    // Decap navigates to the saved entry.
    await editor.page.waitForURL(/entries\/what-a-form-can-write$/)
    await waitForFile(file, /^\n## Where to ask\n\nThere is \[a form\]\(\/contact\)\.\n$/m)
    const { date, draft, picture } = frontmatterOf(file)
    assert.deepEqual([date, draft, picture], ["2025-03-04", true, "drawings/posts/form.png"])
  })

  test("creates a draft service from a duplicate", async () => {
    await editor.open("Service", nameOf(firstFileIn("services")))
    await editor.page.getByRole("button", { name: "Published" }).click()
    await editor.page.getByRole("menuitem", { name: "Duplicate" }).click()
    await editor.page.locator("[id*='-field-']").first().waitFor()
    await editor.field("name").fill("Voice Agents")
    await editor.field("slug").fill("voice-agents")
    await editor.field("order").fill("99")
    await editor.save()
    await editor.page.waitForURL(/entries\/voice-agents$/)
    await waitForFile("services/voice-agents.yaml", /^draft: true\n(?:.*\n)*?name: "?Voice Agents"?$/m)
  })

  test("leaves valid content", async () => {
    assert.deepEqual(onlyErrors((await validate(loadContent(editor.root))).issues), [])
  })
})
