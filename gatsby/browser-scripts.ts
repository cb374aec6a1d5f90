import { rmSync } from "node:fs"
import { basename } from "node:path"
import { build, type BuildOptions, type Plugin } from "esbuild"
import { behaviorModules } from "../src/browser/behavior-modules"

type ScriptUrls = Record<string, `/scripts/${string}`>

/** Client-side scripts (docs/decisions.md). */
export interface BrowserScripts {
  /** Code of the script in `<head>`. */
  head: string
  /** URL of main.ts, the module of every page, which loads behaviors. */
  page: string
  /** URLs of island scripts by name. */
  islands: ScriptUrls
}

/** Parts of Material UI's buttons that the theme disables: 4 of the 105 kB of an island. */
const UNUSED_MUI_MODULES = /@mui.material.(ButtonBase.TouchRipple|CircularProgress.CircularProgress)\.mjs$/

/** Material UI's baseline styles: pages have them inline, so islands omit them (1 kB). */
const BASELINE_MODULE = /theme.components.baseline\.ts$/

/** A dependency of Emotion's `withTheme`, which islands do not use (1 kB). */
const HOIST_STATICS = /hoist-non-react-statics/

const stubUnusedModules: Plugin = {
  name: "stub-unused-modules",
  setup: ({ onLoad }) => {
    for (const filter of [UNUSED_MUI_MODULES, HOIST_STATICS])
      onLoad({ filter }, () => ({ contents: "export default () => null" }))
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

/** Output folder, published as /scripts. */
const FOLDER = "public/scripts"

/**
 * Bundles ES modules with shared chunks.
 * @param entryPoints - paths or globs
 * @returns URLs of the entries by file name without extensions
 */
const buildModules = async (entryPoints: string[], extraOptions: BuildOptions): Promise<ScriptUrls> => {
  const { metafile } = await build({
    ...options,
    ...extraOptions,
    entryPoints,
    format: "esm",
    splitting: true,
    metafile: true,
    outdir: FOLDER,
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
  })
  const urls: ScriptUrls = {}
  for (const [file, { entryPoint }] of Object.entries(metafile.outputs))
    if (entryPoint) urls[basename(entryPoint).replace(/\..*$/, "")] = `/scripts/${basename(file)}`
  return urls
}

/** Bundles behaviors, then main.ts with their URLs. In one build, shared chunks would split main.ts. */
const bundleMain = async () => {
  const files = Object.values(behaviorModules).map(file => `src/browser/${file}.ts`)
  const urls = await buildModules(files, {})
  const urlsByName = Object.entries(behaviorModules).map(([name, file]) => [name, urls[basename(file)]])
  // A string: esbuild would move an object to a second file that every page loads.
  const BEHAVIOR_URLS = JSON.stringify(JSON.stringify(Object.fromEntries(urlsByName)))
  const { main } = await buildModules(["src/browser/main.ts"], { define: { ...options.define, BEHAVIOR_URLS } })
  return main!
}

/**
 * Bundles the head script and writes the others. Runs before pages are rendered, because they contain the URLs.
 * @param hasAnnouncement - adds announcement.ts to the head script
 * @throws {Error} if a script cannot be bundled
 */
export const bundleScripts = async (hasAnnouncement: boolean): Promise<BrowserScripts> => {
  rmSync(FOLDER, { recursive: true, force: true })
  const define = { ...options.define, "process.env.HAS_ANNOUNCEMENT": String(hasAnnouncement) }
  const [head, page, islands] = await Promise.all([
    // `tsconfigRaw`: the project's tsconfig would add "use strict" to the script in every page.
    build({ ...options, entryPoints: ["src/browser/head.ts"], define, format: "iife", write: false, tsconfigRaw: {} }),
    bundleMain(),
    buildModules(["src/**/*.hydrate.ts"], {
      jsx: "automatic",
      legalComments: "linked",
      alias: { gatsby: "./src/browser/islands/gatsby.tsx" },
      plugins: [stubUnusedModules],
    }),
  ])
  return { head: head.outputFiles[0]!.text.trim(), page, islands }
}
