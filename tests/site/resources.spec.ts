import { expect, type Page } from "@playwright/test"
import { formatMessage } from "#site/format-message"
import { readYaml } from "./content"
import { hasPage, holdRequests, test } from "./fixtures"

interface Resource extends Record<"title" | "description" | "category", string> {
  downloadUrl?: string
}
interface Library extends Record<"searchLabel" | "countOne" | "count" | "emptyTitle", string> {
  categories: { value: string; label: string }[]
}
const words = readYaml<{ library: Library }>("words.yaml").library
const resources = readYaml<Resource[]>("resources.yaml")

const [allCategory, ...otherCategories] = words.categories
/** Returns the titles of a category's resources that contain a text. */
const expectedTitles = (category = allCategory!.value, text = "") =>
  resources
    .filter(resource => category === allCategory!.value || resource.category === category)
    .filter(({ title, description }) => `${title}\n${description}`.toLowerCase().includes(text.toLowerCase()))
    .map(({ title }) => title)

/** A category with resources and the longest word of its last title. */
const { value: categoryId = "", label: categoryName = "" } =
  otherCategories.find(category => expectedTitles(category.value).length > 0) ?? {}
const [searchWord = ""] = (expectedTitles(categoryId).at(-1) ?? "")
  .toUpperCase()
  .split(/\W+/)
  .sort((a, b) => b.length - a.length)

const search = (page: Page) => page.locator("#resource-filter [type=search]")
const categoryLabel = (page: Page, label: string) => page.locator("fieldset label", { hasText: label })
/** Expects the visible titles and their count. */
const expectVisible = async (page: Page, titles: string[]) => {
  await expect(page.locator("#resources h3:visible")).toHaveText(titles)
  const status = titles.length === 1 ? words.countOne : formatMessage(words.count, { count: titles.length })
  await expect(page.getByRole("status").first()).toHaveText(status)
}

test.describe("/resources", () => {
  test.skip(!hasPage("/resources"))

  test("shows all resources at first and disables those without a file", async ({ page, open }) => {
    await open("/resources")
    await expectVisible(page, expectedTitles())
    await expect(page.getByRole("radio", { name: allCategory!.label, exact: true })).toBeChecked()
    await expect(page.getByLabel(words.searchLabel)).toHaveValue("")
    const fileCount = resources.filter(({ downloadUrl }) => downloadUrl).length
    await expect(page.locator("#resources a[href]")).toHaveCount(fileCount)
    await expect(page.locator("#resources").getByRole("link", { disabled: true })).toHaveCount(
      resources.length - fileCount,
    )
  })

  test("filters by category and text, with an empty state", async ({ page, open }) => {
    await open("/resources")
    await search(page).focus()
    await categoryLabel(page, categoryName).click()
    await expectVisible(page, expectedTitles(categoryId))
    await search(page).fill(searchWord)
    await search(page).press("Enter")
    await expectVisible(page, expectedTitles(categoryId, searchWord))
    await categoryLabel(page, allCategory!.label).click()
    await expectVisible(page, expectedTitles(allCategory!.value, searchWord))
    await search(page).fill(resources[0]!.description)
    await expectVisible(page, expectedTitles(allCategory!.value, resources[0]!.description))
    await search(page).fill("<b>nothing like it</b>")
    await expect(page.locator("#resources h3:visible")).toHaveText([words.emptyTitle])
    await expect(page.locator("#resources b")).toHaveCount(0)
    await search(page).fill("")
    await expectVisible(page, expectedTitles())
  })

  test("keeps input made before the script has loaded", async ({ page, open }) => {
    const release = await holdRequests(page, "**/scripts/filter-*")
    await open("/resources")
    await search(page).fill(searchWord)
    await categoryLabel(page, categoryName).click()
    await expect(page.locator("#resources h3:visible")).toHaveText(expectedTitles(categoryId))
    release()
    await expectVisible(page, expectedTitles(categoryId, searchWord))
    await expect(search(page)).toHaveValue(searchWord)
  })

  test("keeps the category in URL and history", async ({ page, open }) => {
    await open(`/resources?${new URLSearchParams({ category: categoryId }).toString()}`)
    await expectVisible(page, expectedTitles(categoryId))
    await categoryLabel(page, allCategory!.label).click()
    await expectVisible(page, expectedTitles())
    await page.goBack()
    await expectVisible(page, expectedTitles(categoryId))
    await expect(page.locator(`[value="${categoryId}"]`)).toBeChecked()
    await page.goForward()
    await expectVisible(page, expectedTitles())
  })

  test("keeps the search text out of URL and history", async ({ page, open }) => {
    await open("/resources")
    const urlBefore = page.url()
    const historyLength = await page.evaluate(() => history.length)
    await search(page).fill(searchWord)
    await expectVisible(page, expectedTitles(allCategory!.value, searchWord))
    await search(page).press("Enter")
    expect(page.url()).toBe(urlBefore)
    expect(await page.evaluate(() => history.length)).toBe(historyLength)
    await categoryLabel(page, categoryName).click()
    await expect(page).toHaveURL(`${urlBefore}?category=${categoryId}`)
    await page.goBack()
    await expectVisible(page, expectedTitles(allCategory!.value, searchWord))
    await expect(search(page)).toHaveValue(searchWord)
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
      await categoryLabel(page, categoryName).click()
      await expect(page.locator("#resources h3:visible")).toHaveText(expectedTitles(categoryId))
      await expect(search(page)).toBeHidden()
    })
  })
})
