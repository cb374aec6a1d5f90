import { expect, type Page } from "@playwright/test"
import { darkColors, lightColors } from "#theme/tokens"
import { labels } from "./content"
import { anyPage, hasPage, phoneViewport, test, interact } from "./site"

/** A raw color as browsers write it. */
const rgb = (color: string) => `rgb(${[1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16)).join(", ")})`
const DAY = rgb(lightColors.background)
const NIGHT = rgb(darkColors.background)

/** What the switch says of each mode. */
const says = { system: labels.themeSystem!, light: labels.themeLight!, dark: labels.themeDark! }
const change = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: new RegExp(`^(${Object.values(says).join("|")})$`) })
const frame = (page: Page) =>
  page.locator('meta[name="theme-color"]').evaluateAll(metas => metas.map(meta => meta.getAttribute("content")))

/** The page has a ground, and the switch says a mode. */
const expectMode = async (page: Page, mode: keyof typeof says, ground: string) => {
  await expect(change(page)).toHaveText(says[mode], { useInnerText: true })
  await expect(page.locator("body")).toHaveCSS("background-color", ground)
}

test.describe("theme", () => {
  for (const [colorScheme, first, second, when] of [
    ["light", "dark", "light", "at first"],
    ["dark", "light", "dark", "after the first act"],
  ] as const)
    test(`the switch goes round in a ${colorScheme} system ${when}`, async ({ page, open }) => {
      const groundOf = (mode: "light" | "dark") => (mode === "light" ? DAY : NIGHT)
      await page.emulateMedia({ colorScheme })
      await open(anyPage)
      if (when === "after the first act") await interact(page)
      await expectMode(page, "system", groundOf(colorScheme))
      for (const mode of [first, second]) {
        await change(page).press("Enter")
        await expectMode(page, mode, groundOf(mode))
      }
      await change(page).press("Enter")
      await expectMode(page, "system", groundOf(colorScheme))
    })

  test("who follows the system follows it live, who has chosen does not", async ({ page, open }) => {
    await page.emulateMedia({ colorScheme: "light" })
    await open(anyPage)
    const [day, night] = await frame(page)
    expect(day).not.toBe(night)
    await page.emulateMedia({ colorScheme: "dark" })
    await expectMode(page, "system", NIGHT)
    await page.emulateMedia({ colorScheme: "light" })
    await expectMode(page, "system", DAY)
    await change(page).press("Enter")
    await expectMode(page, "dark", NIGHT)
    expect(await frame(page)).toEqual([night, night])
    await change(page).press("Enter")
    await page.emulateMedia({ colorScheme: "dark" })
    await expectMode(page, "light", DAY)
  })

  test("the choice is remembered from the first paint on, without a cookie", async ({ page, open }) => {
    await page.emulateMedia({ colorScheme: "light" })
    await open(anyPage)
    const other = await page.context().newPage()
    await other.goto("/services")
    await change(page).press("Enter")
    await expectMode(page, "dark", NIGHT)
    expect(await page.evaluate(() => [localStorage.getItem("mui-mode"), document.cookie])).toEqual(["dark", ""])
    await expect(other.locator("html")).toHaveAttribute("data-theme", "dark")
    await page.addInitScript(() => {
      const seen = new Set<string>()
      Object.assign(globalThis, { seen })
      const look = () => {
        if (document.body) seen.add(getComputedStyle(document.body).backgroundColor)
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await open("/services")
    await expectMode(page, "dark", NIGHT)
    expect(await page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen])).toEqual([NIGHT])
  })

  test("the page changes in a circle from the switch; a press on its way counts", async ({ page, open }) => {
    await page.emulateMedia({ colorScheme: "light" })
    await open(anyPage)
    // Told when it begins: a page that is painted seldom may never be seen in the middle of it.
    const moved = page.evaluate(
      () =>
        new Promise<{ isClipped: boolean; header: string }>(resolve => {
          const begin = document.startViewTransition.bind(document)
          document.startViewTransition = change => {
            const turn = begin(change)
            void turn.ready.then(() => {
              const frames = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).getKeyframes())
              // The header is no part of its own then, which would lie over the circle and over the drawer.
              const header = getComputedStyle(document.querySelector("header")!).viewTransitionName
              resolve({
                isClipped: frames.flat().some(({ clipPath }) => /circle\(0.*px/.test(String(clipPath))),
                header,
              })
            })
            return turn
          }
        }),
    )
    const { x, y, width, height } = (await change(page).boundingBox())!
    const press = () => page.mouse.click(x + width / 2, y + height / 2)
    await press()
    await expect(page.locator("html[data-theme-transition]")).toHaveCount(1)
    await press()
    expect(await moved).toEqual({ isClipped: true, header: "none" })
    await expectMode(page, "light", DAY)
  })

  test("the drawer shows the state in words", async ({ page, open }) => {
    await page.setViewportSize(phoneViewport.viewport)
    await open(anyPage)
    await page.getByRole("button", { name: labels.openMenu }).click()
    await expect(page.locator("#menu").getByText(says.system)).toBeInViewport()
  })

  test("the icon in the field of a search is seen by night", async ({ page, open }) => {
    await page.emulateMedia({ colorScheme: "dark" })
    for (const path of ["/blog", "/resources"].filter(hasPage)) {
      await open(path)
      await expect(page.locator("svg:has(+ input[type=search])")).toHaveCSS("color", rgb(darkColors.textSecondary))
    }
  })

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false })
    test("there is no switch, and the page follows the system", async ({ page, open }) => {
      await open(anyPage)
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme })
        await expect(page.locator("body")).toHaveCSS("background-color", colorScheme === "light" ? DAY : NIGHT)
      }
      await expect(page.locator("[data-theme-toggle]:visible")).toHaveCount(0)
    })
  })
})
