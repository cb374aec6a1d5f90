import { expect, type Page } from "@playwright/test"
import { formatMessage } from "#site/format-message"
import { yaml } from "./content"
import { hasPage, holdRequests, test } from "./fixtures"

interface Resource extends Record<"title" | "description" | "category", string> {
  downloadUrl?: string
}
interface Library extends Record<"searchLabel" | "countOne" | "count" | "emptyTitle", string> {
  categories: { value: string; label: string }[]
}
const words = yaml<{ library: Library }>("words.yaml").library
const resources = yaml<Resource[]>("resources.yaml")

const [all, ...others] = words.categories
/** Returns the titles of a category's resources that contain a text. */
const expectedTitles = (category = all!.value, text = "") =>
  resources
    .filter(resource => category === all!.value || resource.category === category)
    .filter(({ title, description }) => `${title}\n${description}`.toLowerCase().includes(text.toLowerCase()))
    .map(({ title }) => title)

/** A category with resources and the longest word of its last title. */
const { value: id = "", label: name = "" } = others.find(category => expectedTitles(category.value).length > 0) ?? {}
const [word = ""] = (expectedTitles(id).at(-1) ?? "")
  .toUpperCase()
  .split(/\W+/)
  .sort((a, b) => b.length - a.length)

const search = (page: Page) => page.locator("#resource-filter [type=search]")
const category = (page: Page, name: string) => page.locator("fieldset label", { hasText: name })
/** Expects the visible titles and their count. */
const expectVisible = async (page: Page, titles: string[]) => {
  await expect(page.locator("#resources h3:visible")).toHaveText(titles)
  const status = titles.length === 1 ? words.countOne : formatMessage(words.count, { count: titles.length })
  await expect(page.getByRole("status").first()).toHaveText(status)
}

test.describe("/resources", () => {
  test.skip(!hasPage("/resources"))

  test("shows all at first and disables resources without a file", async ({ page, open }) => {
    await open("/resources")
    await expectVisible(page, expectedTitles())
    await expect(page.getByRole("radio", { name: all!.label, exact: true })).toBeChecked()
    await expect(page.getByLabel(words.searchLabel)).toHaveValue("")
    const files = resources.filter(({ downloadUrl }) => downloadUrl).length
    await expect(page.locator("#resources a[href]")).toHaveCount(files)
    await expect(page.locator("#resources").getByRole("link", { disabled: true })).toHaveCount(resources.length - files)
  })

  test("filters by category and text, with an empty state", async ({ page, open }) => {
    await open("/resources")
    await search(page).focus()
    await category(page, name).click()
    await expectVisible(page, expectedTitles(id))
    await search(page).fill(word)
    await search(page).press("Enter")
    await expectVisible(page, expectedTitles(id, word))
    await category(page, all!.label).click()
    await expectVisible(page, expectedTitles(all!.value, word))
    await search(page).fill("<b>nothing like it</b>")
    await expect(page.locator("#resources h3:visible")).toHaveText([words.emptyTitle])
    await expect(page.locator("#resources b")).toHaveCount(0)
    await search(page).fill("")
    await expectVisible(page, expectedTitles())
  })

  test("keeps input made before the script has loaded", async ({ page, open }) => {
    const release = await holdRequests(page, "**/scripts/filter-*")
    await open("/resources")
    await search(page).fill(word)
    await category(page, name).click()
    await expect(page.locator("#resources h3:visible")).toHaveText(expectedTitles(id))
    release()
    await expectVisible(page, expectedTitles(id, word))
    await expect(search(page)).toHaveValue(word)
  })

  test("keeps the category in URL and history", async ({ page, open }) => {
    await open(`/resources?${new URLSearchParams({ category: id }).toString()}`)
    await expectVisible(page, expectedTitles(id))
    await category(page, all!.label).click()
    await expectVisible(page, expectedTitles())
    await page.goBack()
    await expectVisible(page, expectedTitles(id))
    await expect(page.locator(`[value="${id}"]`)).toBeChecked()
    await page.goForward()
    await expectVisible(page, expectedTitles())
  })

  test("keeps the search text out of URL and history", async ({ page, open }) => {
    await open("/resources")
    const address = page.url()
    const steps = await page.evaluate(() => history.length)
    await search(page).fill(word)
    await expectVisible(page, expectedTitles(all!.value, word))
    await search(page).press("Enter")
    expect(page.url()).toBe(address)
    expect(await page.evaluate(() => history.length)).toBe(steps)
    await category(page, name).click()
    await expect(page).toHaveURL(`${address}?category=${id}`)
    await page.goBack()
    await expectVisible(page, expectedTitles(all!.value, word))
    await expect(search(page)).toHaveValue(word)
  })

  test("filters after changes by an ad blocker and a translator", async ({ page, open }) => {
    await open("/resources")
    await page.evaluate(() => {
      document.querySelector("#resources li")!.remove()
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest("script,style,svg")) continue
        const font = document.createElement("font")
        text.replaceWith(font)
        font.append(text)
      }
    })
    await search(page).fill("zzzz")
    await expect(page.locator("#resources li")).toHaveCount(0)
    await search(page).fill("")
    await expect(page.locator("#resources h3:visible")).toHaveText(expectedTitles().slice(1))
  })

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false })
    test("filters by category and hides the search", async ({ page, open }) => {
      await open("/resources")
      await category(page, name).click()
      await expect(page.locator("#resources h3:visible")).toHaveText(expectedTitles(id))
      await expect(search(page)).toBeHidden()
    })
  })
})
