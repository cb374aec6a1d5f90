import { execFileSync, spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

/**
 * Copies the project, with what is not committed yet, into a new folder for temporary files; packages are linked where
 * this is possible.
 * @returns the folder; whoever asked deletes it
 */
export const copyProject = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "project-"))
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
    encoding: "utf8",
  }).split("\0")
  for (const file of files) if (file && existsSync(file)) cpSync(file, join(folder, file))
  const linked =
    spawnSync("cp", ["-al", join(process.cwd(), "node_modules"), join(folder, "node_modules")]).status === 0
  if (!linked) cpSync("node_modules", join(folder, "node_modules"), { recursive: true, verbatimSymlinks: true })
  return folder
}
