/** `npm run build` and `npm run develop`: runs Gatsby; clears a cache that is outdated or incomplete. */
import { spawn } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, resolve } from "node:path"
import { bundle } from "./gatsby/bundle.mjs"
import { checkProjectPath } from "./gatsby/project-path.mjs"

const CACHE = ".cache"
/**
 * File with the key of the cache: project path and digests of the build code. Missing if a build was stopped. Not in
 * `.cache`, because Gatsby empties it.
 */
const CACHE_KEY_FILE = "node_modules/.cache/gatsby-cache.txt"

const [command, ...args] = process.argv.slice(2)
const problem = checkProjectPath()
if (problem) {
  console.error(problem)
  process.exit(1)
}
const cacheKey = `${resolve()} ${bundle("config").digest} ${bundle("hooks").digest}`
const storedKey = existsSync(CACHE_KEY_FILE) ? readFileSync(CACHE_KEY_FILE, "utf8") : undefined
if (existsSync(CACHE) && storedKey !== cacheKey) {
  console.log("Clearing the cache: the code has changed, the project was moved, or a build was interrupted.")
  rmSync(CACHE, { recursive: true, force: true })
  // An interrupted build may leave partial files.
  if (storedKey === undefined) rmSync("public", { recursive: true, force: true })
}
rmSync(CACHE_KEY_FILE, { force: true })
const storeKey = () => {
  mkdirSync(dirname(CACHE_KEY_FILE), { recursive: true })
  writeFileSync(CACHE_KEY_FILE, cacheKey)
}
// `develop` always ends by a signal, so its key is stored at the start.
if (command === "develop") storeKey()

// A smaller heap triggers garbage collection earlier (docs/architecture.md).
const heap = command === "build" ? ["--max-old-space-size=2048"] : []
const gatsby = spawn(process.execPath, [...heap, "node_modules/gatsby/cli.js", command, ...args], { stdio: "inherit" })
let isStopped = false
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => {
    isStopped = true
    gatsby.kill(signal)
  })
gatsby.on("exit", code => {
  if (code !== null && !isStopped) storeKey()
  process.exit(code ?? 1)
})
