import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join, resolve, sep } from "node:path"
import lockfile from "proper-lockfile"

/** One for each folder: work trees of git may share their packages. A path itself may be too long for a name. */
const KEPT = `node_modules/.cache/gatsby-folder/${createHash("sha256").update(resolve()).digest("hex")}`
/** Names who holds the folder. */
const HOLDER = `${KEPT}/holder`
/** Milliseconds after which a holder that was killed is not waited for any more. */
const STALE = 10_000

const read = file => (existsSync(file) ? readFileSync(file, "utf8") : "")

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

/**
 * Waits until no other build and no `develop` works in this folder; they share .cache/ and public/. The folder is free
 * again when this process ends, however it ends.
 * @param command what is about to work there
 */
export const holdFolder = async command => {
  mkdirSync(KEPT, { recursive: true })
  const options = { lockfilePath: `${KEPT}/lock`, stale: STALE, update: STALE / 4 }
  let isTold = false
  for (;;) {
    try {
      await lockfile.lock(KEPT, options)
      break
    } catch (error) {
      if (error.code !== "ELOCKED") throw error
      const [other, process_] = read(HOLDER).split(" ")
      if (other === "develop") {
        console.error(`\`npm run develop\` works in this folder (process ${process_}): stop it first.`)
        process.exit(1)
      }
      if (!isTold) console.log(`Another build works in this folder (process ${process_}): this one waits for its end.`)
      isTold = true
      await new Promise(done => setTimeout(done, 500))
    }
  }
  writeFileSync(HOLDER, `${command} ${process.pid}`)
}

const CACHE = ".cache"
/** Says in which folder the cache was made, and whether what made it came to its end. */
const NOTE = `${CACHE}/made.json`

/** What makes the data of pages: Gatsby keeps that, and sees no change behind `gatsby-node.ts`. */
const CODE = ["gatsby", "model", "packages/content-engine", "src/theme"]

const digestOfCode = () => {
  const hash = createHash("sha256")
  for (const folder of CODE)
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
      if (entry.isFile()) hash.update(entry.name).update(readFileSync(join(entry.parentPath, entry.name)))
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
  const note = JSON.parse(read(NOTE) || "{}")
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
