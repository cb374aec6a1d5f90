import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { BuildError } from "./build-error"
import { FEED } from "../src/site/feed"

/** All files that a build writes by itself: for robots and hosts, the list of pages and the feed. */
const isOwn = (name: string): boolean =>
  ["_headers", "_redirects", "robots.txt", "manifest.webmanifest", "llms.txt", FEED.slice(1)].includes(name)

/**
 * Takes those of the build before away: the words of a page that is no more must not outlive it, and what is there at
 * the end of this build somebody else has written.
 * @param folder the published folder
 */
export const removeOwnFiles = (folder: string): void => {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    if (isOwn(name)) rmSync(join(folder, name), { force: true })
}

/**
 * Writes one of them.
 * @param name its path in the folder
 * @throws if somebody else has written it
 */
export const writeOwnFile = (folder: string, name: string, text: string): void => {
  const file = join(folder, name)
  if (existsSync(file))
    throw new BuildError(
      `public${join("/", name)} comes from a plugin of gatsby-config.ts or from static/, and the build writes one by itself. Take it out there, or give it another name.`,
    )
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
