import { rmSync } from "node:fs"
import { basename } from "node:path"
import { build, type BuildOptions, type Plugin } from "esbuild"

type ScriptUrls = Record<string, `/scripts/${string}`>

/** Everything that runs in a visitor's browser (docs/decisions.md). */
export interface BrowserScripts {
  /** Text of the script in `<head>`. */
  head: string
  /** Address of the module of every page, which fetches whatever a page has marks of. */
  page: string
  /** Addresses of the scripts of the islands, by their names. */
  islands: ScriptUrls
}

/** Parts of Material UI's buttons that the theme switches off: 4 of the 105 kB of an island. */
const UNUSED_MUI_MODULES = /@mui.material.(ButtonBase.TouchRipple|CircularProgress.CircularProgress)\.mjs$/

/** Ground rules of a page, which stand in it: 1 kB of an island. */
const BASELINE_MODULE = /theme.components.baseline\.ts$/

const stubUnusedModules: Plugin = {
  name: "without what no island shows",
  setup: ({ onLoad }) => {
    onLoad({ filter: UNUSED_MUI_MODULES }, () => ({ contents: "export default () => null" }))
    onLoad({ filter: BASELINE_MODULE }, () => ({ contents: "export const baseline = {}" }))
  },
}

const options = {
  bundle: true,
  minify: true,
  target: "es2022",
  define: { "process.env.NODE_ENV": '"production"', "process.env.GATSBY_LANGUAGE": '"en"' },
  logLevel: "silent",
} satisfies BuildOptions

/** Where they are published, as /scripts. */
const FOLDER = "public/scripts"

/** Publishes scripts and what they share or fetch. Returns the addresses of the scripts by their names. */
const buildModules = async (entry: string, more: BuildOptions): Promise<ScriptUrls> => {
  const { metafile } = await build({
    ...options,
    ...more,
    entryPoints: [entry],
    format: "esm",
    splitting: true,
    metafile: true,
    outdir: FOLDER,
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
  })
  const addresses: ScriptUrls = {}
  for (const [file, { entryPoint }] of Object.entries(metafile.outputs))
    if (entryPoint) addresses[basename(entryPoint).replace(/\..*$/, "")] = `/scripts/${basename(file)}`
  return addresses
}

/**
 * Bundles the script of the head, and publishes the others. Pages name them, so this comes before they are rendered.
 * @param announces whether the site has announcements
 * @throws if a script cannot be bundled
 */
export const bundleScripts = async (hasAnnouncement: boolean): Promise<BrowserScripts> => {
  rmSync(FOLDER, { recursive: true, force: true })
  const define = { ...options.define, "process.env.ANNOUNCES": String(hasAnnouncement) }
  const [head, { main }, islands] = await Promise.all([
    // Without the project's settings, which would put "use strict" into every page.
    build({ ...options, entryPoints: ["src/browser/head.ts"], define, format: "iife", write: false, tsconfigRaw: {} }),
    buildModules("src/browser/main.ts", {}),
    // Apart: with React in it, the module of every page would come in two files.
    buildModules("src/**/*.hydrate.ts", {
      jsx: "automatic",
      legalComments: "linked",
      alias: { gatsby: "./src/browser/islands/gatsby.tsx" },
      plugins: [stubUnusedModules],
    }),
  ])
  return { head: head.outputFiles[0]!.text.trim(), page: main!, islands }
}
