import { expect } from "@playwright/test"
import { menuItem } from "./content"
import { anyPage, hasPage, test } from "./fixtures"

/** Returns the colors of an element and the system's highlight colors. Runs in the page. */
const colorsOf = (element: Element) => {
  const probe = document.createElement("i")
  probe.style.cssText = "forced-color-adjust: none; background: Highlight; color: HighlightText"
  element.append(probe)
  const [own, highlight] = [element, probe].map(node => {
    const { backgroundColor, color } = getComputedStyle(node)
    return [backgroundColor, color]
  })
  probe.remove()
  return { own, highlight }
}

test.describe("forced colors", () => {
  test.use({ contextOptions: { forcedColors: "active" } })

  test("marks current and selected items", async ({ page, open }) => {
    for (const [path, selected, unselected] of [
      [menuItem.href, "header nav a[aria-current]", "header nav a:not([aria-current])"],
      ["/blog/all", "main nav a[aria-current]", "main nav a:not([aria-current])"],
      ["/faq", "main nav [aria-pressed=true]", "main nav [aria-pressed=false]"],
      ["/resources", "main label:has(:checked)", "main label:has(input[type=radio]:not(:checked))"],
      ["/case-studies", "main [aria-pressed=true]", "main [aria-pressed=false]"],
    ] as const) {
      if (!hasPage(path)) continue
      await open(path)
      const marked = await page.locator(selected).first().evaluate(colorsOf)
      expect(marked.own, path).toEqual(marked.highlight)
      const another = await page.locator(unselected).filter({ visible: true }).first().evaluate(colorsOf)
      expect(another.own?.[0], path).not.toBe(marked.highlight?.[0])
    }
  })

  test("renders different markers of open and closed questions, and menu items without a border", async ({
    page,
    open,
  }) => {
    await open("/")
    const question = page.locator("main summary").first()
    const marker = () =>
      question.evaluate(summary => {
        const { content, color, fontSize, height } = getComputedStyle(summary, "::after")
        return { content, color, isTallerThanText: Number.parseFloat(fontSize) * 1.3 < Number.parseFloat(height) }
      })
    const closed = await marker()
    expect(closed.content).toMatch(/^"."$/)
    expect(closed.isTallerThanText, "the marker is higher than its font").toBe(true)
    await expect(page.locator("body")).not.toHaveCSS("background-color", closed.color)
    await question.click()
    expect((await marker()).content).not.toBe(closed.content)
    // A border would be visible only in forced colors.
    for (const item of await page.locator("header nav li > :is(a, button):not([aria-current])").all())
      await expect(item).toHaveCSS("border-top-width", "0px")
  })
})

test.describe("with increased contrast", () => {
  test.use({ contextOptions: { contrast: "more" } })
  test("renders secondary text in the text color", async ({ page, open }) => {
    await open(anyPage)
    const [secondary, text] = await page.evaluate(() =>
      ["textSecondary", "text"].map(name =>
        getComputedStyle(document.documentElement).getPropertyValue(`--palette-colors-${name}`),
      ),
    )
    expect(secondary).toBe(text)
  })
})
