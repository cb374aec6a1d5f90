/**
 * `npm run edit`: the content of this clone as forms in the browser, without an account. PORT chooses the port (8001).
 * What is saved is checked and written to content/; comments and order stay. `gatsby develop` runs beside it and shows
 * the pages.
 */
import { spawn } from "node:child_process"
import { join } from "node:path"
import { loadContent } from "#engine"
import { validate } from "#model"
import { createCmsConfig } from "./config"
import { serveEditor } from "./serve"
import { writeAdmin } from "./write"

/** Port of `develop`. */
const PAGES = 8000

/** Starts `develop`; where one runs already, this one says so and ends. */
const startPages = (root: string) => {
  const child = spawn(process.execPath, [join(root, "scripts/gatsby.mjs"), "develop", "-p", String(PAGES)], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    // In CI it gives up where the port is taken, and asks nobody.
    env: { ...process.env, CI: "1", GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: "1", NODE_ENV: "development" },
  })
  process.on("exit", () => child.kill())
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => process.exit())
}

const run = async () => {
  const root = process.cwd()
  const port = Number(process.env.PORT ?? 8001)
  const admin = join(root, "node_modules/.cache/content-editor")
  const { entries } = await validate(loadContent(root))
  const backend = { name: "proxy", proxy_url: "/admin/files" }
  await writeAdmin(root, admin, createCmsConfig(entries, backend, `http://localhost:${PAGES}`))
  await serveEditor(root, admin, port)
  console.log(`Edit the content at http://localhost:${port}/admin/\nWhat you save is written to content/.`)
  startPages(root)
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
