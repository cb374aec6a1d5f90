import { expect, type Locator, type Page } from "@playwright/test"
import { hasProvider, readYaml, services, site } from "./content"
import { hasPage, interact, phoneViewport, scriptModeName, scriptModes, test } from "./fixtures"

type SelectName = "projectType" | "budget" | "timeline"
type FieldName = "name" | "email" | "company" | "message" | SelectName
type Words = Record<FieldName | "placeholder" | `${SelectName}Empty`, string>
type Choices = Record<`${SelectName}s`, { value: string; label: string }[]>
const words = readYaml<{ contact: Words & Choices }>("words.yaml").contact
const lastOption = (name: SelectName) => words[`${name}s`].at(-1)?.value ?? ""
const isSelect = (name: FieldName): name is SelectName => `${name}s` in words

/** Fields of the form, each with a value to enter. */
const formFields: [name: FieldName, isRequired: boolean, value: string][] = [
  ["name", true, "Ada Byron"],
  ["email", true, "ada@example.org"],
  ["company", false, "Engines"],
  ["projectType", false, lastOption("projectType")],
  ["budget", false, lastOption("budget")],
  ["timeline", false, lastOption("timeline")],
  ["message", true, "<b>Goals</b> & challenges"],
]
const field = (page: Page, name: string) => page.locator(`#form [name=${name}]`)
const submit = (page: Page) => page.locator("#form [type=submit]").first()
const fillForm = async (page: Page) => {
  for (const [name, , value] of formFields)
    await (isSelect(name) ? field(page, name).selectOption(value) : field(page, name).fill(value))
}
const expectValues = async (page: Page) => {
  for (const [name, , value] of formFields) await expect(field(page, name)).toHaveValue(value)
}
/** Clicks a button and expects no request or navigation. */
const expectNothingSent = async (page: Page, button: Locator) => {
  const { pathname } = new URL(page.url())
  const requests: string[] = []
  page.on("request", request => requests.push(request.url()))
  await button.click()
  // Requests of the click have started before this returns.
  await page.evaluate(() => document.readyState)
  expect(requests.filter(url => !url.includes("/scripts/"))).toEqual([])
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(pathname)
}

test.describe("/contact", () => {
  test.skip(!hasPage("/contact"))

  test("renders empty fields with labels, types, rows and options", async ({ page, open }) => {
    await open("/contact")
    for (const [name, isRequired] of formFields) {
      const labeledField = page.getByLabel(words[name], { exact: true })
      await expect(labeledField).toHaveAttribute("name", name)
      await expect(labeledField).toHaveJSProperty("required", isRequired)
      await expect(labeledField).toHaveValue("")
      if (!isSelect(name)) continue
      const optionLabels = words[`${name}s`].map(({ label }) => label)
      await expect(labeledField.locator("option")).toHaveText([words[`${name}Empty`], ...optionLabels])
    }
    await expect(field(page, "email")).toHaveAttribute("type", "email")
    // WCAG 1.3.5: browsers fill in data about the visitor.
    for (const [name, purpose] of [
      ["name", "name"],
      ["email", "email"],
      ["company", "organization"],
    ] as const)
      await expect(field(page, name)).toHaveAttribute("autocomplete", purpose)
    await expect(field(page, "message")).toHaveAttribute("rows", "4")
    await expect(field(page, "message")).toHaveAttribute("placeholder", words.placeholder)
  })

  for (const mode of scriptModes)
    test.describe(scriptModeName(mode), () => {
      test.use(mode)

      test("sends nothing and keeps the input without a provider, and links the email address", async ({
        page,
        open,
      }) => {
        test.skip(hasProvider("contact"))
        await open("/contact")
        await fillForm(page)
        await expectNothingSent(page, submit(page))
        await field(page, "name").press("Enter")
        await expectValues(page)
        await expect(page.locator("#form a")).toHaveAttribute("href", `mailto:${site.email}`)
      })

      test("validates an incomplete form natively", async ({ page, open }) => {
        await open("/contact")
        await field(page, "name").fill("Ada")
        await field(page, "email").fill("not an address")
        await submit(page).click()
        await expect(field(page, "email")).toBeFocused()
        await expect(page.locator("#form :is(input, textarea):invalid")).toHaveCount(2)
        const invalid = page.locator("#form :is(input, textarea):user-invalid")
        await expect(invalid).toHaveCount(2)
        await field(page, "message").fill("Goals")
        await field(page, "email").fill("ada@example.org")
        await expect(invalid).toHaveCount(0)
      })
    })

  test("fills the form from valid URL parameters only", async ({ page, open }) => {
    const budget = lastOption("budget")
    await open(`/contact?from=services/${services[0]!.slug}&budget=${budget}&projectType=none`)
    const leadSource = page.locator("main [data-behavior=lead]")
    await expect(leadSource).toContainText(services[0]!.name)
    await interact(page)
    await expect(field(page, "budget")).toHaveValue(budget)
    await open("/contact?from=services/none&budget=1")
    await expect(leadSource).toBeHidden()
    await expect(field(page, "budget")).toHaveValue("")
  })
})

test.describe("newsletters", () => {
  test.skip(hasProvider("newsletter"))

  for (const [path, isValidated] of [
    ["/blog", true],
    ["/resources", false],
  ] as const)
    test(`sends nothing from ${path} without a provider`, async ({ page, open }) => {
      test.skip(!hasPage(path))
      await open(`${path}#newsletter`)
      const form = page.locator("#newsletter form")
      const email = form.locator("[name=email]")
      await expect(form).toHaveJSProperty("noValidate", !isValidated)
      await expect(email).toHaveJSProperty("required", isValidated)
      await email.fill("no address")
      await form.getByRole("button").click()
      await expect(email).toHaveValue("no address")
      if (isValidated) await expect(email).toBeFocused()
      await email.fill("ana@company.example")
      await expectNothingSent(page, form.getByRole("button"))
      await expect(email).toHaveValue("ana@company.example")
    })
})

test.describe("forms on a phone", () => {
  test.use({ ...phoneViewport, hasTouch: true, isMobile: true })

  // iOS zooms in on focused fields below 16 px.
  test("renders fields with text of 16 px or larger", async ({ page, open }) => {
    const fields = page.locator("select, textarea, input:not([type=checkbox], [type=radio], [type=range])")
    for (const path of ["/contact", "/pricing", "/resources", "/blog"].filter(hasPage)) {
      await open(path)
      const sizes = await fields.evaluateAll(all =>
        all.map(input => Number.parseFloat(getComputedStyle(input).fontSize)),
      )
      expect(sizes.length && Math.min(...sizes), path).toBeGreaterThanOrEqual(16)
    }
  })
})
