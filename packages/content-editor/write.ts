import { spawn } from "node:child_process"
import { cpSync, mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { build } from "esbuild"
import type { FormConfig } from "./config"
import { ensureDecap } from "./decap"
import { type Drawn, type FormField, LIST } from "./fields"
import { editorPolicy } from "./policy"
import type { Thumbnails } from "./thumbnails"

const html = (name: string, policy: string | undefined) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
${policy ? `<meta http-equiv="Content-Security-Policy" content="${policy}">` : ""}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>Edit ${name}</title>
<style>
#state { position: fixed; inset: auto 0 0; z-index: 1000; display: flex; align-items: start; gap: 1rem; padding: .5rem 1rem; color: white; background: #222; font: .875rem/1.5 system-ui, sans-serif }
#state[hidden], #sign-in[hidden] { display: none }
body:has(#state:not([hidden])) :is(#nc-root, [class*=ControlPaneContainer]) { padding-bottom: 4rem }
body:has(#problems[open]:not([hidden])) :is(#nc-root, [class*=ControlPaneContainer]) { padding-bottom: 45vh }
#problems { flex: 1; min-width: 0 }
#problems pre { max-height: 35vh; margin: .5rem 0 0; overflow: auto; white-space: pre-wrap }
[class*=ControlContainer]:has(> [data-problem]) > [class*=Topbar] [class*=ErrorsList] { display: none }
[data-problem] { margin: .25rem 0 0; color: #8a1c00; font: 600 .8125rem/1.4 system-ui, sans-serif }
[data-problem=warning] { color: #6b4d00 }
#left { margin: 0; color: inherit }
#undo { margin-left: auto; font: inherit }
#sign-in { max-width: 40rem; margin: 4rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif }
#sign-in input { width: 100%; box-sizing: border-box; font: inherit }
</style>
<div id="state" role="status" hidden>
<details id="problems" open hidden><summary></summary><pre></pre></details>
<p id="left" hidden>Not saved when its window was closed: <span></span> <button type="button" value="true">Save it</button> <button type="button" value="false">Drop it</button></p>
<button id="undo" type="button" hidden>Undo the last save</button>
</div>
<form id="sign-in" hidden>
<h1>Sign in</h1>
<p>Paste a token of your own: on GitHub, Settings, Developer settings, Fine-grained tokens; for this repository alone, with <b>Contents</b> and <b>Pull requests</b>: read and write. It stays in this browser.</p>
<p><label>Token <input name="token" type="password" required autocomplete="off"></label></p>
<p><button>Sign in</button></p>
</form>
<script src="/admin/manual.js"></script>
<script src="/admin/decap/decap-cms.js"></script>
<script src="/admin/admin.js"></script>
</html>
`

/** The words of choices that name drawings, by the choice. */
const drawingsIn = (fields: readonly FormField[]): [Drawn, string[]][] =>
  fields.flatMap(({ drawings, options = [], field, fields: inner = [] }) => [
    ...(drawings ? [[drawings, options.map(({ value }) => value)] as [Drawn, string[]]] : []),
    ...drawingsIn(field ? [field, ...inner] : inner),
  ])

/** @throws if they cannot be drawn */
const writeThumbnails = async (root: string, folder: string, { collections }: FormConfig) => {
  mkdirSync(folder, { recursive: true })
  const fields = collections.flatMap(({ fields: own = [], files = [] }) => [own, ...files.map(file => file.fields)])
  const child = spawn(process.execPath, ["--import", "tsx", "packages/content-editor/thumbnails.tsx"], {
    cwd: root,
    stdio: ["pipe", "ignore", "inherit"],
  })
  child.stdin.end(
    JSON.stringify({ folder, wanted: Object.fromEntries(drawingsIn(fields.flat())) } satisfies Thumbnails),
  )
  const code = await new Promise(resolve => child.on("close", resolve))
  if (code !== 0) throw new Error("The drawings of the editor could not be drawn.")
}

/**
 * Writes the editor as static files: page, script, forms, and Decap CMS.
 * @param folder where /admin is served from
 * @param local whether the server of a clone stands behind it (serve.ts), and not a host of repositories
 */
export const writeAdmin = async (
  root: string,
  folder: string,
  name: string,
  config: FormConfig,
  local: boolean,
): Promise<void> => {
  mkdirSync(folder, { recursive: true })
  cpSync(ensureDecap(root), join(folder, "decap"), { recursive: true })
  const title = name.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
  // The server of a clone says its policy itself.
  const policy = local ? undefined : editorPolicy(config.backend)
  writeFileSync(join(folder, "index.html"), html(title, policy))
  // Decap begins when it is told to.
  writeFileSync(join(folder, "manual.js"), "window.CMS_MANUAL_INIT = true\n")
  writeFileSync(join(folder, "config.json"), JSON.stringify({ local, list: LIST, config }))
  const bundled = build({
    entryPoints: [join(root, "packages/content-editor/browser/page.ts")],
    outfile: join(folder, "admin.js"),
    bundle: true,
    minify: true,
    target: "es2022",
    logLevel: "error",
  })
  await Promise.all([bundled, writeThumbnails(root, join(folder, "drawings"), config)])
}
