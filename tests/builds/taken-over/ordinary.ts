import assert from "node:assert/strict"
import { cpSync, mkdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { after, before, describe, test } from "node:test"
import type { Browser, Page } from "playwright-core"
import sharp from "sharp"
import { serveFolder } from "../../../scripts/bench/serve"
import { launchBrowser } from "../../../scripts/browser"
import { axeProblems } from "../../site/axe-problems"
import { describeIslands } from "./islands"

/** Variables that the elements' rules read and nothing sets: what is colored with one is transparent. */
const unsetVariables = (page: Page) =>
  page.evaluate(() => {
    const names = new Set<string>()
    const collect = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if ("cssRules" in rule) collect(rule.cssRules as CSSRuleList)
        if (rule instanceof CSSStyleRule && document.querySelector(`#ordinary :is(${rule.selectorText})`))
          for (const [, name = ""] of rule.cssText.matchAll(/var\((--palette-[\w-]+)\)/g)) names.add(name)
      }
    }
    for (const sheet of document.styleSheets) collect(sheet.cssRules)
    const set = getComputedStyle(document.documentElement)
    return { read: names.size, unset: [...names].filter(name => set.getPropertyValue(name) === "") }
  })

/** Where the page is that is added. */
export const ORDINARY = "/offer"

/** Adds to a copy of the project what a developer does who knows Gatsby and Material UI, and nothing of this site. */
export const addOrdinary = async (root: string): Promise<void> => {
  cpSync("tests/builds/ordinary/offer.tsx", join(root, `src/pages${ORDINARY}.tsx`))
  for (const island of ["planner", "picker", "counter", "controls"])
    cpSync(`tests/builds/ordinary/${island}.island.tsx`, join(root, `src/components/${island}.island.tsx`))
  mkdirSync(join(root, "src/images"))
  const harbor = { width: 800, height: 400, channels: 3, background: "#8899aa" } as const
  await sharp({ create: harbor }).png().toFile(join(root, "src/images/harbor.png"))
}

/**
 * Asks a copy that was built with it.
 * @param folder where the copy is, once the tests run
 * @param output what the build printed
 */
export const describeOrdinary = (folder: () => string, output: () => string) =>
  describe("an ordinary page", () => {
    let browser: Browser
    let server: Awaited<ReturnType<typeof serveFolder>>
    const read = (file: string) => readFileSync(join(folder(), file), "utf8")

    const address = () => new URL(ORDINARY, server.url).href

    before(async () => {
      server = await serveFolder(join(folder(), "public"))
      browser = await launchBrowser()
    })
    after(async () => {
      await browser?.close()
      server?.stop()
    })

    for (const colorScheme of ["light", "dark"] as const)
      test(`shows ordinary components of Material UI, ${colorScheme}`, async () => {
        const page = await browser.newPage({ colorScheme })
        // Functions handed to the page carry this helper of the test's compiler.
        await page.addInitScript({ content: "globalThis.__name = value => value" })
        const problems: string[] = []
        page.on("console", message => {
          if (message.type() === "error") problems.push(message.text())
        })
        page.on("pageerror", ({ message }) => problems.push(message))
        await page.goto(address(), { waitUntil: "load" })
        const { read: count, unset } = await unsetVariables(page)
        assert.ok(count > 10, `${count} variables are read`)
        assert.deepEqual(unset, [])
        assert.deepEqual(await axeProblems(page, ["color-contrast"]), [])
        // Plates of one color are those of the theme, ours and Material UI's alike.
        const plate = (name: string) =>
          page.getByRole("button", { name, exact: true }).evaluate(button => getComputedStyle(button).backgroundColor)
        assert.equal(await plate("Contained"), await plate("Ours"))
        assert.equal(await page.evaluate(() => document.documentElement.dataset.greeted), "yes")
        const harbor = page.getByAltText("A harbor")
        await harbor.scrollIntoViewIfNeeded()
        await page.waitForFunction(() => document.querySelector<HTMLImageElement>("[alt='A harbor']")!.naturalWidth > 0)
        assert.equal(await harbor.evaluate(image => getComputedStyle(image).opacity), "1")
        assert.deepEqual(problems, [])
        await page.close()
      })

    for (const colorScheme of ["light", "dark"] as const)
      test(`has an island with state, and with what Material UI opens, ${colorScheme}`, async () => {
        const page = await browser.newPage({ colorScheme })
        await page.addInitScript({ content: "globalThis.__name = value => value" })
        const problems: string[] = []
        page.on("console", message => {
          if (["error", "warning"].includes(message.type())) problems.push(message.text())
        })
        page.on("pageerror", ({ message }) => problems.push(message))
        await page.goto(address(), { waitUntil: "load" })
        const island = page.locator("#planner")
        const status = island.getByRole("status")
        assert.equal(await status.textContent(), "Plan Small")
        await island.getByRole("button", { name: "More" }).hover()
        await page.waitForSelector("[data-island=Planner][data-state=live]")
        await island.getByRole("combobox").click()
        await page.getByRole("option", { name: "Large" }).click()
        await status.getByText("Plan Large").waitFor()
        await island.getByRole("tab", { name: "Week" }).click()
        await status.getByText("Week 1").waitFor()
        assert.equal(await island.getByText("A second line").isVisible(), false)
        await island.getByRole("button", { name: "More" }).click()
        await island.getByText("A second line").waitFor()
        await island.getByRole("button", { name: "Ask" }).click()
        await page.getByRole("dialog").getByText("Asked").waitFor()
        assert.deepEqual(await axeProblems(page, ["color-contrast"]), [])
        await page.keyboard.press("Escape")
        await page.getByRole("dialog").waitFor({ state: "detached" })
        const summary = page.getByRole("button", { name: "Summary" })
        await summary.hover()
        await page.waitForSelector("[data-island=Controls][data-state=live]")
        await summary.click()
        await page.getByText("Details", { exact: true }).waitFor()
        assert.deepEqual(problems, [])
        await page.close()
      })

    test("has a component with state that is one file and a line where it is used; its first press counts", async () => {
      const page = await browser.newPage({ hasTouch: true })
      await page.route("**/islands/*.js", async route => {
        await new Promise(done => setTimeout(done, 500))
        await route.continue()
      })
      await page.goto(address(), { waitUntil: "networkidle" })
      await page.getByRole("button", { name: "Pressed 0 times" }).tap()
      await page.getByRole("button", { name: "Pressed 1 times" }).tap()
      await page.getByRole("button", { name: "Pressed 2 times" }).waitFor()
      await page.close()
    })

    describeIslands(() => browser, address)

    test("has its query, its preview, its breadcrumb, and its place in the sitemap", () => {
      const html = read("public/offer/index.html")
      assert.match(html, /<meta property="og:image" content="[^"]*\/og\//)
      assert.match(html, /aria-current="page"[^>]*>Offer</)
      assert.match(read("public/sitemap-0.xml"), /\/offer</)
      assert.doesNotMatch(output(), /The page \/offer/)
    })
  })
