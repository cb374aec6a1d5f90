import assert from "node:assert/strict"
import { type ChildProcess, spawn } from "node:child_process"
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { test } from "@playwright/test"
import { copyProject } from "../copy-project"
import { withFields } from "../with-fields"

/** Milliseconds; a slow machine compiles for minutes, and nothing here measures speed. */
const PATIENCE = 300_000
const PORT = Number(process.env.PORT ?? 8100)
const address = `http://127.0.0.1:${PORT}`
const SERVICE = `services/${readdirSync("content/services").sort()[0]!}`
const service = readFileSync(`content/${SERVICE}`, "utf8")
const heading = (title: string) => withFields(service, { "blocks.0.title": title })

let folder: string
let page: Page
let develop: ChildProcess
let shown = ""

const save = (text: string) => writeFileSync(join(folder, "content", SERVICE), text)
/** Waits until the terminal has shown something that it had not shown when the last such wait ended. */
const printed = async (what: RegExp) => {
  for (const begun = Date.now(); !what.test(shown); await new Promise(resolve => setTimeout(resolve, 100)))
    if (develop.exitCode !== null || Date.now() - begun > PATIENCE) throw new Error(`No ${String(what)} in:\n${shown}`)
  shown = shown.slice(shown.search(what) + 1)
}
const appears = (text: string) => page.locator("main").getByText(text).first().waitFor()
const bar = () => page.locator("content-problems details")

test.beforeAll(async ({ browser }) => {
  folder = copyProject()
  page = await browser.newPage()
  page.setDefaultTimeout(120_000)
})
test.afterAll(() => {
  // Gatsby starts further processes: all of the group.
  if (develop.pid && develop.exitCode === null) process.kill(-develop.pid)
  // It may still be writing when it is told to end.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
})

test.describe("develop", () => {
  test("tells what is wrong before it has anything to show, and goes on when that is mended", async () => {
    save(service.replace(/^name:/m, "nmae:"))
    develop = spawn("node_modules/.bin/gatsby", ["develop", "-p", String(PORT), "-H", "127.0.0.1"], {
      cwd: folder,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
      // Without CI Gatsby breaks lines to the width of a terminal; but in CI it would run all queries at once, where
      // editors have them run when a page is opened.
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
      stream.on("data", (data: Buffer) => (shown += data.toString()))
    await printed(new RegExp(`^content/${SERVICE}:\\d+:\\d+ nmae: There is no field "nmae" here`, "m"))
    await printed(/develop goes on as soon as this is mended/)
    save(heading("A first heading"))
    await printed(/You can now view/)
    await page.goto(`${address}/services/${SERVICE.slice("services/".length, -".yaml".length)}`)
    await appears("A first heading")
    assert.equal(await bar().count(), 0)
  })

  test("keeps the page while there is a mistake, says so in terminal and browser, and heals", async () => {
    save(heading("A broken heading").slice(0, 400))
    await bar().getByText(`content/${SERVICE}:`).first().waitFor()
    await printed(new RegExp(`^content/${SERVICE}:\\d+:\\d+ `, "m"))
    await page.reload()
    await appears("A first heading")
    await bar().getByText(`content/${SERVICE}:`).first().waitFor()
    save(heading("A healed heading"))
    await appears("A healed heading")
    await bar().waitFor({ state: "detached" })
  })

  test("marks a page that visitors find by its address alone", async () => {
    assert.equal(await page.getByText("Hidden", { exact: true }).count(), 0)
    save(withFields(heading("A hidden heading"), { hidden: true }))
    await page.getByText("Hidden", { exact: true }).waitFor()
  })

  test("answers every query of the guide, and what a query is to find is there", async () => {
    const queries = readFileSync("docs/graphql.md", "utf8").matchAll(/^## (.*)$[^]*?^```graphql\n([^]*?)^```$/gm)
    let asked = 0
    for (const [, heading, query] of queries) {
      const answer = await fetch(`${address}/___graphql`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ query }),
      })
      const { data, errors } = (await answer.json()) as { data?: Record<string, unknown>; errors?: unknown }
      assert.equal(errors, undefined, heading)
      for (const found of Object.values(data ?? {})) assert.ok(found, heading)
      asked += 1
    }
    assert.ok(asked > 5)
  })
})
