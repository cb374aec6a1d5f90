import { join } from "node:path"
import type { GatsbyNode } from "gatsby"
import { formConfig } from "./admin/config"
import { writeAdmin } from "./admin/write"
import { loadContent } from "./content/load"
import { validate } from "./content/validate"

interface SiteEditor {
  name: string
  url: string
  editor: { enabled: boolean; host: string; repository: string; branch: string; signIn?: string }
}

/** Puts the editor at /admin/ of the built site where content/site.yaml switches it on. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store, reporter }) => {
  // Gatsby types this as a plain function.
  const { program } = (store.getState as () => { program: { directory: string } })()
  const root = program.directory
  const { entries } = await validate(loadContent(root))
  const { name, url, editor } = entries.find(({ type }) => type === "SiteContent")!.data as unknown as SiteEditor
  if (!editor.enabled) return
  const { host, repository, branch, signIn } = editor
  const backend = { name: host, repo: repository, branch, ...(signIn && { base_url: signIn }) }
  await writeAdmin(root, join(root, "public/admin"), name, formConfig(entries, backend, url), null)
  reporter.info(`The editor is at ${url}/admin/ and writes to ${repository} (${branch}).`)
}
