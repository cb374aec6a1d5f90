import { existsSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/** Files that a build writes by itself and plugins write too, with the switch of site.yaml that leaves each to them. */
const SWITCHES = { "robots.txt": "robots", "manifest.webmanifest": "webManifest" } as const
type OwnFile = keyof typeof SWITCHES

/** What site.yaml says of them. */
export type OwnFiles = { [name in (typeof SWITCHES)[OwnFile]]?: boolean | null } | null | undefined

/**
 * Takes those of the build before away: what is there at the end of this one is written by a plugin.
 * @param folder the published folder
 */
export const removeOwnFiles = (folder: string): void => {
  for (const name of Object.keys(SWITCHES)) rmSync(join(folder, name), { force: true })
}

/**
 * Writes one of them, unless site.yaml leaves it to a plugin.
 * @throws if a plugin has written it, or was to write it and has not
 */
export const writeOwnFile = (folder: string, name: OwnFile, text: string, own: OwnFiles): void => {
  const file = join(folder, name)
  const isOwn = own?.[SWITCHES[name]] !== false
  const line = `ownFiles: { ${SWITCHES[name]}: false }`
  if (isOwn && existsSync(file))
    throw new Error(
      `public/${name} has been written by a plugin of gatsby-config.ts, and the build writes one by itself. Take the plugin out, or leave the file to it, in content/site.yaml: ${line}`,
    )
  if (!isOwn && !existsSync(file))
    throw new Error(`content/site.yaml says "${line}", and no plugin of gatsby-config.ts has written public/${name}.`)
  if (isOwn) writeFileSync(file, text)
}
