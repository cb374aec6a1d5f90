import { execFileSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"

/** Returns the names of installed packages, without caches: a concurrent build may be writing them. */
const packageNames = () => readdirSync("node_modules").filter(name => name === ".bin" || !name.startsWith("."))

/**
 * Copies the project, uncommitted files included, to a temporary folder. Packages are symbolic links, which are fast
 * to create and delete.
 * @returns the folder; the caller deletes it
 */
export const copyProject = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "project-"))
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
    encoding: "utf8",
  }).split("\0")
  for (const file of files) if (file && existsSync(file)) cpSync(file, join(folder, file))
  const target = join(folder, "node_modules")
  mkdirSync(target)
  for (const name of packageNames()) symlinkSync(resolve("node_modules", name), join(target, name), "junction")
  return folder
}
