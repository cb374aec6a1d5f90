import { type ChildProcess, execFile } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { watch } from "chokidar"
import type { Reporter } from "gatsby"

/**
 * Generates the types of queries now and after changes of queries in src/, in another process. Gatsby would generate
 * them after changes of the content too, which delays pages by a second.
 * @param root - project root
 */
export const watchQueryTypes = (root: string, reporter: Pick<Reporter, "error">) => {
  let generator: ChildProcess | undefined
  const generate = () => {
    generator?.kill()
    generator = execFile(process.execPath, ["--import", "tsx", "scripts/query-types.ts"], { cwd: root }, error => {
      if (error && !error.killed) reporter.error("The types of queries could not be generated.", error)
    })
  }
  generate()
  return watch("src/**/*.{ts,tsx}", { cwd: root, ignoreInitial: true, ignored: "**/*.d.ts" }).on("change", file => {
    if (readFileSync(join(root, file), "utf8").includes("graphql`")) generate()
  })
}
