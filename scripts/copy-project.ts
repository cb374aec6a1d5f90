import { execFileSync, spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"

/** Takes no time, and little to delete; but names of bundles tell where their packages are. */
const linked = (names: string[], target: string) => {
  for (const name of names) symlinkSync(resolve("node_modules", name), join(target, name), "junction")
}

const copied = (names: string[], target: string) => {
  if (spawnSync("cp", ["-al", ...names.map(name => join("node_modules", name)), target]).status === 0) return
  for (const name of names)
    cpSync(join("node_modules", name), join(target, name), { recursive: true, verbatimSymlinks: true })
}

/**
 * Gives a folder the packages of this one. What builds and tests keep beside the packages stays: one that runs
 * meanwhile may be writing there.
 * @param packages whether they are links, or files in its own folder, for builds that are compared
 * @param target a folder that is not there yet
 */
export const providePackages = (packages: "linked" | "copied", target: string): void => {
  mkdirSync(target)
  const names = readdirSync("node_modules").filter(name => name === ".bin" || !name.startsWith("."))
  const put = packages === "linked" ? linked : copied
  put(names, target)
}

/**
 * Copies the project, with what is not committed yet, into a new folder for temporary files.
 * @param packages as `providePackages` takes it
 * @returns the folder; whoever asked deletes it
 */
export const copyProject = (packages: "linked" | "copied" = "linked"): string => {
  const folder = mkdtempSync(join(tmpdir(), "project-"))
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
    encoding: "utf8",
  }).split("\0")
  for (const file of files) if (file && existsSync(file)) cpSync(file, join(folder, file))
  providePackages(packages, join(folder, "node_modules"))
  return folder
}
