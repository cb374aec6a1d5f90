/** The contact form, as a visitor uses it. */
import { expect, type Page } from "@playwright/test"

/** Values that a visitor enters. */
export const input = { name: "Ada <b>Byron</b>", email: "ada@example.org", message: "Engines & looms,\n{1+1} “now”" }
export const emptyInput = { name: "", email: "", message: "" }

export const fillForm = async (page: Page) => {
  for (const [name, value] of Object.entries(input)) await page.locator(`#form [name=${name}]`).fill(value)
}

export const expectValues = async (page: Page, values: typeof input) => {
  for (const [name, value] of Object.entries(values))
    await expect(page.locator(`#form [name=${name}]`)).toHaveValue(value)
}

export const submitButton = (page: Page) => page.locator("#form [type=submit]").first()

/** Expects the status of the form to be focused. */
export const expectStatus = (page: Page, status: string) =>
  expect(page.locator(`[data-status=${status}]`)).toBeFocused()
