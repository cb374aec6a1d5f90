import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { resolve, sep } from "node:path"
import { buildSync } from "esbuild"

/**
 * Gatsby takes these signs in the path of a project for patterns, or for parts of addresses and of code, and ends after
 * minutes with an error that does not say so.
 * @returns what is told of a folder in which it cannot build
 */
export const folderProblem = (folder = resolve()) => {
  const [sign] = /[()[\]{}#%'"`!*?|<>\\]/.exec(folder.split(sep).join("/")) ?? []
  return sign
    ? `Gatsby cannot build in a folder whose path has the sign ${sign} in it: ${folder}\nRename that folder, or move the project. Letters of any language, digits, spaces, hyphens and dots are fine.`
    : undefined
}

const CACHE = ".cache"
/** Says in which folder the cache was made, by which code, and whether what made it came to its end. */
const NOTE = `${CACHE}/made.json`

/** What makes the data of pages, wherever it lies: Gatsby keeps that, and sees no change behind `gatsby-node.ts`. */
const digestOfCode = () => {
  const { outputFiles } = buildSync({
    entryPoints: ["gatsby-config.ts", "gatsby-node.ts"],
    bundle: true,
    packages: "external",
    platform: "node",
    outdir: CACHE,
    write: false,
  })
  const hash = createHash("sha256")
  for (const { contents } of outputFiles) hash.update(contents)
  return hash.digest("hex")
}

/**
 * Sets aside a cache that holds paths of another folder, what other code has made, or the halves of a build that was
 * killed, and what that build left in public/.
 * @param command what is about to work with it
 * @returns to be called when it has come to its end
 */
export const cacheFor = command => {
  const folder = resolve()
  const code = digestOfCode()
  const note = existsSync(NOTE) ? JSON.parse(readFileSync(NOTE, "utf8")) : {}
  if (existsSync(CACHE)) {
    const isMoved = note.folder !== undefined && note.folder !== folder
    const isOther = note.isWhole && note.code !== code
    const left = isMoved || isOther ? [CACHE] : note.isWhole ? [] : [CACHE, "public"]
    if (isOther && !isMoved) console.log("The code that makes the data of pages has changed: everything is built anew.")
    else if (isMoved) console.log(`.cache/ was made in ${note.folder}: it is left out, and everything is built anew.`)
    else if (left.length > 0) console.log("The last build did not come to its end: everything is built anew.")
    for (const name of left) rmSync(name, { recursive: true, force: true })
  }
  const write = isWhole => {
    mkdirSync(CACHE, { recursive: true })
    writeFileSync(NOTE, JSON.stringify({ folder, code, isWhole }))
  }
  // `develop` is ended by being stopped.
  write(command !== "build")
  return () => write(true)
}
