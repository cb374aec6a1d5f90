import { createHash } from "node:crypto"
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { basename, dirname, join, relative } from "node:path"
import { minify } from "terser"
import { build, type BuildOptions, type Metafile, type OutputFile } from "esbuild"
import { atMark, atTouch, inHead, inNeed, onEveryPage, withAnnouncement } from "../src/browser/behaviours"

/** Everything that runs in a visitor's browser: three ways in (docs/decisions.md). */
export interface BrowserScripts {
  /** Text of the script in `<head>`. */
  head: string
  /** Address of the module of every page, which fetches whatever a page has marks of. */
  page: string
  /**
   * Addresses of the scripts of each island by its file, in the order in which they are run, its own last; empty in
   * `develop`, where islands are part of Gatsby's bundle.
   */
  islands: Record<string, string[]>
}

/** Folders of public/ with them, and their addresses. */
const [SCRIPTS, ISLANDS] = ["scripts", "islands"]

/** A file to publish. */
interface File {
  path: string
  contents: string | Uint8Array
}

const bundle = async (root: string, options: BuildOptions) => {
  const { outputFiles, metafile } = await build({
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: "esm",
    target: "es2022",
    absWorkingDir: root,
    outdir: SCRIPTS,
    define: { "process.env.NODE_ENV": '"production"', "process.env.GATSBY_LANGUAGE": '"en"' },
    logLevel: "silent",
    ...options,
  })
  return { files: outputFiles ?? [], outputs: metafile?.outputs ?? {} }
}

/**
 * esbuild puts scripts together, Terser makes them small: a tenth of what a reader downloads. Functions with parameters
 * stay functions: written where they are called they would take more.
 */
const small = async ({ path, text }: OutputFile): Promise<File> => {
  const { code = "" } = await minify(text, { module: true, ecma: 2020, compress: { passes: 3, inline: 1 } })
  return { path, contents: code }
}

/** An entry that is written here: it runs each of the scripts, of which none keeps another from it. */
const startAll = (root: string, scripts: readonly string[], more = ""): BuildOptions["stdin"] => ({
  resolveDir: join(root, "src/browser"),
  loader: "ts",
  contents: [
    ...scripts.map((script, index) => `import { start as start${index} } from "./${script}"`),
    ...scripts.map((_, index) => `queueMicrotask(start${index})`),
    more,
  ].join("\n"),
})

const islandFiles = (root: string): string[] =>
  readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
    .filter(file => file.endsWith(".island.tsx"))
    .map(file => join("src", file).replaceAll("\\", "/"))
    .sort()

/** A script after those that it imports, however deep. */
const withImports = (file: string, outputs: Metafile["outputs"]): string[] => [
  ...new Set([
    ...(outputs[file]?.imports ?? [])
      .filter(({ kind }) => kind === "import-statement")
      .flatMap(({ path }) => withImports(path, outputs)),
    file,
  ]),
]

/** Islands share what they need of React. */
const bundleIslands = async (root: string) => {
  const islands = islandFiles(root)
  const { files, outputs } = await bundle(root, {
    outdir: ISLANDS,
    entryPoints: islands.map(file => ({ in: `island:${file}`, out: basename(file, ".island.tsx") })),
    entryNames: "[name]-[hash]",
    chunkNames: "shared-[hash]",
    splitting: true,
    jsx: "automatic",
    legalComments: "linked",
    alias: { gatsby: join(root, "src/browser/islands/gatsby.tsx") },
    plugins: [
      {
        name: "islands",
        setup: ({ onResolve, onLoad }) => {
          onResolve({ filter: /^island:/ }, ({ path }) => ({ path: path.slice("island:".length), namespace: "island" }))
          onLoad({ filter: /.*/, namespace: "island" }, ({ path }) => ({
            resolveDir: root,
            contents: `import * as features from "./${path}"
              import { hydrate } from "./src/browser/islands/hydrate"
              export const start = hydrate(features)`,
          }))
        },
      },
    ],
  })
  const published = files.map(async file => (file.path.endsWith(".js") ? small(file) : file))
  const addressesOf = (island: string) => {
    const [file = ""] = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === `island:${island}`) ?? []
    return withImports(file, outputs).map(path => `/${path}`)
  }
  return {
    files: await Promise.all(published),
    islands: Object.fromEntries(islands.map(island => [island, addressesOf(island)])),
  }
}

/**
 * The module of every page, and what it fetches by name: each a file of its own, since no page has many. All of their
 * names end alike, in what tells this build from another, so that the module need not know them.
 */
const bundleNamed = async (root: string) => {
  const named = Object.entries({ ...atMark, ...atTouch, ...inNeed })
  const bundles = await Promise.all([
    bundle(root, {
      stdin: startAll(root, onEveryPage, `import { bringAll } from "./bring"\nawait bringAll()`),
      entryNames: "site",
    }),
    bundle(root, {
      entryPoints: named.map(([out, script]) => ({ in: `./src/browser/${script}`, out })),
      jsx: "automatic",
    }),
  ])
  const files = await Promise.all(bundles.flatMap(({ files }) => files.map(file => small(file))))
  const hash = createHash("sha256")
  for (const { contents } of files) hash.update(contents)
  const end = `-${hash.digest("hex").slice(0, 8)}.js`
  return {
    files: files.map(file => ({ ...file, path: file.path.replace(/\.js$/, end) })),
    page: `/${SCRIPTS}/site${end}`,
  }
}

const publish = (root: string, files: File[]) => {
  for (const folder of [SCRIPTS, ISLANDS]) rmSync(join(root, "public", folder), { recursive: true, force: true })
  for (const { path, contents } of files) {
    const target = join(root, "public", relative(root, path))
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, contents)
  }
}

/**
 * Bundles the script of the head, and publishes the others. Pages name them, so this comes before they are rendered.
 * @param announces whether the site has announcements
 * @throws if a script cannot be bundled
 */
export const bundleScripts = async (
  root: string,
  isProduction: boolean,
  announces: boolean,
): Promise<BrowserScripts> => {
  const scripts = announces ? [...inHead, withAnnouncement] : inHead
  const [head, named, { files, islands }] = await Promise.all([
    bundle(root, { stdin: startAll(root, scripts), format: "iife" }),
    bundleNamed(root),
    isProduction ? bundleIslands(root) : { files: [], islands: {} },
  ])
  publish(root, [...files, ...named.files])
  const { contents } = await small(head.files[0]!)
  return { head: String(contents), page: named.page, islands }
}
