import assert from "node:assert/strict"
import { describe, test } from "node:test"
import type { Page } from "playwright-core"
import { startBrowser, visit, wakeUp } from "./site"

startBrowser()

const shown = (page: Page) => page.locator("#resources h3:visible").allInnerTexts()
const search = (page: Page) => page.getByLabel("Search resources")
const category = (page: Page, name: string) => page.locator("fieldset label", { hasText: name })
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
      await category(page, "Videos").click()
      assert.deepEqual(await shown(page), [
        "Reading a growth dashboard in ten minutes",
        "Your first automation, built on camera",
      ])
      assert.equal(await status(page), "2 resources")
      await search(page).fill("CRM")
      assert.deepEqual(await shown(page), ["Your first automation, built on camera"])
      assert.equal(await status(page), "1 resource")
      await category(page, "All").click()
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
      let open = () => {}
      const gate = new Promise<void>(resolve => {
        open = resolve
      })
      await page.route("**/*.js", async route => {
        await gate
        await route.continue()
      })
      await search(page).fill("page")
      await category(page, "Templates").click()
      assert.deepEqual(await shown(page), ["Landing page worksheet", "Launch week checklist"])
      open()
      await page.waitForFunction(() => document.querySelectorAll("#resources h3").length === 1)
      assert.deepEqual(await shown(page), ["Landing page worksheet"])
      assert.equal(await search(page).inputValue(), "page")
    }))

  const guides = ["From form to CRM without a gap", "Refreshing old pages for search"]

  test("the category buttons work without script, where there is no search to mislead", () =>
    visit("/resources", { javaScriptEnabled: false }, async ({ page }) => {
      await category(page, "Guides").click()
      assert.deepEqual(await shown(page), guides)
      assert.equal(await search(page).isVisible(), false)
    }))

  test("the category buttons are worked by the arrow keys", () =>
    visit("/resources", {}, async ({ page }) => {
      await page.getByRole("radio", { name: "All" }).focus()
      await page.keyboard.press("ArrowRight")
      assert.deepEqual(await shown(page), guides)
      assert.equal(await page.getByRole("radio", { name: "Guides" }).isChecked(), true)
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
