import { cpSync, mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { build } from "esbuild"
import type { FormConfig } from "./config"
import { ensureDecap } from "./decap"
import { editorPolicy } from "./policy"

const html = (policy: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>Edit the content</title>
<style>
#sign-in { max-width: 40rem; margin: 4rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif }
#sign-in[hidden] { display: none }
#sign-in input { width: 100%; box-sizing: border-box; font: inherit }
dialog { position: fixed; inset: auto 1rem 1rem; z-index: 100000; box-sizing: border-box; max-height: 40vh; overflow: auto; border: 3px solid #b00020; font: 1rem/1.5 system-ui, sans-serif }
dialog h2 { font-weight: 700 }
dialog ul { padding-left: 1.25rem }
dialog > button { float: right; position: sticky; top: 0 }
dialog :empty { display: none }
dialog small { overflow-wrap: anywhere }
dialog li a { font-weight: 600; color: #b00020; text-decoration: underline }
button[title="Sync scrolling"] { display: none }
[role=menu] ul:has([aria-description]) { right: 0; left: auto; width: min(30rem, 40vw); max-height: 70vh; overflow: auto }
[role=menu] b { display: block; padding: 1rem 14px 0 }
[role=menuitem][aria-description] { display: block; min-width: 0; white-space: normal }
[role=menuitem][aria-description]::after { content: attr(aria-description) / ""; display: block; margin-top: .25rem; color: #5d626f; font-size: .8125rem; line-height: 1.4 }
#removed:not(:empty) { position: fixed; inset: auto auto 1rem 1rem; z-index: 99999; padding: .5rem 1rem; background: #313d3e; color: #fff; font: 1rem/1.5 system-ui, sans-serif }
dialog[open] + #removed { bottom: calc(40vh + 2rem) }
body:has(dialog[open]) [class*=-ControlPaneContainer] { padding-bottom: 45vh; scroll-padding-bottom: 45vh }
.item-bar { display: flex; gap: 4px; align-items: center; padding: 4px; border-radius: 5px 5px 0 0; background: #dfdfe3 }
.item-bar > button, .settings { min-width: 28px; padding: 4px 8px; border: 1px solid #798291; border-radius: 5px; background: #fff; font: inherit; font-size: 14px; color: inherit; cursor: pointer }
.item-bar > [aria-disabled=true] { opacity: .4 }
.item-bar > div { flex: 1; cursor: move; text-align: center }
.settings { width: 100%; padding: 12px; text-align: left; font-weight: 600 }
div:has(> .settings) > :not(.settings), div:has(> .settings[aria-expanded=false]) ~ div { display: none }
.settings::before { content: "▸ " }
.settings[aria-expanded=true]::before { content: "▾ " }
@media (max-width: 800px) {
  [role=menu] ul:has([aria-description]) { width: min(30rem, 85vw) }
  body [class*=-EditorContainer] { display: flex; flex-direction: column; min-width: 0; padding-top: 0 }
  body [class*=-ToolbarContainer] { position: relative; flex: none; flex-wrap: wrap; min-width: 0; height: auto }
  body [class*=-ToolbarContainer] > * { height: auto }
  body [class*=-ToolbarSectionMain] { flex-basis: 100%; order: 1; min-height: 56px }
  body [class*="-Editor "] { flex: 1; min-height: 0; width: 100% }
  .Pane1 { width: 100% !important }
  .Pane2, .Resizer, body [class*=-ViewControls], body [class*=-AppHeaderSiteLink] { display: none }
}
body [class*=-ControlErrorsList] { text-transform: none }
#nc-root [aria-invalid] { outline: 3px solid #b00020 }
</style>
<form id="sign-in" hidden>
<h1>Sign in</h1>
<p>Paste a personal access token (GitHub: Settings, Developer settings, Fine-grained tokens) for this repository only, with <b>Contents</b> and <b>Pull requests</b>: read and write. It stays in this browser.</p>
<p><label>Token <input name="token" type="password" required autocomplete="off"></label></p>
<p><button>Sign in</button></p>
</form>
<dialog aria-labelledby="mistakes">
<button>Close</button>
<h2 id="mistakes"></h2>
<ul></ul>
<p></p>
<ul></ul>
</dialog>
<p id="removed" role="status"></p>
<script src="/admin/admin.js"></script>
<script src="/admin/decap/decap-cms.js"></script>
</html>
`

/**
 * Writes the static files of the web editor: page, script and Decap CMS.
 * @param folder - output folder, served at /admin
 */
export const writeAdmin = async (
  root: string,
  folder: string,
  { backend, site_url: siteUrl }: Pick<FormConfig, "backend" | "site_url">,
): Promise<void> => {
  mkdirSync(folder, { recursive: true })
  cpSync(ensureDecap(root), join(folder, "decap"), { recursive: true })
  writeFileSync(join(folder, "index.html"), html(editorPolicy(backend, siteUrl)))
  await build({
    entryPoints: [join(root, "editor/browser/admin.ts")],
    outfile: join(folder, "admin.js"),
    bundle: true,
    minify: true,
    target: "es2022",
    logLevel: "error",
  })
}
