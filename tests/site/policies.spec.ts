import assert from "node:assert/strict"
import { siteUrl, test, textOf, visit, wakeUp } from "./site"
import { draftKey } from "../../src/browser/forms/names"
import { builtPages, canonicalPages } from "./built-pages"
import { agreesWith, counted, isWriting, listed, todayInWords } from "../measured"
import { delivers, site } from "./content"
import { AXE_WIDTHS } from "./every-page/axe"
import { axeRuleCount, UNDECIDED } from "./axe-problems"

/** Pages with most that answers. */
const VISITED = ["/", "/contact", "/resources", "/faq", "/blog", "/legal/privacy"]

const documents = builtPages().filter(({ path, canonical }) => path === canonical && path.startsWith("/legal/"))

test("what the pages write to the device is what the legal documents name, and nothing else", () =>
  visit("/", {}, async ({ page }) => {
    const elsewhere = new Set<string>()
    page.on("request", request => {
      if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== new URL(siteUrl).origin)
        elsewhere.add(request.url())
    })
    const written = new Set<string>()
    const look = async () => {
      const names = await page.evaluate(async () => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
        ...(await indexedDB.databases()).map(({ name }) => name ?? ""),
        ...(await caches.keys()),
      ])
      for (const name of names) written.add(name)
    }
    for (const path of VISITED.filter(known => canonicalPages().some(one => one.path === known))) {
      await page.goto(new URL(path, page.url()).href)
      await wakeUp(page)
      await page.mouse.wheel(0, 2000)
      for (const field of await page
        .locator("main :is(input[type=search],input[type=text],input[type=email],textarea):not([tabindex])")
        .all())
        if (await field.isVisible()) await field.fill("Ada")
      const question = page.locator("main details:not(nav *) > summary").filter({ visible: true }).first()
      if ((await question.count()) > 0) await question.click()
      await look()
    }
    // A list takes the address without a draft.
    const drafts = (["contact", "newsletter"] as const)
      .filter(form => delivers(form) && site.forms?.[form]?.provider !== "list")
      .map(draftKey)
    assert.deepEqual([...written].sort(), drafts, "nothing is written but what waits to be sent")
    const before = counted(written.size)

    await page.locator("[data-theme-toggle]").filter({ visible: true }).first().click()
    await look()
    await page.goto(new URL("/", page.url()).href)
    await look()
    const after = counted(written.size)
    const cookies = await page.context().cookies()
    for (const { name } of cookies) written.add(name)
    assert.ok(written.size > 0, "the choice of a color mode is kept")

    const named = new Set<string>()
    for (const { path } of documents) {
      await page.goto(new URL(path, page.url()).href)
      const entries = await page.locator("main td:first-child code").allTextContents()
      for (const entry of entries) named.add(entry)
      const text = await textOf(page)
      if (entries.length > 0) for (const name of written) assert.ok(text.includes(name), `${path} names ${name}`)
    }
    assert.deepEqual([...named].sort(), [...written].sort())
    agreesWith({
      privacyRequests: counted(elsewhere.size),
      privacyCookies: counted(cookies.length),
      privacyBefore: before,
      privacyAfter: after,
    })
  }))

test("the accessibility statement says what is asked of every page, and what may be left open", () =>
  agreesWith({
    accessPages: String(canonicalPages().length),
    // One finding fails the test of its page (every-page/axe.ts).
    accessFindings: counted(0),
    ...(isWriting && { accessDate: todayInWords() }),
    accessRules: String(axeRuleCount()),
    accessWidths: listed(AXE_WIDTHS),
    accessOpen: UNDECIDED,
  }))
