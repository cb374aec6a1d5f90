/** `npm run build` and `npm run develop`: Gatsby, with a cache that this code made here and brought to an end. */
import { spawn } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, resolve } from "node:path"
import { bundle } from "./gatsby/bundle.mjs"
import { checkProjectPath } from "./gatsby/project-path.mjs"

const CACHE = ".cache"
/** Digest of the code that made the cache, and its folder. Missing if a build was stopped. Gatsby empties `.cache`. */
const CACHE_KEY_FILE = "node_modules/.cache/gatsby-cache.txt"

const [command, ...args] = process.argv.slice(2)
const problem = checkProjectPath()
if (problem) {
  console.error(problem)
  process.exit(1)
}
const cacheKey = `${resolve()} ${bundle("config").digest} ${bundle("hooks").digest}`
const noted = existsSync(CACHE_KEY_FILE) ? readFileSync(CACHE_KEY_FILE, "utf8") : undefined
if (existsSync(CACHE) && noted !== cacheKey) {
  console.log("The code has changed, the folder has moved, or a build was stopped: everything is built anew.")
  rmSync(CACHE, { recursive: true, force: true })
  // A build that was stopped may have left halves of files.
  if (noted === undefined) rmSync("public", { recursive: true, force: true })
}
rmSync(CACHE_KEY_FILE, { force: true })
const note = () => {
  mkdirSync(dirname(CACHE_KEY_FILE), { recursive: true })
  writeFileSync(CACHE_KEY_FILE, cacheKey)
}
// It is ended by being stopped.
if (command === "develop") note()

// It collects its garbage earlier (docs/architecture.md).
const heap = command === "build" ? ["--max-old-space-size=2048"] : []
const gatsby = spawn(process.execPath, [...heap, "node_modules/gatsby/cli.js", command, ...args], { stdio: "inherit" })
let isStopped = false
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => {
    isStopped = true
    gatsby.kill(signal)
  })
gatsby.on("exit", code => {
  if (code !== null && !isStopped) note()
  process.exit(code ?? 1)
})
