import { expect, type Page } from "@playwright/test"
import { darkColors, lightColors } from "#theme/tokens"
import { labels } from "./content"
import { anyPage, hasPage, holdRequests, interact, phoneViewport, test, withMotion } from "./fixtures"

/** Converts a hex color to CSS `rgb()`. */
const rgb = (color: string) =>
  `rgb(${[1, 3, 5].map(index => Number.parseInt(color.slice(index, index + 2), 16)).join(", ")})`
const LIGHT = rgb(lightColors.background)
const DARK = rgb(darkColors.background)

/** Labels of the theme toggle. */
const modeLabels = { system: labels.themeSystem!, light: labels.themeLight!, dark: labels.themeDark! }
const toggle = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: new RegExp(`^(${Object.values(modeLabels).join("|")})$`) })
const themeColors = (page: Page) =>
  page.locator('meta[name="theme-color"]').evaluateAll(metas => metas.map(meta => meta.getAttribute("content")))

/** Expects the mode of the toggle and the background of the page. */
const expectMode = async (page: Page, mode: keyof typeof modeLabels, background: string) => {
  await expect(toggle(page)).toHaveText(modeLabels[mode], { useInnerText: true })
  await expect(page.locator("body")).toHaveCSS("background-color", background)
}

test.describe("color mode", () => {
  for (const [colorScheme, first, second, when] of [
    ["light", "dark", "light", "before any interaction"],
    ["dark", "light", "dark", "after the first interaction"],
  ] as const)
    test(`toggles through the modes in a ${colorScheme} system ${when}`, async ({ page, open }) => {
      const backgroundOf = (mode: "light" | "dark") => (mode === "light" ? LIGHT : DARK)
      await page.emulateMedia({ colorScheme })
      await open(anyPage)
      if (when === "after the first interaction") await interact(page)
      await expectMode(page, "system", backgroundOf(colorScheme))
      for (const mode of [first, second]) {
        await toggle(page).press("Enter")
        await expectMode(page, mode, backgroundOf(mode))
      }
      await toggle(page).press("Enter")
      await expectMode(page, "system", backgroundOf(colorScheme))
    })

  test("follows the system until a mode is chosen", async ({ page, open }) => {
    await page.emulateMedia({ colorScheme: "light" })
    await open(anyPage)
    const [light, dark] = await themeColors(page)
    expect(light).not.toBe(dark)
    await page.emulateMedia({ colorScheme: "dark" })
    await expectMode(page, "system", DARK)
    await page.emulateMedia({ colorScheme: "light" })
    await expectMode(page, "system", LIGHT)
    await toggle(page).press("Enter")
    await expectMode(page, "dark", DARK)
    expect(await themeColors(page)).toEqual([dark, dark])
    await toggle(page).press("Enter")
    await page.emulateMedia({ colorScheme: "dark" })
    await expectMode(page, "light", LIGHT)
  })

  test("shows the mode as text in the drawer", async ({ page, open }) => {
    await page.setViewportSize(phoneViewport.viewport)
    await open(anyPage)
    await page.getByRole("button", { name: labels.openMenu }).click()
    await expect(page.locator("#menu").getByText(modeLabels.system)).toBeInViewport()
  })

  test("renders the search icon in dark mode", async ({ page, open }) => {
    await page.emulateMedia({ colorScheme: "dark" })
    for (const path of ["/blog", "/resources"].filter(hasPage)) {
      await open(path)
      await expect(page.locator("svg:has(+ input[type=search])")).toHaveCSS("color", rgb(darkColors.textSecondary))
    }
  })

  test.describe("with motion", () => {
    test.use(withMotion)

    test("restores the mode before the first paint, without a cookie", async ({ page, open }) => {
      await page.emulateMedia({ colorScheme: "light" })
      await open(anyPage)
      const otherTab = await page.context().newPage()
      await otherTab.goto("/services")
      await toggle(page).press("Enter")
      await expectMode(page, "dark", DARK)
      expect(await page.evaluate(() => [localStorage.getItem("mui-mode"), document.cookie])).toEqual(["dark", ""])
      await expect(otherTab.locator("html")).toHaveAttribute("data-theme", "dark")
      // The site's script, which loads after the first paint, would restore it, too.
      const release = await holdRequests(page, "**/scripts/main-*")
      await page.goto("/services", { waitUntil: "domcontentloaded" })
      await expectMode(page, "dark", DARK)
      release()
    })

    test("reveals the new mode in a circle and accepts clicks meanwhile", async ({ page, open }) => {
      await page.emulateMedia({ colorScheme: "light" })
      await open(anyPage)
      // Read at the start: a slowly painting page may skip the middle of the transition.
      const transitionState = page.evaluate(
        () =>
          new Promise<{ isClipped: boolean; header: string }>(resolve => {
            const begin = document.startViewTransition.bind(document)
            document.startViewTransition = update => {
              const transition = begin(update)
              // The second `then` runs after the handler that starts the animation.
              void transition.ready.then().then(() => {
                const frames = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).getKeyframes())
                // The header has no separate layer, which would cover the circle and the drawer.
                const header = getComputedStyle(document.querySelector("header")!).viewTransitionName
                resolve({
                  isClipped: frames.flat().some(({ clipPath }) => /circle\(0.*px/.test(String(clipPath))),
                  header,
                })
              })
              return transition
            }
          }),
      )
      const { x, y, width, height } = (await toggle(page).boundingBox())!
      const press = () => page.mouse.click(x + width / 2, y + height / 2)
      await press()
      await expect(page.locator("html[data-theme-transition]")).toHaveCount(1)
      await press()
      expect(await transitionState).toEqual({ isClipped: true, header: "none" })
      await expectMode(page, "light", LIGHT)
    })
  })

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false })
    test("follows the system without a toggle", async ({ page, open }) => {
      await open(anyPage)
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme })
        await expect(page.locator("body")).toHaveCSS("background-color", colorScheme === "light" ? LIGHT : DARK)
      }
      await expect(page.locator("[data-theme-toggle]:visible")).toHaveCount(0)
    })
  })
})
