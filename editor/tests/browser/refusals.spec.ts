/** Rejected changes, which would break the site. */
import { existsSync } from "node:fs"
import { expect, test } from "@playwright/test"
import { parse } from "yaml"
import { filesIn, firstFileIn, isMissing, nameOf } from "./content-files"
import { openEditor, skipReason } from "./open-editor"

let editor: Awaited<ReturnType<typeof openEditor>>

test.beforeAll(async ({ browser }) => {
  if (!skipReason) editor = await openEditor(browser)
})
test.afterAll(() => editor?.close())

const read = <Data>(file: string) => parse(editor.read(file)) as Data
const button = (name: string) => editor.page.getByRole("button", { name, exact: true })
/** Waits for a mistake that the dialog lists for a form, with file, line and column. */
const waitForMistake = (form: string, text = "") =>
  editor.mistakes
    .filter({
      has: editor.page.locator("small", { hasText: new RegExp(`^${form} \\(content/.+:\\d+:\\d+\\)$`) }),
      hasText: new RegExp(text),
    })
    .first()
    .waitFor()

const PAGE = "pages/pricing.yaml"

test.describe("/admin", () => {
  test.skip(skipReason !== false, String(skipReason))
  test.afterEach(async () => {
    if (await editor.mistakes.first().isVisible()) await editor.closeMistakes()
  })

  test("rejects an invalid field with the message of the check, and keeps the input", async () => {
    const file = firstFileIn("legal")
    const original = editor.read(file)
    await editor.open("LegalDocument", nameOf(file))
    await editor.field("description").fill("Too short.")
    await editor.save()
    const mistake = editor.mistakes.filter({ hasText: "it has 10." })
    await mistake.getByRole("button", { name: "Description" }).waitFor()
    await waitForMistake("Legal: .*", "it has 10")
    await expect(editor.page.locator("body")).not.toContainText("API_ERROR")
    await expect(editor.field("description")).toHaveAttribute("aria-invalid", "true")
    await expect(editor.field("description")).toHaveCSS("outline", "rgb(176, 0, 32) solid 3px")
    expect(editor.read(file)).toBe(original)
    await expect(editor.field("description")).toHaveValue("Too short.")
    // Decap marks missing required fields.
    await editor.field("title").fill("")
    await editor.save()
    const required = editor.page.getByText("Title is required.")
    await editor.save()
    await expect(editor.page.locator(".Toastify__toast--error")).toHaveCount(1, { timeout: 3_000 })
    // Decap writes messages in capital letters.
    await expect(required).toHaveCSS("text-transform", "none")
    expect(editor.read(file)).toBe(original)
    // Messages stay until they are closed.
    await expect(mistake).toHaveCount(1)
    await editor.closeMistakes()
    await expect(mistake).toBeHidden()
  })

  test("closes the mistakes of a form that is left", async () => {
    await editor.open("LegalDocument", nameOf(firstFileIn("legal")))
    await editor.field("description").fill("Too short.")
    await editor.save()
    await editor.mistakes.first().waitFor()
    await editor.openPictureBlock()
    await expect(editor.mistakes).toHaveCount(0)
  })

  test("lists the warnings of a saved change, and links to their fields", async () => {
    const file = firstFileIn("legal")
    await editor.open("LegalDocument", nameOf(file))
    const description = editor.field("description")
    await description.fill(`The the ${await description.inputValue()}`)
    await editor.save()
    await editor.mistakes.getByRole("link", { name: "Description" }).click()
    await expect(description).toBeFocused()
    expect(editor.read(file)).toContain("The the")
  })

  test("marks a mistake in a collapsed block", async () => {
    const file = await editor.openPictureBlock()
    const original = editor.read(file)
    await editor.field("title").fill("{claim.nowhere}")
    await editor.expandItem("{claim.nowhere}")
    await editor.expand("blocks")
    await editor.save()
    await waitForMistake("Pages: .*")
    await editor.page.locator("[id^=title-field-][aria-invalid]:visible").waitFor()
    expect(editor.read(file)).toBe(original)
  })

  test("focuses only the first of many mistakes", async () => {
    const file = filesIn("pages").find(name => editor.blocksOf(name).some(({ topics }) => topics))
    test.skip(!file)
    const block = editor.blocksOf(file!).find(({ topics }) => topics)!
    await editor.open("Page", nameOf(file!))
    await editor.expand("blocks")
    await editor.expandItem(block.title!)
    await editor.expand("topics")
    for (const { label } of block.topics!) {
      await editor.expandItem(label)
      await editor.fields("value").last().fill(`new-${label.length}`)
    }
    await editor.page.evaluate(() =>
      addEventListener("focusin", ({ target }) => {
        if ((target as Element).closest("[id*='-field-']")) performance.mark("focus")
      }),
    )
    await editor.save()
    await editor.mistakes.first().waitFor()
    const marked = editor.page.locator("#nc-root [aria-invalid]")
    await expect(marked).toHaveCount(await editor.mistakes.count())
    const first = marked.first().getByRole("button").first()
    await expect(first).toBeFocused()
    await expect(first).toBeInViewport()
    expect(await editor.page.evaluate(() => performance.getEntriesByName("focus").length)).toBe(1)
  })

  test("rejects a claim that breaks a price in another file", async () => {
    test.skip(isMissing("claims.yaml") || isMissing("prices.yaml"))
    const original = editor.read("claims.yaml")
    const { plans } = read<{ plans: { price: string }[] }>("prices.yaml")
    const [, name = ""] = plans.map(({ price }) => /^\{claim\.(\w+)\}$/.exec(price)).find(Boolean) ?? []
    await editor.open("lists", "Claim")
    await editor.expandItem(new RegExp(`^${name} `))
    await editor.field("value").fill("5.900 dollars")
    await editor.save()
    await waitForMistake(".*", 'Used in "Prices", Plans, \\d, Price')
    await expect(editor.field("value")).toHaveAttribute("aria-invalid", "true")
    await expect(editor.field("value")).toBeFocused()
    expect(editor.read("claims.yaml")).toBe(original)
  })

  test("rejects the deletion of a category in use", async () => {
    const [file, post] = ["blog-categories.yaml", firstFileIn("blog")]
    test.skip(isMissing(file) || isMissing(post))
    const original = editor.read(file)
    const { category } = parse(editor.read(post).split(/^---$/m)[1]!) as { category: string }
    await editor.open("lists", "BlogCategory")
    await button("Remove")
      .nth(read<{ id: string }[]>(file).findIndex(({ id }) => id === category))
      .click()
    await editor.save()
    await waitForMistake("Blog: .*")
    expect(editor.read(file)).toBe(original)
  })

  test("rejects the deletion of a required category, and marks the list", async () => {
    const file = "blog-categories.yaml"
    test.skip(isMissing(file))
    const original = editor.read(file)
    await editor.open("lists", "BlogCategory")
    await button("Remove")
      .nth(read<{ id: string }[]>(file).findIndex(({ id }) => id === "all"))
      .click()
    await editor.save()
    await editor.page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await editor.mistakes.getByRole("button", { name: "Entries", exact: true }).click()
    await expect(editor.field("items")).toHaveAttribute("aria-invalid", "true")
    await expect(editor.field("items")).toBeInViewport()
    expect(editor.read(file)).toBe(original)
  })

  test("rejects the deletion of a linked page, and opens a form that links to it", async () => {
    test.skip(isMissing(PAGE))
    await editor.open("Page", nameOf(PAGE))
    const question = editor.page.waitForEvent("dialog")
    await editor.page.getByRole("button", { name: "Delete" }).click()
    // A draft is not published.
    expect((await question).message()).not.toContain("published")
    await waitForMistake("Site")
    expect(existsSync(editor.pathOf(PAGE))).toBe(true)
    await expect(editor.page.locator("dialog p")).toBeVisible()
    await expect(button("Close")).toBeInViewport()
    await editor.mistakes.last().scrollIntoViewIfNeeded()
    await expect(button("Close")).toBeInViewport()
    await editor.mistakes.locator('a[href$="/SiteContent"]').first().click()
    await expect(editor.page.locator("[id^=href-field-]:focus")).toHaveValue(read<{ path: string }>(PAGE).path)
  })

  test("rejects a new path of a linked page", async () => {
    test.skip(isMissing(PAGE))
    const original = editor.read(PAGE)
    await editor.open("Page", nameOf(PAGE))
    await editor.toggleSettings()
    await editor.field("path").fill("/what-it-costs")
    await editor.save()
    await waitForMistake("Site")
    expect(editor.read(PAGE)).toBe(original)
  })

  test("rejects a file that is no picture as soon as it is selected", async () => {
    await editor.openPictureBlock()
    await editor.selectPictureFile("picture", "IMG 0001.HEIC", Buffer.from("no picture"))
    await waitForMistake("images/img-0001.heic")
    const library = editor.page.locator(".ReactModalPortal")
    await expect(library.getByText("img-0001")).toHaveCount(0)
    await library.getByRole("button").first().click()
  })

  test("focuses the first field with a wrong format", async () => {
    await editor.open("Page", nameOf(firstFileIn("pages")))
    await editor.toggleSettings()
    await editor.field("path").fill("no slash")
    await editor.save()
    await expect(editor.field("path")).toBeFocused()
    await expect(editor.field("path")).toBeInViewport()
    await expect(editor.page.getByRole("alert").filter({ hasText: "Path" })).toBeVisible()
  })

  test("moves the caret to a mistake in the text of a post", async () => {
    test.skip(isMissing(firstFileIn("blog")))
    await editor.open("BlogPost", nameOf(firstFileIn("blog")))
    const lines = Array.from({ length: 200 }, (_, index) => (index % 2 ? "" : `Paragraph number ${index}.`))
    const body = editor.field("body")
    await body.fill(lines.with(196, "Follow [this link](/nowhere).").join("\n"))
    await editor.save()
    await waitForMistake("Blog: .*")
    await editor.field("title").focus()
    await editor.mistakes.getByRole("button", { name: "/nowhere" }).click()
    await expect(body).toBeFocused()
    const { line, top } = await body.evaluate((field: HTMLTextAreaElement) => {
      const [index, count] = [field.value.slice(0, field.selectionStart), field.value].map(
        text => text.split("\n").length - 1,
      ) as [number, number]
      const { y, height } = field.getBoundingClientRect()
      return { line: index, top: (y + (height * index) / count) / innerHeight }
    })
    expect(line).toBe(196)
    expect(top).toBeGreaterThan(0.1)
    // Above the dialog.
    expect(top).toBeLessThan(0.6)
  })

  test("keeps the content valid in all tests above", async () => {
    expect(await editor.findErrors()).toEqual([])
  })
})
