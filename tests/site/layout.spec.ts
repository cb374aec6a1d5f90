import { expect, type Page } from "@playwright/test"
import { parsePage, valuesOf } from "./built-pages"
import { labels, menuItem, services, site } from "./content"
import {
  anyPage,
  interact,
  phoneViewport,
  scriptModeName,
  scriptModes,
  scrollInstantly,
  test,
  withMotion,
} from "./fixtures"

const { navigation, floatingAction } = site
const [service] = services

const servicesButton = (page: Page) =>
  page.getByRole("navigation", { name: labels.mainNavigation }).getByRole("button", { name: labels.services })
const servicesPanel = (page: Page) => page.locator("#services-panel")
const menuButton = (page: Page) => page.getByRole("button", { name: labels.openMenu })
const drawer = (page: Page) => page.locator("#menu")
const floating = (page: Page) => page.locator("[data-floating]")

// With and without JavaScript, controls follow the patterns of the ARIA Authoring Practices.
for (const mode of scriptModes)
  test.describe(`layout ${scriptModeName(mode)}`, () => {
    test.use(mode)

    test("focuses the skip link first and moves to main", async ({ page, open }) => {
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

    test("marks the current menu item by an underline", async ({ page, open }) => {
      await open(menuItem.href)
      const current = page.getByRole("navigation", { name: labels.mainNavigation }).locator("[aria-current=page]")
      await expect(current).toHaveText([menuItem.label])
      await expect(current).not.toHaveCSS("box-shadow", "none")
    })

    test.describe("with motion", () => {
      test.use(withMotion)

      test("opens and closes the services menu by keyboard and restores the focus", async ({ page, open }) => {
        await open("/")
        const button = servicesButton(page)
        const links = servicesPanel(page).getByRole("link")
        await expect(servicesPanel(page)).toBeHidden()
        await button.focus()
        await page.keyboard.press("Enter")
        await expect(servicesPanel(page)).toBeVisible()
        // Sorted: the menu groups services by catalog section.
        expect((await links.allTextContents()).sort()).toEqual(services.map(({ name }) => name).sort())
        await expect(button).toBeFocused()
        await page.keyboard.press("Space")
        await expect(servicesPanel(page)).toBeHidden()
        await page.keyboard.press("Enter")
        await page.keyboard.press("Tab")
        await expect(links.first()).toBeFocused()
        await page.keyboard.press("Shift+Tab")
        await expect(button).toBeFocused()
        await expect(servicesPanel(page)).toBeVisible()
        await page.keyboard.press("Escape")
        await expect(servicesPanel(page)).toBeHidden()
        await expect(button).toBeFocused()
        await page.keyboard.press("Enter")
        if (mode.javaScriptEnabled) {
          await links.last().focus()
          await expect(servicesPanel(page)).toBeVisible()
          await page.keyboard.press("Tab")
          await expect(servicesPanel(page)).toBeHidden()
          await button.press("Enter")
        }
        await servicesPanel(page).getByRole("link", { name: service!.name, exact: true }).click()
        await expect(page).toHaveURL(service!.path)
        await expect(servicesPanel(page)).toBeHidden()
        await expect(servicesButton(page)).toHaveAttribute("data-current")
      })

      test("keeps the focus in the drawer and restores it on close", async ({ page, open }) => {
        await page.setViewportSize({ width: 768, height: 844 })
        await open(anyPage)
        const closeButton = drawer(page).getByRole("button", { name: labels.closeMenu })
        const closings = [
          () => page.keyboard.press("Escape"),
          () => closeButton.press("Space"),
          // Without JavaScript the focus moves to the clicked position.
          ...(mode.javaScriptEnabled ? [() => page.mouse.click(30, 400)] : []),
        ]
        for (const [index, close] of closings.entries()) {
          // The first width is a tablet's, the others a phone's.
          const drawerWidth = index === 0 ? 400 : 300
          await menuButton(page).press("Enter")
          await expect
            .poll(() => drawer(page).boundingBox())
            .toMatchObject({ x: page.viewportSize()!.width - drawerWidth, width: drawerWidth })
          await expect(page.getByRole("dialog", { name: labels.mainNavigation })).toBeVisible()
          if (mode.javaScriptEnabled) {
            await expect(page.locator("#menu:focus, #menu :focus")).toHaveCount(1)
            await page.keyboard.press("Shift+Tab")
            await expect(page.locator("body :not(#menu, #menu *):focus")).toHaveCount(0)
            // The page behind the dialog is inert and does not scroll.
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
        await drawer(page).getByRole("link", { name: menuItem.label, exact: true }).press("Enter")
        await expect(page).toHaveURL(menuItem.href)
        await expect(drawer(page)).toBeHidden()
        await page.goBack()
        await expect(page).toHaveURL(anyPage)
        await expect(drawer(page)).toBeHidden()
      })

      test("shows the floating button after scrolling by 30 % of the viewport height", async ({ page, open }) => {
        await open("/")
        await expect(floating(page)).toBeHidden()
        await scrollInstantly(page, (await page.evaluate(() => innerHeight)) * 0.33)
        await expect(floating(page)).toBeVisible()
        await expect(floating(page).getByRole("link")).toHaveAttribute("href", floatingAction.href)
        await expect(floating(page)).toHaveText(floatingAction.label)
        await scrollInstantly(page, (await page.evaluate(() => innerHeight)) * 0.27)
        await expect(floating(page)).toBeHidden()
      })
    })
  })

test("fits long names in the header at 320 px", async ({ page, open }) => {
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
    for (const [index, box] of boxes.entries())
      for (const other of boxes.slice(index + 1))
        expect(box.bottom <= other.top || box.right <= other.left, "parts do not overlap").toBe(true)
    const middles = new Set(boxes.map(({ top, bottom }) => Math.round((top + bottom) / 2)))
    if (isOneRow) expect(middles.size).toBe(1)
  }
})

test("keeps the footer of a short page at the bottom of the window", async ({ page, open }) => {
  const height = 4000
  await page.setViewportSize({ width: 1440, height })
  await open("/404.html")
  const { y, height: footerHeight } = (await page.locator("footer:not(main *)").boundingBox())!
  expect(Math.round(y + footerHeight)).toBe(height)
})

test("places the floating button of a service as configured, by default in the center", () => {
  for (const { path, floatingRight } of services)
    expect(valuesOf(parsePage(path), "[data-floating]", "data-floating"), path).toEqual([
      floatingRight ? "right" : "center",
    ])
})

test.describe("cursor glow", () => {
  const glow = (page: Page) => page.locator("[data-cursor-glow]")

  test.use(withMotion)

  test("follows the mouse at 20 px and 30 % opacity, hides when it leaves", async ({ page, open }) => {
    await open("/")
    await page.mouse.move(5, 300)
    await page.mouse.move(300, 400)
    await expect(glow(page)).toHaveCSS("opacity", "0.3")
    expect(await glow(page).boundingBox()).toEqual({ x: 290, y: 390, width: 20, height: 20 })
    await page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent("mouseleave")))
    await expect(glow(page)).toHaveCSS("opacity", "0")
  })

  for (const [condition, options] of [
    ["on a phone", { ...phoneViewport, hasTouch: true, isMobile: true }],
    ["with reduced motion", { contextOptions: { reducedMotion: "reduce" } }],
  ] as const)
    test.describe(condition, () => {
      test.use(options)
      test("does not render", async ({ page, open }) => {
        await open("/")
        await interact(page)
        await page.mouse.move(300, 400)
        await expect(glow(page)).toHaveCount(0)
      })
    })
})
