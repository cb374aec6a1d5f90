/** Controls that are added to Decap's forms. */
import { expect, test } from "@playwright/test"
import { parse } from "yaml"
import { filesIn, firstFileIn, isMissing, nameOf } from "./content-files"
import { createKeyboard } from "./input"
import { openEditor, skipReason } from "./open-editor"

let editor: Awaited<ReturnType<typeof openEditor>>

test.beforeAll(async ({ browser }) => {
  if (!skipReason) editor = await openEditor(browser)
})
test.afterAll(() => editor?.close())

const read = <Data>(file: string) => parse(editor.read(file)) as Data
const button = (name: string) => editor.page.getByRole("button", { name, exact: true })
const item = (name: string) => editor.page.getByRole("group", { name, exact: true })
const itemNames = () =>
  editor.page.locator(".item-bar:visible").evaluateAll(bars => bars.map(bar => bar.getAttribute("aria-label")))
/** Returns the file of a page with six different titles. */
const longPageFile = () =>
  filesIn("pages").find(file => new Set(editor.blocksOf(file).map(({ title }) => title)).size === 6)!

test.describe("forms", () => {
  test.skip(skipReason !== false, String(skipReason))

  test("moves, copies and restores a block with the keyboard", async () => {
    await editor.open("Page", nameOf(longPageFile()))
    await editor.expand("blocks")
    const names = await itemNames()
    const [first, second, third] = names as [string, string, string]
    const keyboard = createKeyboard(editor.page)
    await keyboard.press(item(first).getByRole("button", { name: "Move down" }))
    await expect(item(first).getByRole("button", { name: "Move down" })).toBeFocused()
    await editor.page.keyboard.press("Enter")
    expect(await itemNames()).toEqual([second, third, first, ...names.slice(3)])
    await keyboard.press(item(first).getByRole("button", { name: "Move up" }), "Shift+Tab")
    await editor.page.keyboard.press("Enter")
    expect(await itemNames()).toEqual(names)
    await keyboard.press(item(first).getByRole("button", { name: "Duplicate" }), "Shift+Tab")
    expect(await itemNames()).toEqual([first, ...names])
    await expect(item(first).last().getByRole("button", { name: "Expand" })).toBeFocused()
    await keyboard.press(item(second).getByRole("button", { name: "Remove" }))
    await expect(editor.page.locator("#removed")).toContainText(second)
    expect(await itemNames()).toEqual([first, first, ...names.slice(2)])
    await expect(button("Undo")).toBeFocused()
    await editor.page.keyboard.press("Enter")
    expect(await itemNames()).toEqual([first, ...names])
    await expect(button("Undo")).toBeHidden()
  })

  test("skips drag handles in the tab order", async () => {
    await editor.open("Page", nameOf(longPageFile()))
    await editor.expand("blocks")
    const bar = editor.page.locator(".item-bar").first()
    await bar.getByRole("button", { name: "Expand" }).focus()
    await editor.page.keyboard.press("Tab")
    await expect(bar.getByRole("button", { name: "Duplicate" })).toBeFocused()
  })

  test("focuses an added block, and shows it", async () => {
    await editor.open("Page", nameOf(longPageFile()))
    await editor.addBlock("Items")
    const added = editor.page.locator(".item-bar:visible").last().getByRole("button").first()
    await expect(added).toBeFocused()
    await expect(added).toBeInViewport()
    await expect(added.locator("..")).toHaveAccessibleName(/./)
  })

  test("omits the ID of a duplicate", async () => {
    test.skip(isMissing("blog-categories.yaml"))
    await editor.open("lists", "BlogCategory")
    await button("Duplicate").first().click()
    await editor.page.locator(".item-bar:visible").nth(1).getByRole("button", { name: "Expand" }).click()
    await expect(editor.field("id")).toHaveValue("")
  })

  test("shows settings folded below the content, and expands them for a mistake", async () => {
    await editor.open("Page", nameOf(longPageFile()))
    await expect(editor.field("path")).toBeHidden()
    await editor.toggleSettings()
    await editor.expand("meta")
    await editor.field("description").fill("Too short.")
    await editor.toggleSettings()
    await expect(editor.field("path")).toBeHidden()
    await editor.save()
    await expect(editor.field("description")).toHaveAttribute("aria-invalid", "true")
    await editor.page.keyboard.press("Escape")
    await expect(editor.mistakes).toHaveCount(0)
  })

  test("saves with Ctrl+S, and keeps the focus", async () => {
    const file = firstFileIn("legal")
    await editor.open("LegalDocument", nameOf(file))
    const title = editor.field("title")
    await title.fill(`${await title.inputValue()} today`)
    await editor.page.evaluate(() =>
      addEventListener("keydown", ({ key, defaultPrevented }) => {
        if (key === "s") document.body.dataset.prevented = String(defaultPrevented)
      }),
    )
    await editor.page.keyboard.press("ControlOrMeta+s")
    // Otherwise the browser opens its dialog.
    await expect(editor.page.locator("body")).toHaveAttribute("data-prevented", "true")
    await expect.poll(() => editor.read(file)).toMatch(/^title: .* today"?$/m)
    await expect(title).toBeFocused()
  })

  test("focuses the button that replaces the pressed one after a save", async () => {
    const file = firstFileIn("legal")
    await editor.open("LegalDocument", nameOf(file))
    const title = editor.field("title")
    await title.fill(`${await title.inputValue()} tomorrow`)
    await editor.save()
    await expect(button("Saved")).toBeFocused()
  })

  test("opens the form of a typed address once the editor confirms leaving the form", async () => {
    const [first, second] = filesIn("legal") as [string, string]
    await editor.open("LegalDocument", nameOf(first))
    await editor.field("title").fill("An unsaved title")
    const { page } = editor
    const address = page.url()
    const url = `#/collections/LegalDocument/entries/${nameOf(second)}`
    await page.evaluate(
      hash =>
        new Promise<void>(resolve => {
          const { confirm } = window
          window.confirm = () => {
            window.confirm = confirm
            setTimeout(resolve)
            return false
          }
          location.hash = hash
        }),
      url,
    )
    await expect(editor.field("title")).toHaveValue("An unsaved title")
    expect(page.url()).toBe(address)
    const prompt = page.waitForEvent("dialog")
    await page.evaluate(hash => (location.hash = hash), url)
    expect((await prompt).type()).toBe("confirm")
    const { title } = parse(editor.read(second).split(/^---$/m)[1]!) as { title: string }
    await expect(editor.field("title")).toHaveValue(title)
    expect(new URL(page.url()).hash).toBe(url)
  })

  test("keeps the address of a form if the editor cancels going back twice", async () => {
    const [file] = filesIn("case-studies")
    test.skip(!file)
    const { page } = editor
    const list = "#/collections/CaseStudy"
    // A typed address, which is missing in the history of Decap's router.
    await page.evaluate(hash => (location.hash = hash), list)
    await page.locator(`#nc-root a[href="${list}/entries/${nameOf(file!)}"]`).click()
    await editor.field("title").fill("An unsaved title")
    const address = page.url()
    await page.evaluate(() => {
      window.confirm = () => {
        // Blocks the window, as the dialog of the browser does.
        for (const end = Date.now() + 300; Date.now() < end;);
        performance.mark("question")
        return false
      }
    })
    for (const count of [1, 2]) {
      await page.goBack()
      await expect.poll(() => page.evaluate(() => performance.getEntriesByName("question").length)).toBe(count)
      await expect(page).toHaveURL(address)
    }
    await expect(editor.field("title")).toHaveValue("An unsaved title")
    await page.evaluate(() => (window.confirm = () => true))
  })

  test("links to the page of the form", async () => {
    await editor.open("Service", nameOf(firstFileIn("services")))
    const { slug } = read<{ slug: string }>(firstFileIn("services"))
    await expect(editor.page.getByRole("link", { name: "View Live" })).toHaveAttribute(
      "href",
      new RegExp(`/services/${slug}$`),
    )
  })

  test("opens the form of a claim from a field that refers to it", async () => {
    test.skip(isMissing("claims.yaml") || isMissing("prices.yaml"))
    const { plans } = read<{ plans: { name: string; price: string }[] }>("prices.yaml")
    const { name, price } = plans.find(plan => plan.price.startsWith("{claim."))!
    const claims = read<{ name: string; value: string }[]>("claims.yaml")
    const claim = claims.find(other => price === `{claim.${other.name}}`)!
    await editor.open("pages", "Prices")
    await editor.page.getByTitle("Toggle preview").click()
    await editor.expand("plans")
    await item(name).getByRole("button", { name: "Expand" }).click()
    await editor.field("price").focus()
    await editor.page.frameLocator("#preview-pane").getByRole("button", { name: claim.name }).click()
    await expect(editor.page.locator(":focus")).toHaveValue(claim.value)
  })

  test("fits the descriptions of block types into their menu", async () => {
    await editor.openNew("Page")
    await button("Add block").click()
    const block = editor.page.locator("[role=menuitem][aria-description]").first()
    await expect(block).toBeVisible()
    const widths = await block.evaluate(({ parentElement: menu }) => [menu!.scrollWidth, menu!.clientWidth])
    expect(widths[0]).toBe(widths[1])
  })

  test("does not overflow on a phone", async () => {
    await editor.page.setViewportSize({ width: 390, height: 844 })
    await editor.open("Page", nameOf(longPageFile()))
    await editor.expand("blocks")
    const findOverflow = () =>
      editor.page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>("input, textarea, button, a, [role=button]")]
          .filter(element => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth)
          .map(element => element.textContent || element.id),
      )
    // Notifications slide out of the window.
    await expect.poll(findOverflow).toEqual([])
    await expect(button("Saved")).toBeInViewport()
  })
})
