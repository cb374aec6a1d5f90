import { createHash } from "node:crypto"
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { basename, join } from "node:path"
import { build } from "esbuild"
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
import type { IslandName, ToolName } from "../src/islands/names"
import { checkedAttribute, formAttribute } from "../src/site/form-names"
import { searchAttribute } from "../src/search/names"
import { bundleIslands, ISLANDS } from "./island-scripts"
import { optionsFor, type Place } from "./script-options"

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
  [checkedAttribute]: "inline/checks.ts",
  [analyticsAttribute]: "inline/analytics.ts",
}

/** Folder of public/ with the scripts that pages fetch, and their addresses. */
const DEFERRED = "scripts"

/** esbuild puts a script together, Terser makes it small: a tenth of what a reader downloads. */
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
  // Functions with parameters stay functions: written where they are called they would take more.
  const compress = { passes: 3, inline: 1 }
  const { code } = await minify(outputFiles![0]!.text, { module: true, ecma: 2020, compress })
  return code!
}

/** Text of a script beside others: its names are its own. */
const textOf = async (...asked: Parameters<typeof bundled>): Promise<string> => `(()=>{${await bundled(...asked)}})()`

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url")

const addressOf = (name: string, text: string) => `/${DEFERRED}/${name}-${hashOf(text).slice(0, 8)}.js`

/** Text of a module that a page asks for by its address. */
export const bundleModule = bundled

/** The scripts written into pages. */
const bundleInline = async (place: Place, checks: string) => {
  const [head, announcement, ...marked] = await Promise.all([
    textOf(place, "inline/head.ts"),
    textOf(place, "inline/announcement.ts"),
    ...Object.entries(MARKED).map(async ([attribute, file]) => ({
      attribute,
      text: await textOf(place, file, { CHECKS_SCRIPT: JSON.stringify(place.pathPrefix + checks) }),
    })),
  ])
  return { head, announcement, marked }
}

/** The scripts that pages fetch: that of all of them, that of checked forms, and that of forms if one delivers. */
const publishFetched = async (place: Place, hasForms: boolean) => {
  const files = new Map<string, string>()
  const add = async (name: string, file: string, define?: Record<string, string>) => {
    const text = await bundled(place, file, define)
    const address = addressOf(name, text)
    files.set(basename(address), text)
    return address
  }
  const prefetch = await add("prefetch", "deferred/prefetch-script.ts")
  const deferred = await add("site", "deferred/index.ts", {
    PREFETCH_SCRIPT: JSON.stringify(place.pathPrefix + prefetch),
  })
  const checks = await add("checks", "deferred/checks/index.ts")
  const fetched = hasForms ? [{ attribute: formAttribute, address: await add("forms", "deferred/forms/index.ts") }] : []
  publish(place.root, DEFERRED, files)
  return { deferred, checks, fetched }
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
  const { deferred, checks, fetched } = await publishFetched(place, hasForms)
  const scripts = { ...(await bundleInline(place, checks)), deferred, fetched }
  if (!isProduction) return { ...scripts, islands: {} as BrowserScripts["islands"] }
  const { files, islands } = await bundleIslands(place)
  publish(place.root, ISLANDS, files)
  return { ...scripts, islands }
}
