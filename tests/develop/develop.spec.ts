import assert from "node:assert/strict"
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { expect, test } from "@playwright/test"
import { blockSchemas } from "#blocks/block-schemas"
import { blockVariants } from "#engine"
import { copyProject } from "../copy-project"
import { setFields } from "../set-fields"
import { startDevelop } from "./start-develop"

const PORT = Number(process.env.PORT ?? 8100)
const origin = `http://127.0.0.1:${PORT}`
const SERVICE_FILE = `services/${readdirSync("content/services").sort()[0]!}`
const originalService = readFileSync(`content/${SERVICE_FILE}`, "utf8")
/** Returns the text of the service's file with another heading. */
const withHeading = (title: string) => setFields(originalService, { "blocks.0.title": title })

let folder: string
let page: Page
let develop: ReturnType<typeof startDevelop> | undefined

const saveService = (text: string) => writeFileSync(join(folder, "content", SERVICE_FILE), text)
const waitForText = (text: string) => page.locator("main").getByText(text).first().waitFor()
/** Reported mistakes of the error overlay. */
const overlay = () => page.locator("content-problems details")

test.beforeAll(async ({ browser }) => {
  folder = copyProject()
  page = await browser.newPage()
  page.setDefaultTimeout(120_000)
})
test.afterAll(() => develop?.stop())

test.describe("develop", () => {
  test("reports mistakes at startup and continues after they are corrected", async () => {
    saveService(originalService.replace(/^name:/m, "nmae:"))
    develop = startDevelop(folder, PORT)
    await develop.waitForOutput(
      new RegExp(`^content/${SERVICE_FILE}:\\d+:\\d+ nmae: There is no field \`nmae\` here`, "m"),
    )
    await develop.waitForOutput(/develop continues when this is fixed/)
    saveService(withHeading("A first heading"))
    await develop.waitForOutput(/You can now view/)
    await page.goto(`${origin}/services/${SERVICE_FILE.slice("services/".length, -".yaml".length)}`)
    await waitForText("A first heading")
    assert.equal(await overlay().count(), 0)
  })

  test("keeps the last valid page and reports a mistake in terminal and browser", async () => {
    saveService(withHeading("A broken heading").slice(0, 400))
    await overlay().getByText(`content/${SERVICE_FILE}:`).first().waitFor()
    await develop!.waitForOutput(new RegExp(`^content/${SERVICE_FILE}:\\d+:\\d+ `, "m"))
    await page.reload()
    await waitForText("A first heading")
    await overlay().getByText(`content/${SERVICE_FILE}:`).first().waitFor()
    saveService(withHeading("A corrected heading"))
    await waitForText("A corrected heading")
    await overlay().waitFor({ state: "detached" })
  })

  test("runs only the queries of the open page after a change", async () => {
    // The last change is the correction of the previous test.
    await develop!.waitForOutput(/content\/ is valid again/)
    const [, queryCount] = await develop!.waitForOutput(/Writing page-data\.json .* (\d+)\/\d+ /)
    assert.equal(queryCount, "1")
  })

  test("marks hidden pages", async () => {
    assert.equal(await page.getByText("Hidden", { exact: true }).count(), 0)
    saveService(setFields(withHeading("A hidden heading"), { hidden: true }))
    await page.getByText("Hidden", { exact: true }).waitFor()
  })

  test("renders every block and layout on /___blocks", async () => {
    const ids = blockVariants(blockSchemas).map(({ name }) => `block-${name.replace(": ", "-")}`)
    await page.goto(`${origin}/___blocks`)
    // The examples contain headings and links too.
    const links = page.getByRole("region", { name: "Overview" }).locator('a[href^="?view=full#"]')
    await links.first().waitFor()
    assert.equal(await links.count(), ids.length)
    await links.last().click()
    const examples = page.locator("article[id^=block-]")
    await examples.last().waitFor()
    assert.deepEqual(await examples.evaluateAll(elements => elements.map(({ id }) => id)), ids)
    // Each example is its YAML, followed by the rendered block.
    assert.equal(
      await examples
        .filter({ has: page.locator("pre") })
        .locator("> :nth-child(2)")
        .count(),
      ids.length,
    )
    await page.getByRole("link", { name: "Phone", exact: true }).click()
    await page.frameLocator("iframe").locator("#block-hero").waitFor()
  })

  test("renders drawings again after a color change", async () => {
    await page.goto(origin)
    const drawing = page.locator("main img[src^='/drawings/']").first()
    const file = await drawing.getAttribute("src")
    const tokens = join(folder, "src/theme/tokens.ts")
    const tokensBefore = readFileSync(tokens, "utf8")
    const color = /text: "(#\w+)"/.exec(tokensBefore)![1]!
    writeFileSync(tokens, tokensBefore.replaceAll(color, "#123456"))
    await expect(drawing).not.toHaveAttribute("src", file!)
    const response = await fetch(`${origin}${await drawing.getAttribute("src")}`)
    expect(await response.text()).toContain("#123456")
    writeFileSync(tokens, tokensBefore)
    await expect(drawing).toHaveAttribute("src", file!)
  })

  test("returns results for every query of docs/graphql.md", async () => {
    const queries = readFileSync("docs/graphql.md", "utf8").matchAll(/^## (.*)$[^]*?^```graphql\n([^]*?)^```$/gm)
    let count = 0
    for (const [, heading, query] of queries) {
      const response = await fetch(`${origin}/___graphql`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ query }),
      })
      const { data, errors } = (await response.json()) as { data?: Record<string, unknown>; errors?: unknown }
      assert.equal(errors, undefined, heading)
      for (const result of Object.values(data ?? {})) assert.ok(result, heading)
      count += 1
    }
    assert.ok(count > 5)
  })
})
