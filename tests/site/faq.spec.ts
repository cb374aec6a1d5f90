import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { addressOf, assertOneOpen, hasPage, siteUrl, test, textsOf, visit, wakeUp } from "./site"
import type { Page } from "@playwright/test"
import { block } from "./content"
import { attribute, elementsOf, parsed, scriptText } from "./parsed"

interface Faq {
  title: string
  topics: { id: string; title: string; items: Record<"question" | "answer", string>[] }[]
}
const { title: name = "", topics: written = [] } = block<Faq>("pages/faq.yaml", "faq")
const { items: ways = [] } = block<{ items: { title: string; href?: string }[] }>("pages/faq.yaml", "items", "ways")
const topics = written.map(({ id, title }) => [id, title] as const)
const ids = topics.map(([id]) => id)
const first = ids[0]!
const last = ids.at(-1)!

const list = (page: Page) => page.getByRole("navigation", { name })
const panels = (page: Page) => page.locator("main section section, main section[id]")
/** Headings of the topics one can see. */
const shown = async (page: Page) => {
  const all = await panels(page).all()
  const visible = await Promise.all(
    all.map(async panel => ((await panel.isVisible()) ? panel.getAttribute("id") : null)),
  )
  return visible.filter(Boolean)
}

test.describe("/faq", () => {
  test.skip(!hasPage("/faq"))

  test("search engines get every question and answer as structured data", () => {
    const html = readFileSync("public/faq/index.html", "utf8")
    const script = elementsOf(parsed(html)).find(element => attribute(element, "type") === "application/ld+json")
    const data = JSON.parse(scriptText(script!)) as {
      "@graph": { "@type": string; mainEntity?: { name: string; acceptedAnswer: { text: string } }[] }[]
    }
    const questions = data["@graph"].find(entry => entry["@type"] === "FAQPage")?.mainEntity ?? []
    assert.deepEqual(
      questions.map(({ name, acceptedAnswer }) => ({ question: name, answer: acceptedAnswer.text })),
      written.flatMap(({ items }) => items.map(({ question, answer }) => ({ question, answer }))),
    )
  })

  test("without script all topics stand one below the other, each with its heading, questions and answers", () =>
    visit("/faq", { javaScriptEnabled: false }, async ({ page }) => {
      assert.deepEqual(await shown(page), ids)
      for (const { id, title, items } of written) {
        assert.equal(await page.locator(`#${id}`).getByRole("heading", { level: 2 }).textContent(), title)
        assert.deepEqual(
          await textsOf(page, `#${id} summary`),
          items.map(({ question }) => question),
        )
        assert.deepEqual(
          await page.locator(`#${id} summary + p`).allTextContents(),
          items.map(({ answer }) => answer),
        )
      }
    }))

  test("the first topic is shown first, its button pressed; a press of another shows that one alone", () =>
    visit("/faq", {}, async ({ page, problems }) => {
      assert.deepEqual(await shown(page), [first])
      for (const [id, title] of [...topics].reverse()) {
        await list(page).getByRole("button", { name: title, exact: true }).click()
        assert.deepEqual(await shown(page), [id])
        assert.equal((await addressOf(page)).hash, `#${id}`)
        assert.deepEqual(await list(page).locator("[aria-pressed=true]").allTextContents(), [title])
      }
      await page.goBack()
      await list(page).locator("[aria-pressed=true]", { hasText: topics[1]![1] }).waitFor()
      assert.deepEqual(await shown(page), [ids[1] ?? first])
      assert.deepEqual(problems, [])
    }))

  test("a topic is reached by keyboard", () =>
    visit("/faq", {}, async ({ page }) => {
      await list(page).getByRole("button").nth(-2).focus()
      await page.keyboard.press("Tab")
      await page.keyboard.press("Enter")
      await page.waitForURL(`**#${last}`)
      assert.deepEqual(await shown(page), [last])
    }))

  test("a topic is reached by link, and the skip link leaves it as it is", () =>
    visit(`/faq#${last}`, {}, async ({ page }) => {
      assert.deepEqual(await shown(page), [last])
      await page.evaluate(() => location.assign("#main"))
      await page.waitForTimeout(100)
      assert.deepEqual(await shown(page), [last])
    }))

  test("on paper every topic stands open", () =>
    visit("/faq", { javaScriptEnabled: true }, async ({ page }) => {
      await page.emulateMedia({ media: "print" })
      assert.deepEqual(await shown(page), ids)
      assert.ok(await page.locator(`#${last} summary + p`).last().isVisible())
    }))

  for (const javaScriptEnabled of [false, true]) {
    test(`a question opens, closes, and is replaced by another (${javaScriptEnabled ? "with" : "without"} script)`, () =>
      visit("/faq", { javaScriptEnabled }, async ({ page }) => {
        await assertOneOpen(page, `#${first}`)
        await page.locator(`#${first} summary`).first().click()
        await page.locator(`#${first} summary + p`).first().waitFor({ state: "visible" })
      }))
  }

  test("the chat that leads nowhere does nothing; phone and email lead on", () => {
    const chat = ways.find(({ href }) => !href)
    test.skip(!chat)
    return visit("/faq", {}, async ({ page, problems }) => {
      await wakeUp(page)
      const card = (title: string) =>
        page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) })
      // The floating button, beside the sections, comes and goes with the scroll.
      const before = await page.locator("main > section").allInnerTexts()
      const button = card(chat!.title).getByRole("button")
      assert.equal(await button.getAttribute("type"), "button")
      await button.click()
      assert.equal(page.url(), `${siteUrl}/faq`)
      assert.deepEqual(await page.locator("main > section").allInnerTexts(), before)
      for (const { title, href } of ways)
        if (href) assert.equal(await card(title).getByRole("link").getAttribute("href"), href)
      assert.deepEqual(problems, [])
    })
  })
})
