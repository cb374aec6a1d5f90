import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { BuildError } from "../build-error"
import { blockedIn, hasContentPolicy, withContentPolicy } from "./content-policy"
import { pageFiles } from "./page-files"

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))

/** A page that asks for what its policy blocks would be broken at every visit, and nobody told. */
const stopIfBlocked = (folder: string, files: string[], allowed: readonly string[]): void => {
  const pageOf = new Map<string, string>()
  for (const file of files)
    for (const origin of blockedIn(readFileSync(file, "utf8"), allowed))
      if (!pageOf.has(origin)) pageOf.set(origin, file.slice(folder.length))
  if (pageOf.size === 0) return
  const found = [...pageOf].map(([origin, file]) => `${origin} (in public${file})`).join(", ")
  const wanted = [...allowed, ...pageOf.keys()].map(origin => `\n    - ${origin}`).join("")
  throw new BuildError(
    `Pages load from other hosts, which their content policy blocks: ${found}. A plugin of gatsby-config.ts or an element of a page asks for it. Take it out, or allow it in content/site.yaml:\npolicy:\n  allow:${wanted}\nHosts that these ask in their turn have to be listed too.`,
  )
}

interface ToFinish {
  /** Addresses of all pages. */
  paths: string[]
  /** Other hosts that pages may load from, from site.yaml. */
  allowed: readonly string[]
  /** Files of pages that bring a policy of their own. */
  finished: string[]
}

/**
 * Writes each page with its policy, at the address that hosts answer without a redirect
 * (docs/decisions.md). May be run again over what it has made.
 * @param folder where the build is
 * @throws if a page loads from a host that is not among the allowed ones
 */
export const finishForHosts = (folder: string, { paths, allowed, finished }: ToFinish): void => {
  const pages = pageFiles(folder, paths)
  stopIfBlocked(
    folder,
    pages.map(({ gatsby }) => gatsby),
    allowed,
  )
  // Gatsby takes away what it wrote of a page that is no more; the copies are ours.
  const known = new Set([...finished, ...pages.flatMap(({ gatsby, host }) => [gatsby, host])])
  for (const file of filesIn(folder)) {
    const isCopy = file.endsWith(".html") && !known.has(file) && hasContentPolicy(readFileSync(file, "utf8"))
    if (isCopy) rmSync(file)
  }
  for (const { gatsby, host } of pages) {
    const page = withContentPolicy(readFileSync(gatsby, "utf8"), allowed)
    writeFileSync(gatsby, page)
    if (host === gatsby) continue
    mkdirSync(dirname(host), { recursive: true })
    writeFileSync(host, page)
  }
}
