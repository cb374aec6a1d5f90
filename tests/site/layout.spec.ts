import { expect, type Page } from "@playwright/test"
import { parsePage, valuesOf } from "./built-pages"
import { entry, labels, services, site } from "./content"
import { anyPage, scrollInstantly, phoneViewport, test, interact, scriptModeName, scriptModes } from "./site"

const { navigation, floatingAction } = site
const [service] = services

const disclosure = (page: Page) =>
  page.getByRole("navigation", { name: labels.mainNavigation }).getByRole("button", { name: labels.services })
const panel = (page: Page) => page.locator("#services-panel")
const menuButton = (page: Page) => page.getByRole("button", { name: labels.openMenu })
const drawer = (page: Page) => page.locator("#menu")
const floating = (page: Page) => page.locator("[data-floating]")

/** With and without script: the shell has to do the same, by the patterns of the ARIA Authoring Practices. */
for (const mode of scriptModes)
  test.describe(`shell ${scriptModeName(mode)}`, () => {
    test.use(mode)

    test("the skip link is the first stop, is seen, and leads to the main area", async ({ page, open }) => {
      await open(anyPage)
      const link = page.getByRole("link", { name: labels.skipToContent })
      await page.keyboard.press("Tab")
      await expect(link).toBeFocused()
      await expect(link).toBeInViewport({ ratio: 1 })
      await page.keyboard.press("Enter")
      await expect(page).toHaveURL(`${anyPage}#main`)
      await page.keyboard.press("Tab")
      await expect(page.locator("main :is(a,button,summary,input):focus")).toHaveCount(1)
    })

    test("the services menu lists them, answers keys and gives the focus back", async ({ page, open }) => {
      await open("/")
      const button = disclosure(page)
      const links = panel(page).getByRole("link")
      await expect(panel(page)).toBeHidden()
      await button.focus()
      await page.keyboard.press("Enter")
      await expect(panel(page)).toBeVisible()
      // In the parts of the catalogue, so that their order is not that of the menu alone.
      expect((await links.allTextContents()).sort()).toEqual(services.map(({ name }) => name).sort())
      await expect(button).toBeFocused()
      await page.keyboard.press("Space")
      await expect(panel(page)).toBeHidden()
      await page.keyboard.press("Enter")
      await page.keyboard.press("Tab")
      await expect(links.first()).toBeFocused()
      await page.keyboard.press("Shift+Tab")
      await expect(button).toBeFocused()
      await expect(panel(page)).toBeVisible()
      await page.keyboard.press("Escape")
      await expect(panel(page)).toBeHidden()
      await expect(button).toBeFocused()
      await page.keyboard.press("Enter")
      if (mode.javaScriptEnabled) {
        await links.last().focus()
        await expect(panel(page)).toBeVisible()
        await page.keyboard.press("Tab")
        await expect(panel(page)).toBeHidden()
        await button.press("Enter")
      }
      await panel(page).getByRole("link", { name: service!.name, exact: true }).click()
      await expect(page).toHaveURL(service!.path)
      await expect(panel(page)).toBeHidden()
      await expect(disclosure(page)).toHaveAttribute("data-current")
    })

    test("the drawer lists the menu, keeps the focus, closes in four ways and gives it back", async ({
      page,
      open,
    }) => {
      await page.setViewportSize({ width: 768, height: 844 })
      await open(anyPage)
      const closeButton = drawer(page).getByRole("button", { name: labels.closeMenu })
      const closings = [
        () => page.keyboard.press("Escape"),
        () => closeButton.press("Space"),
        // Without script the focus is where the press was.
        ...(mode.javaScriptEnabled ? [() => page.mouse.click(30, 400)] : []),
      ]
      for (const [index, close] of closings.entries()) {
        const width = index === 0 ? 400 : 300
        await menuButton(page).press("Enter")
        await expect
          .poll(() => drawer(page).boundingBox())
          .toMatchObject({ x: page.viewportSize()!.width - width, width })
        if (mode.javaScriptEnabled) {
          await expect(page.locator("#menu:focus, #menu :focus")).toHaveCount(1)
          await page.keyboard.press("Shift+Tab")
          await expect(page.locator("body :not(#menu, #menu *):focus")).toHaveCount(0)
          // The page below it is still and out of reach.
          await page.mouse.move(40, 400)
          await page.mouse.wheel(0, 600)
          await expect(page.locator("#menu:modal")).toHaveCount(1)
          expect(await page.evaluate(() => scrollY)).toBe(0)
        }
        await close()
        await expect(drawer(page)).toBeHidden()
        await expect(menuButton(page)).toBeFocused()
        await page.setViewportSize(phoneViewport.viewport)
      }
      await menuButton(page).press("Space")
      await expect(drawer(page).getByRole("listitem").getByRole("link")).toHaveText(
        navigation.map(({ label }) => label).toSpliced(1, 0, labels.services!),
      )
      await drawer(page).getByRole("link", { name: entry.label, exact: true }).press("Enter")
      await expect(page).toHaveURL(entry.href)
      await expect(drawer(page)).toBeHidden()
      await page.goBack()
      await expect(page).toHaveURL(anyPage)
      await expect(drawer(page)).toBeHidden()
    })

    test("the floating button comes at 30 % of the window", async ({ page, open }) => {
      await open("/")
      await expect(floating(page)).toBeHidden()
      await scrollInstantly(page, (await page.evaluate(() => innerHeight)) * 0.33)
      await expect(floating(page)).toBeVisible()
      await expect(floating(page).getByRole("link")).toHaveAttribute("href", floatingAction.href)
      await expect(floating(page)).toHaveText(floatingAction.label)
      await scrollInstantly(page, (await page.evaluate(() => innerHeight)) * 0.27)
      await expect(floating(page)).toBeHidden()
    })

    test("the current page's item is underlined, others are not", async ({ page, open }) => {
      await open(entry.href)
      const current = page.getByRole("navigation", { name: labels.mainNavigation }).locator("[aria-current=page]")
      await expect(current).toHaveText([entry.label])
      await expect(current).not.toHaveCSS("box-shadow", "none")
    })
  })

test("the header has room for long names on a phone of 320 px", async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await open("/")
  const header = page.locator("header").first()
  for (const [name, action, isOneRow] of [
    ["WWWWWWWWWWWW & Wainwrights Ltd", "Book a free workshop", false],
    ["Shipwright", "Start a build", true],
  ] as const) {
    const boxes = await header.evaluate(
      (element, words) => {
        const [logo, button] = element.querySelectorAll("a:not(nav a)")
        logo!.lastChild!.textContent = words[0]
        button!.textContent = words[1]
        return [...element.querySelectorAll("a, button")]
          .filter(control => control.checkVisibility())
          .map(control => control.getBoundingClientRect().toJSON() as DOMRect)
      },
      [name, action] as const,
    )
    expect(boxes).toHaveLength(3)
    expect(boxes.every(({ left, right }) => left >= 0 && right <= 320)).toBe(true)
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1))
        expect(one.bottom <= other.top || one.right <= other.left, "parts do not overlap").toBe(true)
    const middles = new Set(boxes.map(({ top, bottom }) => Math.round((top + bottom) / 2)))
    if (isOneRow) expect(middles.size).toBe(1)
  }
})

test("the floating button of a service stands on the side that its file names, else in the center", () => {
  for (const { path, floatingRight } of services)
    expect(valuesOf(parsePage(path), "[data-floating]", "data-floating"), path).toEqual([
      floatingRight ? "right" : "center",
    ])
})

test.describe("the cursor glow", () => {
  const glow = (page: Page) => page.locator("[data-cursor-glow]")

  test("is 20 px, about 30 % opaque, follows the mouse and hides when it leaves", async ({ page, open }) => {
    await open("/")
    await page.mouse.move(5, 300)
    await page.mouse.move(300, 400)
    await expect(glow(page)).toHaveCSS("opacity", "0.3")
    expect(await glow(page).boundingBox()).toEqual({ x: 290, y: 390, width: 20, height: 20 })
    await page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent("mouseleave")))
    await expect(glow(page)).toHaveCSS("opacity", "0")
  })

  for (const options of [
    { ...phoneViewport, hasTouch: true, isMobile: true },
    { contextOptions: { reducedMotion: "reduce" } },
  ] as const)
    test.describe("", () => {
      test.use(options)
      test(`is not there with ${Object.keys(options).at(-1)}`, async ({ page, open }) => {
        await open("/")
        await interact(page)
        await page.mouse.move(300, 400)
        await expect(glow(page)).toHaveCount(0)
      })
    })
})
