import { cpSync, mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { build } from "esbuild"
import type { FormConfig } from "./config"
import { ensureDecap } from "./decap"
import { LIST } from "./fields"

const html = (name: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>Edit ${name}</title>
<style>
#problems { position: fixed; inset: auto 0 0; z-index: 1000; max-height: 40vh; overflow: auto; margin: 0; padding: 1rem; white-space: pre-wrap; color: white; background: darkred; font: 0.875rem/1.5 monospace }
</style>
<pre id="problems" role="status" hidden></pre>
<script>window.CMS_MANUAL_INIT = true</script>
<script src="decap/decap-cms.js"></script>
<script src="admin.js"></script>
</html>
`

/**
 * Writes the editor as static files: page, script, forms, and Decap CMS.
 * @param folder where /admin is served from
 * @param check address that tells what is wrong with the content, where there is one
 */
export const writeAdmin = async (
  root: string,
  folder: string,
  name: string,
  config: FormConfig,
  check: string | null,
): Promise<void> => {
  mkdirSync(folder, { recursive: true })
  cpSync(ensureDecap(root), join(folder, "decap"), { recursive: true })
  writeFileSync(join(folder, "index.html"), html(name.replaceAll("&", "&amp;").replaceAll("<", "&lt;")))
  writeFileSync(join(folder, "config.json"), JSON.stringify({ check, list: LIST, config }))
  await build({
    entryPoints: [join(root, "gatsby/admin/page.ts")],
    outfile: join(folder, "admin.js"),
    bundle: true,
    minify: true,
    target: "es2022",
    logLevel: "error",
  })
}
