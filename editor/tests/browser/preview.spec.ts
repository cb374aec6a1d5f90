/** The live preview, with the pages of the last build and the script that `develop` adds. */
import { existsSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "@playwright/test"
import { buildSync } from "esbuild"
import { parse } from "yaml"
import { labelOf } from "../../labels"
import { UNSAVED_FOLDER } from "../../unsaved-changes"
import { openEditor, skipReason, waitUntil } from "./open-editor"

let editor: Awaited<ReturnType<typeof openEditor>>

const buildPageScript = () =>
  buildSync({
    stdin: {
      contents: 'import { connectToEditor } from "./connect-to-editor"\nconnectToEditor()',
      resolveDir: "editor/browser",
    },
    bundle: true,
    write: false,
  }).outputFiles[0]!.text

test.beforeAll(async ({ browser, baseURL }) => {
  if (skipReason) return
  editor = await openEditor(browser, baseURL)
  await editor.page.addInitScript(buildPageScript())
})
test.afterAll(() => editor?.close())

const PAGE = "pages/about.yaml"

const pane = () => editor.page.frameLocator("#preview-pane")
const frame = () => pane().locator("iframe")
const main = () => pane().frameLocator("iframe").locator("#main")
const lastHeading = () => main().getByRole("heading", { level: 2 }).last()
const unsavedFile = (file: string) => join(editor.root, UNSAVED_FOLDER, file)
const focused = () => editor.page.locator(":focus")
const open = async (collection: string, entry: string, path: string) => {
  await editor.open(collection, entry)
  await expect(frame()).toHaveAttribute("src", new RegExp(`^http://[\\w.:]+${path}$`))
}
const openAbout = () => open("Page", "about", "/about")
const blocks = () => (parse(editor.read(PAGE)) as { blocks: { title: string }[] }).blocks

test.describe("live preview", () => {
  test.skip(skipReason !== false, String(skipReason))

  const forms: [collection: string, entry: string, file: string, path: string][] = [
    ["pages", "Prices", "prices.yaml", "/pricing"],
    ["pages", "SiteContent", "site.yaml", "/"],
    ["pages", "Words", "words.yaml", "/"],
    ["lists", "Claim", "claims.yaml", "/.*"],
    ["Page", "about", PAGE, "/about"],
  ]
  for (const [collection, entry, file, path] of forms)
    test(`shows the page of ${file}`, async () => {
      test.skip(!existsSync(`content/${file}`))
      await open(collection, entry, path)
      await expect(main()).toBeVisible()
    })

  test("selects the field of a clicked text", async () => {
    await openAbout()
    const title = blocks().at(-1)!.title
    await lastHeading().click()
    await expect(focused()).toHaveValue(title)
    await expect(focused()).toHaveId(/^title-field-/)
  })

  test("stays on the page after a click on a link", async () => {
    await openAbout()
    const isPrevented = main().evaluate(
      () =>
        new Promise<boolean>(resolve =>
          addEventListener("click", ({ defaultPrevented }) => resolve(defaultPrevented), { once: true }),
        ),
    )
    await main().getByRole("link").first().click()
    expect(await isPrevented).toBe(true)
    await expect(focused()).toHaveId(/-field-/)
  })

  test("scrolls to the block of a focused field", async () => {
    await openAbout()
    const [first, last] = [blocks()[0]!.title, blocks().at(-1)!.title]
    await lastHeading().click()
    await expect(focused()).toHaveValue(last)
    const heading = main().getByRole("heading", { level: 1 })
    await expect(heading).not.toBeInViewport()
    await main().evaluate(() => scrollTo(0, document.body.scrollHeight))
    await editor.expandItem(first)
    await editor.field("title").focus()
    await expect(heading).toBeInViewport()
  })

  test("fits phones and desktops into the pane", async () => {
    await openAbout()
    await pane().getByRole("button", { name: "Phone" }).click()
    expect(await main().evaluate(() => innerWidth)).toBe(390)
    await pane().getByRole("button", { name: "Desktop" }).click()
    expect(await main().evaluate(() => innerWidth)).toBe(1280)
  })

  test("writes unsaved changes outside of content/, and deletes them when the form is left", async () => {
    const original = editor.read(PAGE)
    await openAbout()
    await editor.toggleSettings()
    await editor.expand("meta")
    const description = await editor.field("description").inputValue()
    await editor.field("description").fill(`${description.slice(0, -1)} today.`)
    await waitUntil(() => existsSync(unsavedFile(PAGE)), "the unsaved file is written")
    expect(editor.read(PAGE)).toBe(original)
    await open("Page", "home", "/")
    await waitUntil(() => !existsSync(unsavedFile(PAGE)), "the unsaved file is deleted")
    expect(editor.read(PAGE)).toBe(original)
  })

  test("deletes unsaved changes on reload", async () => {
    await openAbout()
    await editor.toggleSettings()
    await editor.expand("meta")
    const description = await editor.field("description").inputValue()
    await editor.field("description").fill(`${description.slice(0, -1)} today.`)
    await waitUntil(() => existsSync(unsavedFile(PAGE)), "the unsaved file is written")
    await editor.page.reload()
    await waitUntil(() => !existsSync(unsavedFile(PAGE)), "the unsaved file is deleted")
  })

  test("lists mistakes while typing, with links to their fields", async () => {
    await openAbout()
    await editor.toggleSettings()
    await editor.expand("meta")
    await editor.field("description").fill("Too short.")
    const name = `${labelOf("meta")}, ${labelOf("description")}`
    const mistake = pane().getByRole("listitem").getByRole("button", { name })
    await mistake.waitFor()
    expect(existsSync(unsavedFile(PAGE))).toBe(false)
    // The shortcut to save works in the pane and on the page, which has a different origin.
    for (const element of [mistake, main().getByRole("link").first()]) {
      await element.press("ControlOrMeta+s")
      await editor.mistakes.getByRole("button", { name }).waitFor()
      await editor.closeMistakes()
    }
    await expect(main()).toBeVisible()
    await editor.expand("meta")
    await mistake.click()
    await expect(focused()).toHaveValue("Too short.")
  })
})
