/**
 * `npm run edit`: the content of this clone as forms in the browser, without an account. PORT chooses the port (8001).
 * What is saved is written to content/ at once and checked; comments and order stay.
 */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { formConfig } from "../gatsby/admin/config"
import { serveEditor } from "../gatsby/admin/serve"
import { writeAdmin } from "../gatsby/admin/write"
import { loadContent } from "../gatsby/content/load"
import { formatIssues, validate } from "../gatsby/content/validate"

const run = async () => {
  const root = process.cwd()
  const port = Number(process.env.PORT ?? 8001)
  const { entries } = await validate(loadContent(root))
  const site = entries.find(({ type }) => type === "SiteContent")?.data as { name: string; url: string } | undefined
  const admin = mkdtempSync(join(tmpdir(), "admin-"))
  process.on("exit", () => rmSync(admin, { recursive: true, force: true }))
  process.on("SIGINT", () => process.exit())
  process.on("SIGTERM", () => process.exit())
  const config = formConfig(
    entries,
    { name: "proxy", proxy_url: "/admin/files", branch: "content" },
    site?.url ?? `http://localhost:${port}`,
  )
  await writeAdmin(root, admin, site?.name ?? "content", config, "/admin/check")
  const check = async () => {
    const { issues } = await validate(loadContent(root))
    const told = issues.length > 0 ? formatIssues(issues) : ""
    if (told) console.error(told)
    return told
  }
  await serveEditor({ root, admin, port, check })
  console.log(
    `Edit the content at http://localhost:${port}/admin/\nWhat you save is written to content/. Run npm run develop beside it to see the pages.`,
  )
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
