import { execFileSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"

/** The packages. What builds and tests keep beside them stays: one that runs meanwhile may be writing there. */
const packages = () => readdirSync("node_modules").filter(name => name === ".bin" || !name.startsWith("."))

/**
 * Copies the project, with what is not committed yet, into a new folder for temporary files. Its packages are links,
 * which take no time, and little to delete.
 * @returns the folder; whoever asked deletes it
 */
export const copyProject = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "project-"))
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
    encoding: "utf8",
  }).split("\0")
  for (const file of files) if (file && existsSync(file)) cpSync(file, join(folder, file))
  const target = join(folder, "node_modules")
  mkdirSync(target)
  for (const name of packages()) symlinkSync(resolve("node_modules", name), join(target, name), "junction")
  return folder
}
