/**
 * `npm run edit`: the content of this clone as forms in the browser, without an account. PORT chooses the port (8001).
 * What is saved is written to content/ at once and checked; comments and order stay. The pages are shown beside the
 * forms by `develop`, which this starts too, unless it is told --no-pages.
 */
import { spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { formConfig } from "./config"
import { serveEditor } from "./serve"
import { writeAdmin } from "./write"
import { loadContent } from "../content-engine"
import { validate } from "../../model"

/** Port of `npm run develop`, whose pages are shown beside the forms. */
const PAGES = 8000

/** Starts `develop`; where one runs on that port already, this one ends by itself and that one is used. */
const startPages = (root: string) => {
  const child = spawn(process.execPath, [join(root, "scripts/gatsby.mjs"), "develop", "-p", String(PAGES)], {
    cwd: root,
    stdio: "ignore",
    // In CI it gives up where the port is taken, and asks nobody.
    env: { ...process.env, CI: "1", GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: "1", NODE_ENV: "development" },
  })
  process.on("exit", () => child.kill())
}

const run = async () => {
  const root = process.cwd()
  const port = Number(process.env.PORT ?? 8001)
  const { entries } = await validate(loadContent(root))
  const site = entries.find(({ type }) => type === "SiteContent")?.data as { name: string; url: string } | undefined
  const admin = mkdtempSync(join(tmpdir(), "admin-"))
  process.on("exit", () => rmSync(admin, { recursive: true, force: true }))
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => process.exit())
  const config = formConfig(
    entries,
    { name: "proxy", proxy_url: "/admin/files", branch: "content" },
    site?.url ?? `http://localhost:${port}`,
  )
  await writeAdmin(root, admin, site?.name ?? "content", config, true)
  const pages = `http://localhost:${PAGES}`
  const tell = (problems: string) => {
    if (problems) console.error(problems)
  }
  await serveEditor({ root, admin, port, pages, tell })
  console.log(`Edit the content at http://localhost:${port}/admin/\nWhat you save is written to content/.`)
  if (process.argv.includes("--no-pages")) return
  startPages(root)
  console.log(`The pages beside the forms come from ${pages} in about a minute.`)
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
