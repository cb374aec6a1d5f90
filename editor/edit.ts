/**
 * `npm run edit`: serves the web editor for the local content, without an account. PORT sets the port (default: 8001).
 * Changes are validated and written to content/, with comments and order preserved. `gatsby develop` runs beside it.
 */
import { spawn } from "node:child_process"
import { join } from "node:path"
import { loadContent } from "#engine"
import { validate } from "#model"
import { createCmsConfig } from "./config"
import { serveEditor } from "./serve"
import { clearUnsavedChanges } from "./unsaved-changes"
import { writeAdmin } from "./write-admin"

/** Port of `develop`. */
const DEVELOP_PORT = 8000

/** Starts `develop`. If one runs already, Gatsby reports it and exits. */
const startDevelop = (root: string) => {
  const child = spawn(process.execPath, [join(root, "scripts/gatsby.mjs"), "develop", "-p", String(DEVELOP_PORT)], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    // With CI set, Gatsby exits if the port is taken, without a prompt.
    env: { ...process.env, CI: "1", GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: "1", NODE_ENV: "development" },
  })
  process.on("exit", () => child.kill())
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => process.exit())
}

const run = async () => {
  const root = process.cwd()
  const port = Number(process.env.PORT ?? 8001)
  const adminFolder = join(root, "node_modules/.cache/content-editor")
  const backend = { name: "proxy", proxy_url: "/admin/files" }
  const siteUrl = `http://localhost:${DEVELOP_PORT}`
  const createConfig = async () => {
    const { entries } = await validate(loadContent(root))
    return createCmsConfig(entries, backend, siteUrl)
  }
  await writeAdmin(root, adminFolder, { backend, site_url: siteUrl })
  clearUnsavedChanges(root)
  process.on("exit", () => clearUnsavedChanges(root))
  await serveEditor(root, adminFolder, port, createConfig)
  console.log(`Edit the content at http://localhost:${port}/admin/\nSaved changes are written to content/.`)
  startDevelop(root)
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
