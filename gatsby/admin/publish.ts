import { join } from "node:path"
import type { Node, Reporter } from "gatsby"
import { loadContent } from "../content/load"
import type { DataOf } from "../content/types"
import { validate } from "../content/validate"
import { formConfig } from "./config"
import { writeAdmin } from "./write"

/**
 * Puts the editor at /admin/ of the built site where content/site.yaml switches it on.
 * @param root the project's folder
 * @param site the node of content/site.yaml
 */
export const publishEditor = async (root: string, site: Node, reporter: Reporter): Promise<void> => {
  const { name, url, editor } = site as Node & DataOf<"SiteContent">
  if (!editor.enabled) return
  const { entries } = await validate(loadContent(root))
  const { host, repository, branch, signIn } = editor
  const backend = { name: host, repo: repository, branch, ...(signIn && { base_url: signIn }) }
  await writeAdmin(root, join(root, "public/admin"), name, formConfig(entries, backend, url), null)
  reporter.info(`The editor is at ${url}/admin/ and writes to ${repository} (${branch}).`)
}
