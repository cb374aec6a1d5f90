import { join } from "node:path"
import type { Reporter } from "gatsby"
import { loadContent } from "../content/load"
import { validate } from "../content/validate"
import { formConfig } from "./config"
import { writeAdmin } from "./write"

interface SiteEditor {
  name: string
  url: string
  editor: { enabled: boolean; host: string; repository: string; branch: string; signIn?: string }
}

/**
 * Puts the editor at /admin/ of the built site where content/site.yaml switches it on.
 * @param root the project's folder
 */
export const publishEditor = async (root: string, reporter: Reporter): Promise<void> => {
  const { entries } = await validate(loadContent(root))
  const { name, url, editor } = entries.find(({ type }) => type === "SiteContent")!.data as unknown as SiteEditor
  if (!editor.enabled) return
  const { host, repository, branch, signIn } = editor
  const backend = { name: host, repo: repository, branch, ...(signIn && { base_url: signIn }) }
  await writeAdmin(root, join(root, "public/admin"), name, formConfig(entries, backend, url), null)
  reporter.info(`The editor is at ${url}/admin/ and writes to ${repository} (${branch}).`)
}
