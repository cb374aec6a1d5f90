import { execFileSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs"
import { join } from "node:path"

/**
 * Decap CMS, fetched from the npm registry when the editor is first wanted. As a dependency it would add 67 MB and 50
 * packages to every installation, for one script file (docs/decisions.md).
 */
const VERSION = "3.16.3"
const INTEGRITY = "sha512-hf+dPlCh7TJmWl8+6VRzHYOWhri5xgUknrZbDewaWe4s9B7xJ8PQugp2QHeSldMUKzav6+z0oIpwUYhUJDYtYw=="

const run = (command: string, args: string[], cwd: string) =>
  execFileSync(command, args, { cwd, stdio: "pipe", shell: process.platform === "win32" })

const isNeeded = (file: string) => /(^|\.)decap-cms\.js$|\.wasm$/.test(file)

/**
 * @param root the project's folder
 * @returns the folder with Decap's script files; fetches and verifies them the first time
 * @throws if the registry cannot be reached, or sends something else than this version
 */
export const ensureDecap = (root: string): string => {
  const folder = join(root, "node_modules/.cache", `decap-cms-${VERSION}`)
  if (existsSync(folder)) return folder
  const cache = join(root, "node_modules/.cache")
  mkdirSync(cache, { recursive: true })
  const work = mkdtempSync(join(cache, "decap-"))
  try {
    run("npm", ["pack", `decap-cms@${VERSION}`, "--silent"], work)
    const archive = `decap-cms-${VERSION}.tgz`
    const found = `sha512-${createHash("sha512")
      .update(readFileSync(join(work, archive)))
      .digest("base64")}`
    if (found !== INTEGRITY) throw new Error(`The registry sent another decap-cms@${VERSION} than expected (${found}).`)
    run("tar", ["-xzf", archive], work)
    const dist = join(work, "package/dist")
    for (const file of readdirSync(dist)) if (!isNeeded(file)) rmSync(join(dist, file), { recursive: true })
    renameSync(dist, folder)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
  return folder
}
