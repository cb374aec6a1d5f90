import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { describe, test } from "node:test"
import type { Page } from "playwright-core"
import { siteUrl, startBrowser, visit, wakeUp } from "./site"

startBrowser()

const topics = [
  ["getting-started", "Getting Started"],
  ["pricing-investment", "Pricing & Investment"],
  ["services-process", "Services & Process"],
  ["support-maintenance", "Support & Maintenance"],
] as const

const list = (page: Page) => page.getByRole("navigation", { name: "Choose a topic" })
const panels = (page: Page) => page.locator("main section section, main section[id]")
/** Headings of the topics one can see. */
const shown = async (page: Page) => {
  const all = await panels(page).all()
  const visible = await Promise.all(
    all.map(async panel => ((await panel.isVisible()) ? panel.getAttribute("id") : null)),
  )
  return visible.filter(Boolean)
}

describe("/faq", () => {
  test("all twelve answers are in the HTML, with every figure of the specification", () => {
    const html = readFileSync("public/faq/index.html", "utf8")
    const answers = [...html.matchAll(/<\/summary><p>(.*?)<\/p>/g)].map(([, answer = ""]) => answer)
    assert.equal(answers.length, 12)
    for (const figure of [
      "$5,000 to $50,000",
      "simple redesign of an existing site takes 4–6 weeks",
      "full e-commerce build 12–16 weeks",
      "90 days of optimization support",
      "Priority support gets an answer the same day",
      "standard maintenance the next business day",
      "project clients within 48 hours",
      "$200/mo",
      "$150/hr",
      "typically for 30–90 days",
      "within 1–2 weeks",
      "50% deposit and 50% on completion",
      "30-minute discovery call",
    ])
      assert.ok(
        answers.some(answer => answer.includes(figure)),
        figure,
      )
  })

  test("search engines get the same twelve as structured data", () => {
    const html = readFileSync("public/faq/index.html", "utf8")
    const data = [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, text = ""]) =>
        JSON.parse(text) as { "@type": string; mainEntity?: { name: string; acceptedAnswer: { text: string } }[] },
    )
    const questions = data.find(entry => entry["@type"] === "FAQPage")?.mainEntity ?? []
    assert.equal(questions.length, 12)
    assert.equal(questions[11]?.acceptedAnswer.text, "Maintenance is $200/mo. Ad-hoc work is $150/hr.")
  })

  test("without script all topics stand one below the other, each with its heading and three questions", () =>
    visit("/faq", { javaScriptEnabled: false }, async ({ page }) => {
      assert.deepEqual(
        await shown(page),
        topics.map(([id]) => id),
      )
      for (const [id, title] of topics) {
        assert.equal(await page.locator(`#${id}`).getByRole("heading", { level: 2 }).textContent(), title)
        assert.equal(await page.locator(`#${id} summary`).count(), 3)
      }
    }))

  for (const way of ["before React", "after React"] as const) {
    test(`Getting Started is shown first, a click shows another topic alone (${way})`, () =>
      visit("/faq", {}, async ({ page, problems }) => {
        if (way === "before React") await page.route("**/*.js", route => route.abort())
        else await wakeUp(page)
        assert.deepEqual(await shown(page), ["getting-started"])
        for (const [id, title] of [...topics].reverse()) {
          await list(page).getByRole("link", { name: title }).click()
          assert.deepEqual(await shown(page), [id])
          assert.equal(new URL(page.url()).hash, `#${id}`)
          if (way === "after React") {
            await page.locator(`[aria-current=true]`, { hasText: title }).waitFor()
            assert.deepEqual(await list(page).locator("[aria-current]").allTextContents(), [title])
          }
        }
        await page.goBack()
        assert.deepEqual(await shown(page), ["pricing-investment"])
        if (way === "after React") assert.deepEqual(problems, [])
      }))
  }

  test("a topic is reached by keyboard", () =>
    visit("/faq", {}, async ({ page }) => {
      await list(page).getByRole("link").nth(1).focus()
      await page.keyboard.press("Tab")
      await page.keyboard.press("Enter")
      assert.deepEqual(await shown(page), ["services-process"])
    }))

  test("a topic is reached by link, and stays when React takes over, without moving", () =>
    visit("/faq#support-maintenance", {}, async ({ page, problems }) => {
      assert.deepEqual(await shown(page), ["support-maintenance"])
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await wakeUp(page)
      await list(page).locator("[aria-current]").waitFor()
      assert.deepEqual(await shown(page), ["support-maintenance"])
      assert.equal(await page.evaluate(() => document.documentElement.scrollHeight), height)
      assert.deepEqual(problems, [])
    }))

  test("the skip link leaves the topic as it is", () =>
    visit("/faq#services-process", {}, async ({ page }) => {
      await wakeUp(page)
      await list(page).locator("[aria-current]").waitFor()
      await page.evaluate(() => location.assign("#main"))
      await page.waitForTimeout(200)
      assert.deepEqual(await shown(page), ["services-process"])
    }))

  for (const javaScriptEnabled of [false, true]) {
    test(`a question opens, closes, and is replaced by another (${javaScriptEnabled ? "with" : "without"} script)`, () =>
      visit("/faq", { javaScriptEnabled }, async ({ page }) => {
        if (javaScriptEnabled) await wakeUp(page)
        const [questions, open] = [page.locator("#getting-started summary"), page.locator("details[open]")]
        assert.equal(await open.count(), 0)
        await questions.nth(0).click()
        await questions.nth(0).locator("xpath=..").locator("p").waitFor({ state: "visible" })
        await questions.nth(1).click()
        assert.equal(await open.count(), 1)
        await questions.nth(1).click()
        assert.equal(await open.count(), 0)
      }))
  }

  test("Live Chat does nothing; Phone Call and Email Support lead to /contact", () =>
    visit("/faq", {}, async ({ page, problems }) => {
      await wakeUp(page)
      const card = (title: string) =>
        page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) })
      const before = await page.locator("main").innerText()
      const chat = card("Live Chat").getByRole("button")
      assert.equal(await chat.getAttribute("type"), "button")
      await chat.click()
      assert.equal(page.url(), `${siteUrl}/faq`)
      assert.equal(await page.locator("main").innerText(), before)
      for (const title of ["Phone Call", "Email Support"])
        assert.equal(await card(title).getByRole("link").getAttribute("href"), "/contact")
      assert.deepEqual(problems, [])
    }))
})
