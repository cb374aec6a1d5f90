import { execFileSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs"
import { join } from "node:path"

/**
 * Decap CMS, fetched from the npm registry on first use. As a dependency it would add 67 MB and 50 packages to every
 * installation, for one script (docs/decisions.md).
 */
const VERSION = "3.16.3"
const INTEGRITY = "sha512-hf+dPlCh7TJmWl8+6VRzHYOWhri5xgUknrZbDewaWe4s9B7xJ8PQugp2QHeSldMUKzav6+z0oIpwUYhUJDYtYw=="

const run = (command: string, args: string[], cwd: string) =>
  execFileSync(command, args, { cwd, stdio: "pipe", shell: process.platform === "win32" })

const isNeeded = (file: string) => /(^|\.)decap-cms\.js$|\.wasm$/.test(file)

/**
 * Returns the folder with Decap's scripts. Fetches and verifies them on first use.
 * @param root - project root
 * @throws {Error} if the registry is unreachable or the integrity check fails
 */
export const ensureDecap = (root: string): string => {
  const folder = join(root, "node_modules/.cache", `decap-cms-${VERSION}`)
  if (existsSync(folder)) return folder
  const cache = join(root, "node_modules/.cache")
  mkdirSync(cache, { recursive: true })
  const tempFolder = mkdtempSync(join(cache, "decap-"))
  try {
    run("npm", ["pack", `decap-cms@${VERSION}`, "--silent"], tempFolder)
    const archive = `decap-cms-${VERSION}.tgz`
    const integrity = `sha512-${createHash("sha512")
      .update(readFileSync(join(tempFolder, archive)))
      .digest("base64")}`
    if (integrity !== INTEGRITY)
      throw new Error(`The integrity of decap-cms@${VERSION} does not match: expected ${INTEGRITY}, got ${integrity}.`)
    run("tar", ["-xzf", archive], tempFolder)
    const dist = join(tempFolder, "package/dist")
    for (const file of readdirSync(dist)) if (!isNeeded(file)) rmSync(join(dist, file), { recursive: true })
    renameSync(dist, folder)
  } finally {
    rmSync(tempFolder, { recursive: true, force: true })
  }
  return folder
}
