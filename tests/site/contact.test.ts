import assert from "node:assert/strict"
import { describe, test } from "node:test"
import type { Page } from "playwright-core"
import { brand, siteUrl, startBrowser, visit, wakeUp } from "./site"

startBrowser()

const options = {
  projectType: [
    "",
    "web-development",
    "ecommerce",
    "custom-software",
    "branding-design",
    "seo-content",
    "paid-ads",
    "automation",
    "other",
  ],
  budget: ["", "under-5k", "5k-15k", "15k-50k", "50k-plus"],
  timeline: ["", "asap", "1-month", "3-months", "6-months", "exploring"],
}
const draft = {
  name: "Ada Byron",
  email: "ada@example.org",
  company: "Engines",
  projectType: "custom-software",
  budget: "15k-50k",
  timeline: "asap",
  message: "<b>Goals</b> & challenges",
}

const fillIn = async (page: Page) => {
  for (const [name, value] of Object.entries(draft)) {
    const field = page.locator(`[name=${name}]`)
    await (name in options ? field.selectOption(value) : field.fill(value))
  }
}
const held = (page: Page) =>
  page.locator("#form").evaluate(form => Object.fromEntries(new FormData(form as HTMLFormElement)))

describe("/contact", () => {
  test("three ways: the form, a 30-minute call, an email", () =>
    visit("/contact", {}, async ({ page }) => {
      const way = (title: string) =>
        page
          .getByRole("listitem")
          .filter({ has: page.getByRole("heading", { name: title }) })
          .getByRole("link")
      assert.equal(await way("Send a message").getAttribute("href"), "#form")
      assert.equal(
        await way("Book a 30-minute call").getAttribute("href"),
        `tel:${brand.phone.replace(/(?!^\+)\D/g, "")}`,
      )
      assert.equal(await way("Email directly").getAttribute("href"), `mailto:${brand.email}`)
    }))

  test("labels, types, required fields, rows and placeholder are those of the specification", () =>
    visit("/contact", {}, async ({ page }) => {
      for (const [label, name, required] of [
        ["Name *", "name", true],
        ["Email *", "email", true],
        ["Company", "company", false],
        ["Project Type", "projectType", false],
        ["Budget", "budget", false],
        ["Timeline", "timeline", false],
        ["Project Details *", "message", true],
      ] as const) {
        const field = page.getByLabel(label, { exact: true })
        assert.equal(await field.getAttribute("name"), name)
        assert.equal(await field.evaluate(element => (element as HTMLInputElement).required), required, name)
        assert.equal(await field.getAttribute("maxlength"), null)
      }
      assert.equal(await page.locator("[name=email]").getAttribute("type"), "email")
      assert.equal(await page.locator("textarea[name=message]").getAttribute("rows"), "4")
      assert.match(
        (await page.locator("textarea").getAttribute("placeholder")) ?? "",
        /goals.*challenges.*what success looks like/,
      )
      assert.equal(await page.locator("#form").locator("input, select, textarea").count(), 7)
    }))

  test("the selects have the specification's values, empty at first", () =>
    visit("/contact", {}, async ({ page }) => {
      for (const [name, values] of Object.entries(options)) {
        const select = page.locator(`select[name=${name}]`)
        assert.deepEqual(
          await select.locator("option").evaluateAll(all => all.map(option => (option as HTMLOptionElement).value)),
          values,
        )
        assert.equal(await select.inputValue(), "")
      }
      const chosen = page.locator("select option:checked")
      assert.deepEqual(await chosen.allTextContents(), ["Select a service", "Select budget", "Select timeline"])
    }))

  for (const javaScriptEnabled of [false, true]) {
    const way = javaScriptEnabled ? "with" : "without"

    test(`submitting sends nothing, resets nothing and says nothing (${way} script)`, () =>
      visit("/contact", { javaScriptEnabled }, async ({ page }) => {
        if (javaScriptEnabled) await wakeUp(page)
        await fillIn(page)
        const before = await page.locator("#form").innerText()
        const requests: string[] = []
        page.on("request", request => requests.push(request.url()))
        await page.getByRole("button", { name: "Send Message" }).click()
        await page.locator("[name=name]").press("Enter")
        await page.waitForTimeout(300)
        assert.deepEqual(requests, [])
        assert.equal(page.url(), `${siteUrl}/contact`)
        assert.deepEqual(await held(page), draft)
        assert.equal(await page.locator("#form").innerText(), before)
      }))

    test(`the browser's own check stops an incomplete form (${way} script)`, () =>
      visit("/contact", { javaScriptEnabled }, async ({ page }) => {
        if (javaScriptEnabled) await wakeUp(page)
        await page.locator("[name=name]").fill("Ada")
        await page.locator("[name=email]").fill("not an address")
        await page.getByRole("button", { name: "Send Message" }).click()
        assert.equal(await page.locator("[name=email]").evaluate(field => field === document.activeElement), true)
        assert.deepEqual(
          await page.locator("#form :invalid").evaluateAll(all => all.map(field => (field as HTMLInputElement).name)),
          ["email", "message"],
        )
      }))
  }

  test("what is written and chosen before React arrives stays, without moving the page", () =>
    visit("/contact", {}, async ({ page, problems }) => {
      await page.route("**/*.js", async route => {
        await new Promise(resolve => setTimeout(resolve, 1200))
        await route.continue()
      })
      await fillIn(page)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      assert.equal(
        await page.evaluate(() => Object.keys(document.getElementById("gatsby-focus-wrapper") ?? {}).length),
        0,
      )
      await wakeUp(page)
      await page.waitForTimeout(300)
      assert.deepEqual(await held(page), draft)
      assert.equal(await page.evaluate(() => document.documentElement.scrollHeight), height)
      assert.deepEqual(problems, [])
    }))

  test("what happens next: four steps with their times", () =>
    visit("/contact", {}, async ({ page }) => {
      const steps = await page
        .locator("section", { has: page.getByRole("heading", { name: "What happens next" }) })
        .getByRole("listitem")
        .allInnerTexts()
      const expected = [
        /Quick response\s+within 4 hours/,
        /Discovery call\s+30 minutes/,
        /Custom proposal/,
        /Fast start\s+within 1–2 weeks/,
      ]
      assert.equal(steps.length, 4)
      expected.forEach((pattern, index) => assert.match(steps[index] ?? "", pattern))
    }))

  test("direct contact: address and number", () =>
    visit("/contact", {}, async ({ page }) => {
      const card = page.locator("section", { has: page.getByRole("heading", { name: "Direct contact" }) }).last()
      assert.deepEqual(await card.getByRole("link").allTextContents(), [brand.email, brand.phone])
    }))

  test("six questions, one open at a time", () =>
    visit("/contact", { javaScriptEnabled: false }, async ({ page }) => {
      const [questions, open] = [page.locator("main summary"), page.locator("main details[open]")]
      assert.equal(await questions.count(), 6)
      assert.equal(await open.count(), 0)
      await questions.nth(0).click()
      await questions.nth(5).click()
      assert.equal(await open.count(), 1)
      await questions.nth(5).click()
      assert.equal(await open.count(), 0)
    }))
})
