import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs"
import { join } from "node:path"
import { BuildError } from "./build-error"

/**
 * What Gatsby writes for its router, and no page names: bundles, the pages' data, slices, its statistics. Pages are
 * documents (docs/decisions.md).
 */
const isOfGatsby = (name: string): boolean =>
  ["page-data", "_gatsby", "~partytown", "webpack.stats.json", "chunk-map.json"].includes(name) ||
  [".js", ".js.map", ".js.LICENSE.txt"].some(ending => name.endsWith(ending))

/** Where it is kept for the next build, which takes from there what has not changed. */
const keptIn = (root: string) => join(root, ".cache/withdrawn")

const pagesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(file => file.endsWith(".html"))

/**
 * Takes what no page uses out of public/, once everything is built.
 * @param root the project's folder
 * @throws if a page names something of it: its address would answer 404
 */
export const withdraw = (root: string): void => {
  const folder = join(root, "public")
  const kept = keptIn(root)
  const names = readdirSync(folder).filter(isOfGatsby)
  rmSync(kept, { recursive: true, force: true })
  mkdirSync(kept, { recursive: true })
  for (const page of pagesIn(folder)) {
    if (names.some(name => page.startsWith(name))) continue
    const html = readFileSync(join(folder, page), "utf8")
    const named = names.find(name => html.includes(`"/${name}`))
    if (named)
      throw new BuildError(`${page} names /${named}, which is not published: adapt onPreRenderHTML in gatsby-ssr.tsx.`)
  }
  for (const name of names) renameSync(join(folder, name), join(kept, name))
}

/**
 * Brings it back before the next build or `develop`.
 * @param root the project's folder
 */
export const restore = (root: string): void => {
  const kept = keptIn(root)
  if (!existsSync(kept)) return
  cpSync(kept, join(root, "public"), { recursive: true })
  rmSync(kept, { recursive: true })
}
