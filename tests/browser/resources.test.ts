import assert from "node:assert/strict"
import { describe, test } from "node:test"
import type { Page } from "playwright-core"
import { startBrowser, visit, wakeUp } from "./site"

startBrowser()

const shown = (page: Page) => page.locator("#resources h3:visible").allInnerTexts()
const search = (page: Page) => page.getByLabel("Search resources")
const status = (page: Page) => page.getByRole("status").innerText()

describe("/resources", () => {
  test("shows all six at first, All chosen and the search empty (spec 4)", () =>
    visit("/resources", {}, async ({ page }) => {
      assert.equal((await shown(page)).length, 6)
      assert.equal(await page.getByRole("radio", { name: "All" }).isChecked(), true)
      assert.equal(await search(page).inputValue(), "")
      assert.equal(await status(page), "6 resources")
      assert.deepEqual(await page.locator("fieldset label").allInnerTexts(), ["All", "Guides", "Templates", "Videos"])
    }))

  test("a resource without a file is visibly unavailable and no link", () =>
    visit("/resources", {}, async ({ page }) => {
      assert.equal(await page.locator("#resources a").count(), 0)
      assert.equal(await page.locator("#resources").getByText("Coming soon").count(), 6)
    }))

  test("filters by category and text together, whatever the case (rule 5)", () =>
    visit("/resources", {}, async ({ page }) => {
      await wakeUp(page)
      await page.getByText("Videos", { exact: true }).first().click()
      assert.deepEqual(await shown(page), ["Reading a growth dashboard in ten minutes", "Your first automation, built on camera"])
      assert.equal(await status(page), "2 resources")
      await search(page).fill("CRM")
      assert.deepEqual(await shown(page), ["Your first automation, built on camera"])
      assert.equal(await status(page), "1 resource")
      await page.getByText("All", { exact: true }).click()
      assert.deepEqual(await shown(page), ["From form to CRM without a gap", "Your first automation, built on camera"])
    }))

  test("says so when nothing matches, in the words of spec 8", () =>
    visit("/resources", {}, async ({ page }) => {
      await wakeUp(page)
      await search(page).fill("<b>nothing like it</b>")
      assert.deepEqual(await shown(page), ["No resources found"])
      assert.equal(await page.locator("#resources p").innerText(), "Try adjusting your search or filter criteria.")
      assert.equal(await page.locator("#resources b").count(), 0)
      await search(page).fill("")
      assert.equal((await shown(page)).length, 6)
    }))

  test("text typed and a button pressed before any script count once it is there", () =>
    visit("/resources", {}, async ({ page }) => {
      const held: (() => void)[] = []
      await page.route("**/*.js", async route => {
        await new Promise<void>(resolve => held.push(resolve))
        await route.continue()
      })
      await search(page).fill("page")
      await page.getByText("Templates", { exact: true }).first().click()
      assert.deepEqual(await shown(page), ["Landing page worksheet", "Launch week checklist"])
      await page.unroute("**/*.js")
      for (const release of held) release()
      await page.waitForFunction(() => document.querySelectorAll("#resources h3").length === 1)
      assert.deepEqual(await shown(page), ["Landing page worksheet"])
      assert.equal(await search(page).inputValue(), "page")
    }))

  test("the category buttons work without script, and by keyboard", () =>
    visit("/resources", { javaScriptEnabled: false }, async ({ page }) => {
      await page.getByRole("radio", { name: "All" }).focus()
      await page.keyboard.press("ArrowRight")
      assert.deepEqual(await shown(page), ["From form to CRM without a gap", "Refreshing old pages for search"])
    }))

  test("Enter in the search neither sends nor leaves", () =>
    visit("/resources", {}, async ({ page }) => {
      await search(page).fill("checklist")
      await search(page).press("Enter")
      await page.waitForTimeout(300)
      assert.equal(new URL(page.url()).search, "")
      assert.equal(await search(page).inputValue(), "checklist")
    }))

  test("the newsletter field is not checked, and its button does nothing", () =>
    visit("/resources", {}, async ({ page }) => {
      const form = page.locator("#newsletter form")
      const email = form.getByLabel("Email")
      assert.equal(await form.evaluate(element => (element as HTMLFormElement).noValidate), true)
      assert.equal(await email.getAttribute("required"), null)
      await email.fill("no address")
      await form.getByRole("button").click()
      await page.waitForTimeout(200)
      assert.equal(await email.inputValue(), "no address")
      assert.equal(new URL(page.url()).pathname + new URL(page.url()).search, "/resources")
    }))
})
