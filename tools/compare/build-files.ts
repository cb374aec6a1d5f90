import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { settled, withoutHash } from "./by-nature"
import { byName, type Difference, inOrder } from "./differences"

/** A folder that a build has written, and the addresses in it, compressed copies left out. */
export interface BuildFiles {
  folder: string
  addresses: Set<string>
}

export const readBuild = (folder: string): BuildFiles => ({
  folder,
  addresses: new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      .map(entry => join(entry.parentPath, entry.name).slice(folder.length).replaceAll("\\", "/"))
      .sort(),
  ),
})

/** The files of pages by the address that visitors see. A page is there as `x.html` and as `x/index.html`. */
export const pagesIn = ({ addresses }: BuildFiles): Map<string, string> =>
  new Map(
    [...addresses]
      .filter(file => file.endsWith(".html") && file !== "/404/index.html")
      .map(file => [file === "/404.html" ? file : file.replace(/(\/index)?\.html$/, "") || "/", file]),
  )

export const readFile = ({ folder }: BuildFiles, address: string): Buffer => readFileSync(join(folder, address))

export const readText = (build: BuildFiles, address: string): string => readFile(build, address).toString()

/** How many bytes of a file travel: those of its compressed copy, if it has one. */
export const weightOf = ({ folder }: BuildFiles, address: string): number =>
  statSync(existsSync(join(folder, `${address}.br`)) ? join(folder, `${address}.br`) : join(folder, address)).size

/** Tells contents apart. */
export const digestOf = (...contents: (string | Buffer)[]): string =>
  contents.reduce((hash, content) => hash.update(content), createHash("sha256")).digest("hex")

const READ_BY_LINES = /\.(txt|xml|md|json|webmanifest|svg)$|\/[^.]+$/

const linesOf = (build: BuildFiles, place: string) =>
  settled(readText(build, place))
    .split("\n")
    .map(value => ({ place, value }))

/** Files that keep their names and are no pages: feeds, Markdown, icons, downloads, rules for hosts. */
export const compareFiles = (before: BuildFiles, after: BuildFiles): Difference[] => {
  const filesOf = (build: BuildFiles) =>
    [...build.addresses]
      .filter(address => !address.endsWith(".html") && withoutHash(address) === address)
      .map(place => ({ place, value: digestOf(readFile(build, place)).slice(0, 12) }))
  return byName("files", filesOf(before), filesOf(after)).flatMap(one =>
    one.before && one.after && READ_BY_LINES.test(one.place)
      ? inOrder("files", linesOf(before, one.place), linesOf(after, one.place))
      : one,
  )
}
