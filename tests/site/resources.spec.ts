import assert from "node:assert/strict"
import { addressOf, hasPage, test, textsOf, visit } from "./site"
import type { Page } from "@playwright/test"
import { formatMessage } from "../../src/site/format-message"
import { block, delivers, yaml } from "./content"

interface Resource extends Record<"id" | "title" | "description" | "category", string> {
  downloadUrl?: string
}
interface Library extends Record<"searchLabel" | "countOne" | "count" | "emptyTitle" | "emptyText", string> {
  categories: { value: string; label: string }[]
}
const file = "pages/resources.yaml"
const words = block<Library>(file, "library")
const newsletter = block<{ emailLabel: string }>(file, "newsletter")
const resources = yaml<Resource[]>("resources.yaml")

const [all, ...others] = words.categories
/** Titles of a category's resources that hold a text. */
const expected = (category = all!.value, text = "") =>
  resources
    .filter(resource => category === all!.value || resource.category === category)
    .filter(({ title, description }) => `${title}\n${description}`.toLowerCase().includes(text.toLowerCase()))
    .map(({ title }) => title)
const told = (count: number) => (count === 1 ? words.countOne : formatMessage(words.count, { count }))

/** A category with resources, and a word of the last of them. */
const { value: id, label: name } = others.find(category => expected(category.value).length > 0)!
const word = expected(id)
  .at(-1)!
  .split(/\W+/)
  .sort((one, other) => other.length - one.length)[0]!
  .toUpperCase()

const shown = (page: Page) => page.locator("#resources h3:visible").allInnerTexts()
const search = (page: Page) => page.getByLabel(words.searchLabel)
const category = (page: Page, name: string) => page.locator("fieldset label", { hasText: name })
const status = (page: Page) => page.getByRole("status").first().innerText()

/** Waits for what a touch brings. */
const touch = async (page: Page) => {
  await search(page).focus()
  await page.waitForSelector("[data-only]")
}

test.describe("/resources", () => {
  test.skip(!hasPage("/resources"))

  test("shows all at first, the search empty; what has no file is visibly unavailable, and its link leads nowhere", () =>
    visit("/resources", {}, async ({ page }) => {
      assert.deepEqual(await shown(page), expected())
      assert.equal(await page.getByRole("radio", { name: all!.label, exact: true }).isChecked(), true)
      assert.equal(await search(page).inputValue(), "")
      assert.equal(await status(page), told(resources.length))
      assert.deepEqual(
        await textsOf(page, "fieldset label"),
        words.categories.map(({ label }) => label),
      )
      const files = resources.filter(({ downloadUrl }) => downloadUrl).length
      assert.equal(await page.locator("#resources a[href]").count(), files)
      const without = page.locator("#resources").getByRole("link", { disabled: true })
      assert.equal(await without.count(), resources.length - files)
    }))

  test("filters by category and text together, whatever the case", () =>
    visit("/resources", {}, async ({ page }) => {
      await touch(page)
      await category(page, name).click()
      assert.deepEqual(await shown(page), expected(id))
      assert.equal(await status(page), told(expected(id).length))
      await search(page).fill(word)
      assert.deepEqual(await shown(page), expected(id, word))
      assert.equal(await status(page), told(expected(id, word).length))
      await category(page, all!.label).click()
      assert.deepEqual(await shown(page), expected(all!.value, word))
    }))

  test("says so when nothing matches", () =>
    visit("/resources", {}, async ({ page }) => {
      await touch(page)
      await search(page).fill("<b>nothing like it</b>")
      assert.deepEqual(await shown(page), [words.emptyTitle])
      assert.equal(await page.locator("#resources p").innerText(), words.emptyText)
      assert.equal(await page.locator("#resources b").count(), 0)
      await search(page).fill("")
      assert.equal((await shown(page)).length, resources.length)
    }))

  test("text typed and a button pressed before any script count once it is there", () =>
    visit("/resources", {}, async ({ page }) => {
      let open = () => {}
      const gate = new Promise<void>(resolve => {
        open = resolve
      })
      await page.route("**/*.js", async route => {
        await gate
        await route.continue()
      })
      await search(page).fill(word)
      await category(page, name).click()
      assert.deepEqual(await shown(page), expected(id))
      open()
      await page.waitForFunction(
        count => [...document.querySelectorAll("#resources h3")].filter(one => one.checkVisibility()).length === count,
        expected(id, word).length,
      )
      assert.deepEqual(await shown(page), expected(id, word))
      assert.equal(await search(page).inputValue(), word)
    }))

  test("the category buttons work without script, where there is no search to mislead", () =>
    visit("/resources", { javaScriptEnabled: false }, async ({ page }) => {
      await category(page, name).click()
      assert.deepEqual(await shown(page), expected(id))
      assert.equal(await search(page).isVisible(), false)
    }))

  test("the category buttons are worked by the arrow keys", () =>
    visit("/resources", {}, async ({ page }) => {
      await page.getByRole("radio", { name: all!.label, exact: true }).focus()
      await page.keyboard.press("ArrowRight")
      assert.deepEqual(await shown(page), expected(others[0]!.value))
      assert.equal(await page.getByRole("radio", { name: others[0]!.label, exact: true }).isChecked(), true)
    }))

  test("Enter in the search neither sends nor leaves", () =>
    visit("/resources", {}, async ({ page }) => {
      await search(page).fill(word)
      await search(page).press("Enter")
      await page.waitForTimeout(300)
      assert.equal(new URL(page.url()).pathname, "/resources")
      assert.equal(await search(page).inputValue(), word)
    }))

  test("what is filtered stands in the address, and back and forward walk through it", () =>
    visit(`/resources?${new URLSearchParams({ category: id, q: word }).toString()}`, {}, async ({ page }) => {
      const isShown = (titles: string[]) =>
        page.waitForFunction(
          count =>
            [...document.querySelectorAll("#resources h3")].filter(one => one.checkVisibility()).length === count,
          titles.length,
        )
      await isShown(expected(id, word))
      assert.deepEqual(await shown(page), expected(id, word))
      await category(page, all!.label).click()
      assert.equal((await addressOf(page)).searchParams.get("q"), word)
      await page.goBack()
      await isShown(expected(id, word))
      assert.equal(await search(page).inputValue(), word)
      assert.equal(await page.locator(`[value="${id}"]`).isChecked(), true)
      await page.goForward()
      await isShown(expected(all!.value, word))
    }))

  test("the newsletter field is not checked, and its button does nothing", () => {
    test.skip(delivers("newsletter"))
    return visit("/resources", {}, async ({ page }) => {
      const form = page.locator("#newsletter form")
      const email = form.getByLabel(newsletter.emailLabel)
      assert.equal(await form.evaluate(element => (element as HTMLFormElement).noValidate), true)
      assert.equal(await email.getAttribute("required"), null)
      await email.fill("no address")
      await form.getByRole("button").click()
      await page.waitForTimeout(200)
      assert.equal(await email.inputValue(), "no address")
      assert.equal(new URL(page.url()).pathname + new URL(page.url()).search, "/resources")
    })
  })
})
