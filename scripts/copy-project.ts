import { execFileSync, spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

/**
 * Copies the project, with what is not committed yet, into a new folder for temporary files; packages are linked where
 * this is possible. What builds and tests keep among the packages stays: one that runs meanwhile may be writing there.
 * @returns the folder; whoever asked deletes it
 */
export const copyProject = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "project-"))
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
    encoding: "utf8",
  }).split("\0")
  for (const file of files) if (file && existsSync(file)) cpSync(file, join(folder, file))
  const packages = readdirSync("node_modules").filter(name => ![".cache", ".vite"].includes(name))
  const target = join(folder, "node_modules")
  mkdirSync(target)
  const sources = packages.map(name => join("node_modules", name))
  if (spawnSync("cp", ["-al", ...sources, target]).status === 0) return folder
  rmSync(target, { recursive: true })
  for (const name of packages)
    cpSync(join("node_modules", name), join(target, name), { recursive: true, verbatimSymlinks: true })
  return folder
}
