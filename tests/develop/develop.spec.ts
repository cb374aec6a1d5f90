import assert from "node:assert/strict"
import { type ChildProcess, spawn } from "node:child_process"
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { test } from "@playwright/test"
import { copyProject } from "../copy-project"
import { setFields } from "../set-fields"

/** Slow machines compile for minutes. */
const TIMEOUT_MS = 300_000
const PORT = Number(process.env.PORT ?? 8100)
const origin = `http://127.0.0.1:${PORT}`
const SERVICE = `services/${readdirSync("content/services").sort()[0]!}`
const service = readFileSync(`content/${SERVICE}`, "utf8")
const heading = (title: string) => setFields(service, { "blocks.0.title": title })

let folder: string
let page: Page
let develop: ChildProcess
let output = ""

const save = (text: string) => writeFileSync(join(folder, "content", SERVICE), text)
/** Waits for terminal output after the previous match. */
const waitForOutput = async (pattern: RegExp) => {
  for (const start = Date.now(); !pattern.test(output); await new Promise(resolve => setTimeout(resolve, 100)))
    if (develop.exitCode !== null || Date.now() - start > TIMEOUT_MS)
      throw new Error(`No ${String(pattern)} in:\n${output}`)
  output = output.slice(output.search(pattern) + 1)
}
const waitForText = (text: string) => page.locator("main").getByText(text).first().waitFor()
const overlay = () => page.locator("content-problems details")

test.beforeAll(async ({ browser }) => {
  folder = copyProject()
  page = await browser.newPage()
  page.setDefaultTimeout(120_000)
})
test.afterAll(() => {
  // Gatsby starts child processes: kill the group.
  if (develop.pid && develop.exitCode === null) process.kill(-develop.pid)
  // It may still write after the signal.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
})

test.describe("develop", () => {
  test("reports mistakes at the start and continues after the fix", async () => {
    save(service.replace(/^name:/m, "nmae:"))
    develop = spawn("node_modules/.bin/gatsby", ["develop", "-p", String(PORT), "-H", "127.0.0.1"], {
      cwd: folder,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
      // Without CI Gatsby wraps lines to the terminal's width. With CI it would run all queries at once, not on demand
      // as for editors.
      env: {
        ...process.env,
        CI: "1",
        GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: "1",
        FORCE_COLOR: "0",
        GATSBY_TELEMETRY_DISABLED: "1",
        NODE_ENV: "development",
      },
    })
    for (const stream of [develop.stdout!, develop.stderr!])
      stream.on("data", (data: Buffer) => (output += data.toString()))
    await waitForOutput(new RegExp(`^content/${SERVICE}:\\d+:\\d+ nmae: There is no field "nmae" here`, "m"))
    await waitForOutput(/develop continues when this is fixed/)
    save(heading("A first heading"))
    await waitForOutput(/You can now view/)
    await page.goto(`${origin}/services/${SERVICE.slice("services/".length, -".yaml".length)}`)
    await waitForText("A first heading")
    assert.equal(await overlay().count(), 0)
  })

  test("keeps the page during a mistake and reports it in terminal and browser", async () => {
    save(heading("A broken heading").slice(0, 400))
    await overlay().getByText(`content/${SERVICE}:`).first().waitFor()
    await waitForOutput(new RegExp(`^content/${SERVICE}:\\d+:\\d+ `, "m"))
    await page.reload()
    await waitForText("A first heading")
    await overlay().getByText(`content/${SERVICE}:`).first().waitFor()
    save(heading("A healed heading"))
    await waitForText("A healed heading")
    await overlay().waitFor({ state: "detached" })
  })

  test("marks hidden pages", async () => {
    assert.equal(await page.getByText("Hidden", { exact: true }).count(), 0)
    save(setFields(heading("A hidden heading"), { hidden: true }))
    await page.getByText("Hidden", { exact: true }).waitFor()
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
