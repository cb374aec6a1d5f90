import { rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Node, Reporter } from "gatsby"
import { loadContent } from "#engine"
import { validate } from "#model"
import type { DataOf } from "#model/types/index"
import { createCmsConfig } from "./config"
import { writeAdmin } from "./write-admin"

/** Creates Decap's backend configuration. */
export const createBackend = ({
  host,
  repository,
  branch,
  signIn,
  appId,
}: DataOf<"SiteContent">["editor"]): Record<string, string> => ({
  name: host,
  repo: repository,
  branch,
  ...(signIn && { base_url: signIn }),
  // PKCE requires no client secret.
  ...(host === "gitlab" && appId && { auth_type: "pkce", app_id: appId }),
})

/**
 * Writes the web editor to /admin/ of the built site if content/site.yaml enables it.
 * @param root - project root
 * @param site - node of content/site.yaml
 */
export const publishEditor = async (root: string, site: Node, reporter: Reporter): Promise<void> => {
  const { url, editor } = site as Node & DataOf<"SiteContent">
  const folder = join(root, "public/admin")
  rmSync(folder, { recursive: true, force: true })
  if (!editor.enabled) return
  const { entries } = await validate(loadContent(root))
  const config = createCmsConfig(entries, createBackend(editor), url)
  await writeAdmin(root, folder, config)
  writeFileSync(join(folder, "config.json"), JSON.stringify(config))
  reporter.info(`The editor is at ${url}/admin/ and writes to ${editor.repository} (${editor.branch}).`)
}
