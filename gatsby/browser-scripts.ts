import { createHash } from "node:crypto"
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { basename, join } from "node:path"
import { build, type BuildOptions, type Metafile } from "esbuild"
import { leadAttribute } from "../src/inline/fill-lead"
import { filterAttribute } from "../src/inline/filter-address"
import { casesAttribute } from "../src/inline/filter-cases"
import { todayAttribute } from "../src/inline/fill-today"
import { replyAttribute } from "../src/inline/show-reply"
import { analyticsAttribute } from "../src/inline/count-visit"
import { shareAttribute } from "../src/inline/share-page"
import { topicsAttribute } from "../src/inline/show-topics"
import { nearestAttribute } from "../src/inline/suggest-pages"
import { speculationRules } from "../src/inline/speculation-rules"
import { type IslandName, type ToolName, TOOLS } from "../src/islands/names"
import { searchAttribute } from "../src/search/names"
import { pageTheme, readyTheme, unusedStatics } from "./page-theme"

/** Everything that runs in a visitor's browser. */
export interface BrowserScripts {
  /** Text of the script in `<head>`. */
  head: string
  /** Text of the script behind an announcement. */
  announcement: string
  /**
   * Texts of those at the end of `<body>` of pages with what they answer, each with the attribute that it is known by.
   */
  marked: { attribute: string; text: string }[]
  /** Address of the one that every page fetches. */
  deferred: string
  /** Address of the one that pages with a form that delivers fetch; none if no form does. */
  forms?: string
  /** Text of the rules by which a browser prepares the next page. */
  speculationRules: string
  /**
   * Addresses of the scripts of each island and tool in the order in which they are run, its own last; empty in
   * `develop`, where features are part of Gatsby's bundle.
   */
  islands: Record<IslandName | ToolName, string[]>
}

/** Scripts that some pages have, by the attribute of what they answer. */
const MARKED: Record<string, string> = {
  [todayAttribute]: "inline/today.ts",
  [leadAttribute]: "inline/lead.ts",
  [topicsAttribute]: "inline/topics.ts",
  [shareAttribute]: "inline/share.ts",
  [nearestAttribute]: "inline/not-found.ts",
  [searchAttribute]: "inline/search.ts",
  [casesAttribute]: "inline/cases.ts",
  [filterAttribute]: "inline/filter.ts",
  [replyAttribute]: "inline/reply.ts",
  [analyticsAttribute]: "inline/analytics.ts",
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

const textOf = async (root: string, file: string): Promise<string> => {
  const { outputFiles } = await build({ ...browsers, entryPoints: [join(root, "src", file)], format: "iife" })
  return outputFiles![0]!.text.trim()
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url")

const addressOf = (name: string, text: string) => `/${DEFERRED}/${name}-${hashOf(text).slice(0, 8)}.js`
/** Text of a module that a page asks for by its address. */
export const bundleModule = async (root: string, file: string): Promise<string> => {
  const { outputFiles } = await build({ ...browsers, entryPoints: [join(root, "src", file)], format: "esm" })
  return outputFiles![0]!.text
}

/** The scripts written into pages, and the one that they fetch, with its address. */
const bundleForAll = async (root: string) => {
  const [head, announcement, text, ...marked] = await Promise.all([
    textOf(root, "inline/head.ts"),
    textOf(root, "inline/announcement.ts"),
    textOf(root, "deferred/index.ts"),
    ...Object.entries(MARKED).map(async ([attribute, file]) => ({ attribute, text: await textOf(root, file) })),
  ])
  return { text, scripts: { head, announcement, marked, speculationRules, deferred: addressOf("site", text) } }
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

interface Bundled {
  files: [name: string, contents: Uint8Array][]
  /** Addresses of the scripts of each feature, in their order. */
  addresses: [name: string, scripts: string[]][]
}

/**
 * Bundles the scripts of features; what several of them need is a file that they share.
 * @param names their folders in src/features/
 * @param apart modules that are files of their own, by their names
 */
const bundleFeatures = async (
  root: string,
  names: readonly string[],
  apart: Record<string, string> = {},
): Promise<Bundled> => {
  const features = join(root, "src/features")
  const { outputFiles, metafile } = await build({
    ...browsers,
    absWorkingDir: root,
    entryPoints: {
      ...apart,
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
    plugins: [readyTheme(root), unusedStatics],
  })
  const addressesOf = (name: string) => {
    const [file] = Object.entries(metafile.outputs).find(
      ([, { entryPoint }]) => entryPoint === `src/features/${name}/script.ts`,
    )!
    return withImports(file, metafile.outputs).map(path => `/${path}`)
  }
  return {
    files: outputFiles!.map(({ path, contents }) => [basename(path), contents]),
    addresses: names.map(name => [name, addressesOf(name)]),
  }
}

const isTool = (name: string) => TOOLS.some(tool => tool === name)

/** Bundles islands and tools, each by themselves: what both need would else be many small files for either. */
const bundleIslands = async (root: string) => {
  const features = join(root, "src/features")
  const names = readdirSync(features).filter(name => readdirSync(join(features, name)).includes("script.ts"))
  const bundled = await Promise.all([
    // React is a file of its own, so that it runs in a task of its own.
    bundleFeatures(
      root,
      names.filter(name => !isTool(name)),
      { react: join(root, "src/islands/react.ts") },
    ),
    bundleFeatures(root, names.filter(isTool)),
  ])
  return {
    files: new Map(bundled.flatMap(({ files }) => files)),
    islands: Object.fromEntries(bundled.flatMap(({ addresses }) => addresses)) as BrowserScripts["islands"],
  }
}

const publish = (root: string, folder: string, files: Map<string, string | Uint8Array>) => {
  const target = join(root, "public", folder)
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  for (const [name, contents] of files) writeFileSync(join(target, name), contents)
}

/**
 * Bundles the inline scripts and publishes the one of all pages and, for production, the islands'. Pages name them, so
 * this comes before they are rendered.
 * @param root the project's folder
 * @param hasForms whether a form delivers: else its script is not published
 * @throws if a script cannot be bundled
 */
export const bundleScripts = async (
  root: string,
  isProduction: boolean,
  hasForms: boolean,
): Promise<BrowserScripts> => {
  const { text, scripts: forAll } = await bundleForAll(root)
  const forms = hasForms ? await textOf(root, "deferred/forms/index.ts") : undefined
  const scripts = { ...forAll, ...(forms !== undefined && { forms: addressOf("forms", forms) }) }
  const fetched = new Map([[basename(scripts.deferred), text]])
  if (scripts.forms) fetched.set(basename(scripts.forms), forms ?? "")
  publish(root, DEFERRED, fetched)
  if (!isProduction) return { ...scripts, islands: {} as BrowserScripts["islands"] }
  const { files, islands } = await bundleIslands(root)
  publish(root, ISLANDS, files)
  return { ...scripts, islands }
}
