import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { BuildError } from "./build-error"
import { FEED } from "../src/site/feed"

/** Files that plugins are used to write too, with the switch of site.yaml that leaves each to them. */
const SWITCHES = { "robots.txt": "robots", "manifest.webmanifest": "webManifest" } as const

/** What site.yaml says of them. */
export type OwnFiles = { [name in (typeof SWITCHES)[keyof typeof SWITCHES]]?: boolean | null } | null | undefined

const switchOf = (name: string) => (name in SWITCHES ? SWITCHES[name as keyof typeof SWITCHES] : undefined)

/** All files that a build writes by itself: those, what hosts read, the list of pages and the feed. */
const isOwn = (name: string): boolean =>
  switchOf(name) !== undefined || ["_headers", "_redirects", "llms.txt", FEED.slice(1)].includes(name)

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
 * Writes one of them, unless site.yaml leaves it to a plugin.
 * @param name its path in the folder
 * @throws if somebody else has written it, or a plugin was to write it and has not
 */
export const writeOwnFile = (folder: string, name: string, text: string, own?: OwnFiles): void => {
  const file = join(folder, name)
  const option = switchOf(name)
  const isLeft = option !== undefined && own?.[option] === false
  const line = `ownFiles: { ${option}: false }`
  if (isLeft && !existsSync(file))
    throw new BuildError(
      `content/site.yaml says "${line}", and no plugin of gatsby-config.ts has written public/${name}.`,
    )
  if (isLeft) return
  if (existsSync(file))
    throw new BuildError(
      `public${join("/", name)} comes from a plugin of gatsby-config.ts or from static/, and the build writes one by itself. ${
        option
          ? `Take it out there, or leave the file to it, in content/site.yaml: ${line}`
          : "Take it out there, or give it another name."
      }`,
    )
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
