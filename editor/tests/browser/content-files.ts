import { existsSync, readdirSync } from "node:fs"
import { parse } from "node:path"

/** Returns the files of a folder that have a form; the folder may be missing. */
export const filesIn = (folder: string): string[] =>
  (existsSync(`content/${folder}`) ? readdirSync(`content/${folder}`).sort() : [])
    .filter(file => /\.(yaml|mdx)$/.test(file))
    .map(file => `${folder}/${file}`)

export const firstFileIn = (folder: string): string => filesIn(folder)[0] ?? ""

/** Returns whether the site lacks a file. */
export const isMissing = (file: string): boolean => !existsSync(`content/${file || "nowhere"}`)

export const nameOf = (file: string): string => parse(file).name

/** Returns the removed and added lines. */
export const diffLines = (original: string, updated: string): [removed: string[], added: string[]] => {
  const [before, after] = [original.split("\n"), updated.split("\n")]
  return [before.filter(line => !after.includes(line)), after.filter(line => !before.includes(line))]
}
