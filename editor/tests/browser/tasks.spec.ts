import { expect, test } from "@playwright/test"
import sharp from "sharp"
import { parse } from "yaml"
import { loadContent, onlyErrors } from "#engine"
import { validate } from "#model"
import { filesIn, firstFileIn, isMissing, nameOf } from "./content-files"
import { createKeyboard, createMouse, type Input } from "./input"
import { openEditor, skipReason, waitUntil } from "./open-editor"

/** Tasks of an editor, with mouse and keyboard. */

/** Maximum number of clicks and filled fields for a page of six blocks. */
const MAX_LANDING_CLICKS = 30

let editor: Awaited<ReturnType<typeof openEditor>>

test.beforeAll(async ({ browser, baseURL }) => {
  if (!skipReason) editor = await openEditor(browser, baseURL)
})
test.afterAll(() => editor?.close())

type Named = { name: string }
type Page = { published?: boolean; blocks: { title: string }[] }

const read = <Data>(file: string) => parse(editor.read(file)) as Data
const titlesOf = (file: string) => read<Page>(file).blocks.map(({ title }) => title)
const button = (name: string) => editor.page.getByRole("button", { name, exact: true })
const item = (name: string) => editor.page.getByRole("group", { name, exact: true })
const itemNames = () =>
  editor.page.locator(".item-bar:visible").evaluateAll(bars => bars.map(bar => bar.getAttribute("aria-label")))
const longPage = () => filesIn("pages").find(file => titlesOf(file).filter(Boolean).length === 6)!

/** Creates a page of six blocks from a copy. */
const createLandingPage = async (input: Input, name: string) => {
  const { page } = editor
  const [source, file] = [longPage(), `pages/${name}.yaml`]
  const titles = titlesOf(source)
  const menuItem = (label: string) => page.getByRole("menuitem", { name: label, exact: true })
  await page.evaluate(hash => (location.hash = hash), "#/collections/Page")
  await input.press(page.locator(`a[href="#/collections/Page/entries/${nameOf(source)}"]`))
  await input.press(button("Published"))
  await input.press(menuItem("Duplicate"), "ArrowDown")
  await page.waitForURL(/\/new/)
  await input.press(page.getByTestId("expand-button").first())
  for (const [index, title] of titles.entries()) {
    await input.press(item(title).getByRole("button", { name: "Expand" }))
    await input.fill(editor.fields("title").nth(index), `Part ${index + 1} of ${name}`)
  }
  await input.fill(editor.field("path"), `/${name}`)
  await input.press(page.getByTestId("expand-button").last())
  await input.fill(editor.fields("title").last(), `Landing page ${name}`)
  await input.fill(
    editor.field("description"),
    `What the page ${name} offers, what it costs, and how long you wait for it.`,
  )
  await input.press(button("Publish"), "Shift+Tab")
  await input.press(menuItem("Publish now"), "ArrowDown")
  await page.waitForURL(new RegExp(`entries/${name}$`))
  expect(titlesOf(file)).toEqual(titles.map((_, index) => `Part ${index + 1} of ${name}`))
  expect(read<Page>(file).published).toBe(false)
}

test.describe("tasks", () => {
  test.skip(skipReason !== false, String(skipReason))

  test("creates a landing page with few clicks", async () => {
    const mouse = createMouse()
    await createLandingPage(mouse, "spring-offer")
    test.info().annotations.push({ type: "clicks", description: String(mouse.clicks) })
    expect(mouse.clicks).toBeLessThanOrEqual(MAX_LANDING_CLICKS)
  })

  test("creates a landing page with the keyboard alone", async () => {
    await createLandingPage(createKeyboard(editor.page), "winter-offer")
  })

  test("moves, copies and restores a block with the keyboard", async () => {
    await editor.open("Page", nameOf(longPage()))
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

  test("omits the ID of a duplicate", async () => {
    test.skip(isMissing("blog-categories.yaml"))
    await editor.open("lists", "BlogCategory")
    await button("Duplicate").first().click()
    await editor.page.locator(".item-bar:visible").nth(1).getByRole("button", { name: "Expand" }).click()
    await expect(editor.field("id")).toHaveValue("")
  })

  test("hides settings below the content, and shows a mistake in them", async () => {
    await editor.open("Page", nameOf(longPage()))
    await expect(editor.field("path")).toBeHidden()
    await editor.toggleSettings()
    await editor.expand("meta")
    await editor.field("description").fill("Too short.")
    await editor.toggleSettings()
    await expect(editor.field("path")).toBeHidden()
    await editor.save()
    await expect(editor.field("description")).toHaveAttribute("aria-invalid", "true")
  })

  test("links to the page of the form", async () => {
    await editor.open("Service", nameOf(firstFileIn("services")))
    const { slug } = read<{ slug: string }>(firstFileIn("services"))
    await expect(editor.page.getByRole("link", { name: "View Live" })).toHaveAttribute(
      "href",
      new RegExp(`/services/${slug}$`),
    )
  })

  test("opens the form of a figure from a field", async () => {
    test.skip(isMissing("claims.yaml") || isMissing("prices.yaml"))
    const { plans } = read<{ plans: { name: string; price: string }[] }>("prices.yaml")
    const { name, price } = plans.find(plan => plan.price.startsWith("{claim."))!
    const claims = read<{ name: string; value: string }[]>("claims.yaml")
    const claim = claims.find(other => price === `{claim.${other.name}}`)!
    await editor.open("pages", "Prices")
    await editor.expand("plans")
    await item(name).getByRole("button", { name: "Expand" }).click()
    await editor.field("price").focus()
    await editor.page.frameLocator("#preview-pane").getByRole("button", { name: claim.name }).click()
    await expect(editor.page.locator(":focus")).toHaveValue(claim.value)
  })

  test("saves a quote with a portrait", async () => {
    test.skip(isMissing("testimonials.yaml"))
    const noise = { type: "gaussian", sigma: 9 } as const
    const portrait = sharp({ create: { width: 800, height: 800, channels: 3, background: "teal", noise } })
    await editor.open("lists", "Testimonial")
    await button("Add entry").click()
    for (const [name, text] of Object.entries({ name: "Nora Lindqvist", role: "Owner", company: "Quayside" }))
      await editor.field(name).fill(text)
    await editor.field("content").fill("They built our shop in nine days, and it sells.")
    await editor.field("rating").fill("5")
    await editor.addPicture("image", "Nora.png", await portrait.png().toBuffer())
    await editor.save()
    await waitUntil(() => editor.read("testimonials.yaml").includes("Nora Lindqvist"), "the quote is saved")
    expect(read<object[]>("testimonials.yaml").at(-1)).toMatchObject({ image: "images/testimonials/nora.png" })
  })

  test("removes a person", async () => {
    test.skip(isMissing("team.yaml"))
    const names = read<Named[]>("team.yaml").map(({ name }) => name)
    await editor.open("lists", "TeamMember")
    await button("Remove").last().click()
    await editor.save()
    await waitUntil(() => read<Named[]>("team.yaml").length < names.length, "the person is removed")
    expect(read<Named[]>("team.yaml").map(({ name }) => name)).toEqual(names.slice(0, -1))
  })

  test("fits a phone", async () => {
    await editor.page.setViewportSize({ width: 390, height: 844 })
    await editor.open("Page", nameOf(longPage()))
    await editor.expand("blocks")
    const overflow = () =>
      editor.page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>("input, textarea, button, a, [role=button]")]
          .filter(element => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth)
          .map(element => element.textContent || element.id),
      )
    expect(await overflow()).toEqual([])
    await expect(button("Published")).toBeInViewport()
  })

  test("leaves valid content", async () => {
    expect(onlyErrors((await validate(loadContent(editor.root))).issues)).toEqual([])
  })
})
