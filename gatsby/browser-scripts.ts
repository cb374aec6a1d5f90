import { createHash } from "node:crypto"
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { basename, join } from "node:path"
import { build, type BuildOptions, type Metafile } from "esbuild"
import { minify } from "terser"
import { leadAttribute } from "../src/inline/fill-lead"
import { filterAttribute } from "../src/inline/filter-address"
import { casesAttribute } from "../src/inline/filter-cases"
import { todayAttribute } from "../src/inline/fill-today"
import { replyAttribute } from "../src/inline/show-reply"
import { analyticsAttribute } from "../src/inline/count-visit"
import { contentsMark } from "../src/inline/current-section"
import { shareAttribute } from "../src/inline/share-page"
import { topicsAttribute } from "../src/inline/show-topics"
import { nearestAttribute } from "../src/inline/suggest-pages"
import { speculationRules } from "../src/inline/speculation-rules"
import { type IslandName, type ToolName, TOOLS } from "../src/islands/names"
import { formAttribute } from "../src/site/form-names"
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
  /** Addresses of those that pages fetch with what they answer, each with the attribute that it is known by. */
  fetched: { attribute: string; address: string }[]
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
  [contentsMark]: "inline/contents.ts",
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

/** Where the project is, and where the site. */
export interface Place {
  root: string
  /** The path of its host below which it lives: empty where it has the host for itself (src/site/path-prefix.ts). */
  pathPrefix: string
}

const optionsFor = ({ pathPrefix }: Place): BuildOptions => ({
  bundle: true,
  write: false,
  minify: true,
  target: "es2022",
  platform: "browser",
  define: { "process.env.NODE_ENV": '"production"', PATH_PREFIX: JSON.stringify(pathPrefix) },
  logLevel: "silent",
})

/** esbuild puts a script together, Terser makes it small (docs/decisions/0089-terser-after-esbuild.md). */
const bundled = async (place: Place, file: string, define: Record<string, string> = {}): Promise<string> => {
  const options = optionsFor(place)
  const { outputFiles } = await build({
    ...options,
    define: { ...options.define, ...define },
    external: [`${place.pathPrefix}/${DEFERRED}/*`],
    entryPoints: [join(place.root, "src", file)],
    format: "esm",
    minify: false,
  })
  const { code } = await minify(outputFiles![0]!.text, { module: true, ecma: 2020, compress: { passes: 3 } })
  return code!
}

/**
 * Has V8 compile a whole script while it is fetched, beside the page's thread: React is one function of 205 kB, which
 * would else be read on that thread when it is run (docs/decisions/0037-islands.md).
 */
const EAGER = "//# allFunctionsCalledOnLoad"

/** Text of a script beside others: its names are its own. */
const textOf = async (...asked: Parameters<typeof bundled>): Promise<string> => `(()=>{${await bundled(...asked)}})()`

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url")

const addressOf = (name: string, text: string) => `/${DEFERRED}/${name}-${hashOf(text).slice(0, 8)}.js`

/** Text of a module that a page asks for by its address. */
export const bundleModule = bundled

/** The scripts written into pages. */
const bundleInline = async (place: Place) => {
  const [head, announcement, ...marked] = await Promise.all([
    textOf(place, "inline/head.ts"),
    textOf(place, "inline/announcement.ts"),
    ...Object.entries(MARKED).map(async ([attribute, file]) => ({ attribute, text: await textOf(place, file) })),
  ])
  return { head, announcement, marked, speculationRules: speculationRules(place.pathPrefix) }
}

/** The scripts that pages fetch: that of all of them, and that of forms if one delivers. */
const publishFetched = async (place: Place, hasForms: boolean) => {
  const files = new Map<string, string>()
  const add = async (name: string, file: string, define?: Record<string, string>) => {
    const text = await textOf(place, file, define)
    const address = addressOf(name, text)
    files.set(basename(address), text)
    return address
  }
  const prefetch = await add("prefetch", "deferred/prefetch-script.ts")
  const deferred = await add("site", "deferred/index.ts", {
    PREFETCH_SCRIPT: JSON.stringify(place.pathPrefix + prefetch),
  })
  const fetched = hasForms ? [{ attribute: formAttribute, address: await add("forms", "deferred/forms/index.ts") }] : []
  publish(place.root, DEFERRED, files)
  return { deferred, fetched }
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
  place: Place,
  names: readonly string[],
  apart: Record<string, string> = {},
): Promise<Bundled> => {
  const { root } = place
  const features = join(root, "src/features")
  const options = optionsFor(place)
  const { outputFiles, metafile } = await build({
    ...options,
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
    banner: { js: EAGER },
    alias: { gatsby: join(root, "src/islands/gatsby.tsx") },
    define: { ...options.define, PAGE_THEME: pageTheme() },
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
const bundleIslands = async (place: Place) => {
  const { root } = place
  const features = join(root, "src/features")
  const names = readdirSync(features).filter(name => readdirSync(join(features, name)).includes("script.ts"))
  const bundled = await Promise.all([
    // React is a file of its own, so that it runs in a task of its own.
    bundleFeatures(
      place,
      names.filter(name => !isTool(name)),
      { react: join(root, "src/islands/react.ts") },
    ),
    bundleFeatures(place, names.filter(isTool)),
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
 * Bundles the inline scripts and publishes those that pages fetch and, for production, the islands'. Pages name them,
 * so this comes before they are rendered.
 * @param hasForms whether a form delivers: else its script is not published
 * @throws if a script cannot be bundled
 */
export const bundleScripts = async (
  place: Place,
  isProduction: boolean,
  hasForms: boolean,
): Promise<BrowserScripts> => {
  const scripts = { ...(await bundleInline(place)), ...(await publishFetched(place, hasForms)) }
  if (!isProduction) return { ...scripts, islands: {} as BrowserScripts["islands"] }
  const { files, islands } = await bundleIslands(place)
  publish(place.root, ISLANDS, files)
  return { ...scripts, islands }
}
