import { readdirSync } from "node:fs"
import { basename, join } from "node:path"
import { build, type Metafile } from "esbuild"
import { type IslandName, type ToolName, TOOLS } from "../src/islands/names"
import { pageTheme, readyTheme, unusedStatics } from "./page-theme"
import { optionsFor, type Place } from "./script-options"

/** Folder of public/ with them, and their address. */
export const ISLANDS = "islands"

/**
 * Has V8 compile a whole script while it is fetched, beside the page's thread: React is one function of 205 kB, which
 * would else be read on that thread when it is run (docs/decisions/0037-islands.md).
 */
const EAGER = "//# allFunctionsCalledOnLoad"

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
 * Bundles the scripts of features, each as one file.
 * @param names their folders in src/features/
 * @param apart modules that are files of their own, by their names, and so is what several of these features need
 */
const bundleFeatures = async (
  place: Place,
  names: readonly string[],
  apart?: Record<string, string>,
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
    splitting: apart !== undefined,
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

/**
 * Bundles islands and tools, each by themselves: what both need would else be many small files for either.
 * @returns their files by name, and the addresses that each is brought to life by
 */
export const bundleIslands = async (place: Place) => {
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
    islands: Object.fromEntries(bundled.flatMap(({ addresses }) => addresses)) as Record<
      IslandName | ToolName,
      string[]
    >,
  }
}
