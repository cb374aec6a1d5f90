import assert from "node:assert/strict"
import { test, textsOf, visit, wakeUp } from "./site"
import type { Page } from "@playwright/test"
import { capitalised } from "../../src/site/breadcrumbs"
import { builtPages } from "./built-pages"
import { services, site } from "./content"
import { attribute, elementsOf, parsed } from "./parsed"

const paths = new Set(builtPages().map(({ path }) => path))
const trail = (page: Page) => page.getByRole("navigation", { name: site.labels.breadcrumb })
const [service] = services
/** A document below a page of its own. */
const paper = [...paths].find(path => path.startsWith("/legal/"))!
const ending = paper.slice("/legal/".length)

/** An entry of the menu with a page of its own, which is not the home page. */
const entry = site.navigation.find(({ href }) => href !== "/")!

test.describe("frame", () => {
  test("the current page's item is underlined, others are not", () =>
    visit(entry.href, {}, async ({ page }) => {
      const current = page.getByRole("navigation", { name: site.labels.mainNavigation }).locator("[aria-current=page]")
      assert.deepEqual(await current.allTextContents(), [entry.label])
      assert.notEqual(await current.evaluate(link => getComputedStyle(link).boxShadow), "none")
    }))

  test("the breadcrumb has a link to a page for each part but the last, with friendly names; home has none", async () => {
    for (const [path, name] of [
      [service!.path, service!.name],
      [paper, site.breadcrumbs.find(({ name }) => name === ending)?.label ?? capitalised(ending)],
    ] as const)
      await visit(path, { javaScriptEnabled: false }, async ({ page }) => {
        const links = await trail(page).getByRole("link").all()
        const hrefs = await Promise.all(links.map(link => link.getAttribute("href")))
        assert.deepEqual(hrefs, ["/", path.slice(0, path.lastIndexOf("/"))])
        for (const href of hrefs) assert.ok(paths.has(href), `a page at ${href}`)
        assert.equal(await links[0]?.textContent(), site.labels.home)
        assert.equal(await trail(page).locator("[aria-current=page]").textContent(), name)
      })
    await visit("/", { javaScriptEnabled: false }, async ({ page }) => assert.equal(await trail(page).count(), 0))
  })

  test("the footer has its columns, networks in new tabs, the copyright line and the legal links", () =>
    visit("/", { javaScriptEnabled: false }, async ({ page }) => {
      const footer = page.getByRole("contentinfo")
      const { footerTitle, footerServices: slugs, footerColumns: columns, footerLinks: papers } = site
      assert.deepEqual(await footer.getByRole("heading").allTextContents(), [
        footerTitle,
        ...columns.map(({ title }) => title),
      ])
      assert.equal(await footer.locator("a[target=_blank]").count(), site.social.length)
      const links = await footer
        .getByRole("link")
        .evaluateAll(all => all.map(link => [link.textContent?.trim(), link.getAttribute("href")].join(" -> ")))
      for (const { label, href } of [
        ...slugs
          .map(slug => services.find(service => service.slug === slug)!)
          .map(({ name, path }) => ({ label: name, href: path })),
        ...columns.flatMap(column => column.links),
        ...papers,
      ])
        assert.ok(links.includes(`${label} -> ${href}`), label)
      assert.ok((await textsOf(page, "footer")).some(text => text.includes(site.copyright)))
    }))

  test("the cursor glow is 20 px, about 30 % opaque, follows the mouse and hides when it leaves", () =>
    visit("/", {}, async ({ page }) => {
      await wakeUp(page)
      const glow = page.locator("[data-cursor-glow]")
      await page.mouse.move(300, 400)
      const isAsOpaque = (opacity: string) =>
        page.waitForFunction(
          wanted => getComputedStyle(document.querySelector("[data-cursor-glow]")!).opacity === wanted,
          opacity,
        )
      await glow.waitFor({ state: "attached" })
      await isAsOpaque("0.3")
      const box = await glow.boundingBox()
      assert.deepEqual([box?.x, box?.y, box?.width, box?.height], [290, 390, 20, 20])
      await page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent("mouseleave")))
      await isAsOpaque("0")
    }))

  test("the floating button of a service stands on the side that its file names, else in the center", () => {
    for (const { path, floatingRight } of services) {
      const page = builtPages().find(one => one.path === path)
      const sides = elementsOf(parsed(page!.html)).flatMap(element => attribute(element, "data-floating") ?? [])
      assert.deepEqual(sides, [floatingRight ? "right" : "center"], path)
    }
  })

  test("no field is so small that a phone enlarges the page with it", async () => {
    for (const { path } of builtPages().filter(({ html }) => /<(?:select|textarea)/.test(html)))
      await visit(path, { hasTouch: true, isMobile: true, width: 390 }, async ({ page }) => {
        const sizes = await page
          .locator("main :is(select, textarea, input:not([type=checkbox], [type=radio], [type=range], [type=hidden]))")
          .evaluateAll(fields => fields.map(field => Number.parseFloat(getComputedStyle(field).fontSize)))
        assert.ok(Math.min(...sizes) >= 16, `${path}: ${sizes.join(", ")}`)
      })
  })

  for (const [name, options] of Object.entries({
    "touch devices": { hasTouch: true, isMobile: true, width: 390 },
    "reduced motion": { reducedMotion: "reduce" as const },
  })) {
    test(`there is no cursor glow on ${name}`, () =>
      visit("/", options, async ({ page }) => {
        await wakeUp(page)
        await page.mouse.move(300, 400)
        await page.waitForTimeout(300)
        assert.equal(await page.locator("[data-cursor-glow]").count(), 0)
      }))
  }
})
