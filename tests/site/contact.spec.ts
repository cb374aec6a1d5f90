import assert from "node:assert/strict"
import { assertOneOpen, hasPage, linksIn, siteUrl, test, textOf, untilRun, visit, wakeUp } from "./site"
import type { Page } from "@playwright/test"
import { touchAttribute } from "../../src/browser/behaviours"
import { block, delivers, site, tel } from "./content"
import { hold } from "./faults"

interface Choice {
  value: string
  label: string
}
type Field = "projectType" | "budget" | "timeline"
type Texts = "name" | "email" | "company" | "message" | "placeholder" | "submit"
interface Contact extends Record<Texts | Field | `${Field}Empty`, string>, Record<`${Field}s`, Choice[]> {
  nextSteps: { title: string; when: string; text: string }[]
}
const file = "pages/contact.yaml"
const form = block<Contact>(file, "contact")
const ways = block<{ items: { href: string }[] }>(file, "items", "strip")
const faqs = block<{ items: object[] }>(file, "faq")

const selects = {
  projectType: { empty: form.projectTypeEmpty, options: form.projectTypes },
  budget: { empty: form.budgetEmpty, options: form.budgets },
  timeline: { empty: form.timelineEmpty, options: form.timelines },
}
const draft = {
  name: "Ada Byron",
  email: "ada@example.org",
  company: "Engines",
  projectType: form.projectTypes.at(-1)!.value,
  budget: form.budgets.at(-1)!.value,
  timeline: form.timelines.at(-1)!.value,
  message: "<b>Goals</b> & challenges",
}

const labelOf = (name: keyof typeof draft) => form[name]

const fillIn = async (page: Page) => {
  for (const [name, value] of Object.entries(draft)) {
    const field = page.locator(`[name=${name}]`)
    await (name in selects ? field.selectOption(value) : field.fill(value))
  }
}
const held = (page: Page) =>
  page.locator("#form").evaluate(form => Object.fromEntries(new FormData(form as HTMLFormElement)))
const submit = (page: Page) => page.locator("#form [type=submit]").first()

test.describe("/contact", () => {
  test.skip(!hasPage("/contact"))

  test("shows each way to get in touch, what happens next, and address and number", () =>
    visit("/contact", { javaScriptEnabled: false }, async ({ page }) => {
      assert.deepEqual(
        await linksIn(page, "main ul > li:has(h3)"),
        ways.items.map(({ href }) => (href.startsWith("tel:") ? tel : href)),
      )
      const text = await textOf(page)
      for (const { title, when, text: told } of form.nextSteps)
        assert.ok(text.includes(`${title} ${when} ${told}`), title)
      assert.deepEqual(await linksIn(page, "main dd"), [`mailto:${site.email}`, tel])
      assert.deepEqual(await page.locator("main dd a").allTextContents(), [site.email, site.phone])
    }))

  test("the form has its labels, types, required fields, rows and choices, empty at first", () =>
    visit("/contact", {}, async ({ page }) => {
      for (const [name, required] of Object.entries({
        name: true,
        email: true,
        company: false,
        projectType: false,
        budget: false,
        timeline: false,
        message: true,
      })) {
        const field = page.getByLabel(labelOf(name as keyof typeof draft), { exact: true })
        assert.equal(await field.getAttribute("name"), name)
        assert.equal(await field.evaluate(element => (element as HTMLInputElement).required), required, name)
      }
      assert.equal(await page.locator("[name=email]").getAttribute("type"), "email")
      const message = page.locator("textarea[name=message]")
      assert.equal(await message.getAttribute("rows"), "4")
      assert.equal(await message.getAttribute("placeholder"), form.placeholder)
      const own = page.locator("#form").locator("input:not([type=hidden],[tabindex]), select, textarea")
      assert.equal(await own.count(), 7)
      for (const [name, { empty, options }] of Object.entries(selects)) {
        const select = page.locator(`select[name=${name}]`)
        assert.deepEqual(
          await select
            .locator("option")
            .evaluateAll(all => all.map(option => [(option as HTMLOptionElement).value, option.textContent])),
          [["", empty], ...options.map(({ value, label }) => [value, label])],
        )
        assert.equal(await select.inputValue(), "")
      }
    }))

  for (const javaScriptEnabled of [false, true]) {
    const way = javaScriptEnabled ? "with" : "without"
    test(`submitting sends nothing, resets nothing and says nothing (${way} script)`, () => {
      test.skip(delivers("contact"))
      return visit("/contact", { javaScriptEnabled }, async ({ page }) => {
        if (javaScriptEnabled) await wakeUp(page)
        await fillIn(page)
        const before = await page.locator("#form").innerText()
        const requests: string[] = []
        // What links to other pages fetch ahead is none of the form's doing.
        page.on("request", request => {
          if (!request.url().includes("/page-data/")) requests.push(request.url())
        })
        await submit(page).click()
        await page.locator("[name=name]").press("Enter")
        await page.waitForTimeout(300)
        assert.deepEqual(requests, [])
        assert.equal(page.url(), `${siteUrl}/contact`)
        assert.deepEqual(await held(page), draft)
        assert.equal(await page.locator("#form").innerText(), before)
      })
    })

    test(`the browser's own check stops an incomplete form (${way} script)`, () =>
      visit("/contact", { javaScriptEnabled }, async ({ page }) => {
        if (javaScriptEnabled) await wakeUp(page)
        await page.locator("[name=name]").fill("Ada")
        await page.locator("[name=email]").fill("not an address")
        if (javaScriptEnabled)
          await untilRun(page, `/scripts/${await page.locator("#form").getAttribute(touchAttribute)}-`)
        await submit(page).click()
        assert.equal(await page.locator("[name=email]").evaluate(field => field === document.activeElement), true)
        assert.deepEqual(
          await page.locator("#form :invalid").evaluateAll(all => all.map(field => (field as HTMLInputElement).name)),
          ["email", "message"],
        )
        // With script all of it is said at once, beside the fields, in the browser's words.
        const told = await page
          .locator("#form [aria-invalid=true]")
          .evaluateAll(all =>
            (all as HTMLInputElement[]).map(field => [
              field.name,
              document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent ===
                field.validationMessage,
            ]),
          )
        assert.deepEqual(told, javaScriptEnabled ? ["email", "message"].map(name => [name, true]) : [])
        await page.locator("[name=message]").fill(draft.message)
        await page.locator("[name=email]").fill(draft.email)
        assert.equal(await page.locator("#form [aria-invalid=true], #form [data-problem]:not([hidden])").count(), 0)
      }))
  }

  test("the form that sends nothing names the sure way beside its button", () => {
    test.skip(delivers("contact"))
    return visit("/contact", { javaScriptEnabled: false }, async ({ page }) =>
      assert.deepEqual(await linksIn(page, "#form"), [`mailto:${site.email}`]),
    )
  })

  test("what is written and chosen before React arrives stays, without moving the page", () => {
    test.skip(delivers("contact"))
    return visit("/contact", {}, async ({ page, problems }) => {
      const release = await hold(page, "**/*.js")
      await fillIn(page)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      assert.equal(await page.locator("[data-island][data-state]").count(), 0)
      release()
      await wakeUp(page)
      await page.waitForTimeout(300)
      assert.deepEqual(await held(page), draft)
      assert.equal(await page.evaluate(() => document.documentElement.scrollHeight), height)
      assert.deepEqual(problems, [])
    })
  })

  test("of the questions one is open at a time, none at first", () =>
    visit("/contact", { javaScriptEnabled: false }, async ({ page }) => {
      assert.equal(await page.locator("main details[name] > summary").count(), faqs.items.length)
      await assertOneOpen(page)
    }))
})
