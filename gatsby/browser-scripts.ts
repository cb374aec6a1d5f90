import { createHash } from "node:crypto"
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { basename, join } from "node:path"
import { build, type BuildOptions, type Metafile } from "esbuild"
import { todayAttribute } from "../src/inline/fill-today"
import { topicsAttribute } from "../src/inline/show-topics"
import { speculationRules } from "../src/inline/speculation-rules"
import type { IslandName } from "../src/islands/names"
import { pageTheme, readyTheme } from "./page-theme"

/** Everything that runs in a visitor's browser. */
export interface BrowserScripts {
  /** Text of the script in `<head>`. */
  head: string
  /** Text of the script at the end of `<body>`. */
  body: string
  /** Texts of those that follow in pages with what they answer, each with the attribute that it is known by. */
  marked: { attribute: string; text: string }[]
  /** Text of that which follows in pages with islands. */
  loader: string
  /** Text of the rules by which a browser prepares the next page. */
  speculationRules: string
  /**
   * Addresses of each island's scripts in the order in which they are run, its own last; empty in `develop`, where
   * features are part of Gatsby's bundle.
   */
  islands: Record<IslandName, string[]>
}

/** Scripts that some pages have, by the attribute of what they answer. */
const MARKED: Record<string, string> = {
  [todayAttribute]: "inline/today.ts",
  [topicsAttribute]: "inline/topics.ts",
}

/** Folders of public/ with scripts, and their addresses. */
const ISLANDS = "islands"
const DEFERRED = "scripts"

const browsers: BuildOptions = {
  bundle: true,
  write: false,
  minify: true,
  target: "es2022",
  platform: "browser",
  define: { "process.env.NODE_ENV": '"production"' },
  logLevel: "silent",
}

const textOf = async (root: string, file: string, define?: Record<string, string>): Promise<string> => {
  const options = { ...browsers, define: { ...browsers.define, ...define } }
  const { outputFiles } = await build({ ...options, entryPoints: [join(root, "src", file)], format: "iife" })
  return outputFiles![0]!.text.trim()
}

const hashOf = (text: string, algorithm: "base64" | "base64url") => createHash("sha256").update(text).digest(algorithm)

/** The scripts written into pages, and the one that follows them, with its address. */
const bundleInline = async (root: string) => {
  const deferred = await textOf(root, "deferred/index.ts")
  const address = `/${DEFERRED}/site-${hashOf(deferred, "base64url").slice(0, 8)}.js`
  const [head, body, loader, ...marked] = await Promise.all([
    textOf(root, "inline/head.ts"),
    textOf(root, "inline/body.ts", { DEFERRED_SCRIPT: JSON.stringify(address) }),
    textOf(root, "inline/islands.ts"),
    ...Object.entries(MARKED).map(async ([attribute, file]) => ({ attribute, text: await textOf(root, file) })),
  ])
  return { deferred: { address, text: deferred }, inline: { head, body, marked, loader, speculationRules } }
}

/** A script after those that it imports, however deep. */
const withImports = (file: string, outputs: Metafile["outputs"]): string[] => [
  ...new Set([
    ...(outputs[file]?.imports ?? [])
      .filter(({ kind }) => kind === "import-statement")
      .flatMap(({ path }) => withImports(path, outputs)),
    file,
  ]),
]

/** Bundles each feature that has a script; what several of them need is a file that they share. */
const bundleIslands = async (
  root: string,
): Promise<{ files: Map<string, Uint8Array>; islands: BrowserScripts["islands"] }> => {
  const features = join(root, "src/features")
  const names = readdirSync(features).filter(name => readdirSync(join(features, name)).includes("script.ts"))
  const { outputFiles, metafile } = await build({
    ...browsers,
    absWorkingDir: root,
    entryPoints: {
      // A file of its own, so that it runs in a task of its own.
      react: join(root, "src/islands/react.ts"),
      ...Object.fromEntries(names.map(name => [name, join(features, name, "script.ts")])),
    },
    outdir: ISLANDS,
    entryNames: "[name]-[hash]",
    chunkNames: "shared-[hash]",
    format: "esm",
    splitting: true,
    jsx: "automatic",
    metafile: true,
    legalComments: "linked",
    alias: { gatsby: join(root, "src/islands/gatsby.tsx") },
    define: { ...browsers.define, PAGE_THEME: pageTheme() },
    plugins: [readyTheme(root)],
  })
  const addressOf = (name: string) => {
    const [file] = Object.entries(metafile.outputs).find(
      ([, { entryPoint }]) => entryPoint === `src/features/${name}/script.ts`,
    )!
    return withImports(file, metafile.outputs).map(path => `/${path}`)
  }
  return {
    files: new Map(outputFiles!.map(({ path, contents }) => [basename(path), contents])),
    islands: Object.fromEntries(names.map(name => [name, addressOf(name)])) as BrowserScripts["islands"],
  }
}

const publish = (root: string, folder: string, files: Map<string, string | Uint8Array>) => {
  const target = join(root, "public", folder)
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  for (const [name, contents] of files) writeFileSync(join(target, name), contents)
}

/**
 * Bundles the inline scripts and publishes the deferred one and, for production, the islands'. Pages name them, so this
 * comes before they are rendered.
 * @param root the project's folder
 * @throws if a script cannot be bundled
 */
export const bundleScripts = async (root: string, isProduction: boolean): Promise<BrowserScripts> => {
  const { deferred, inline } = await bundleInline(root)
  publish(root, DEFERRED, new Map([[basename(deferred.address), deferred.text]]))
  if (!isProduction) return { ...inline, islands: {} as BrowserScripts["islands"] }
  const { files, islands } = await bundleIslands(root)
  publish(root, ISLANDS, files)
  return { ...inline, islands }
}

/**
 * What a content security policy must name, so that the browser runs the scripts written into pages: `'sha256-...'`
 * each.
 */
export const inlineScriptHashes = ({ head, body, marked, loader, speculationRules }: BrowserScripts): string[] =>
  [head, body, ...marked.map(({ text }) => text), loader, speculationRules].map(text => `'sha256-${hashOf(text, "base64")}'`)
