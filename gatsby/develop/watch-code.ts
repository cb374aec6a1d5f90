import { watch } from "chokidar"
import type { Reporter } from "gatsby"

/** Code that `develop` loads at its start: content schemas, Gatsby's hooks, and scripts bundled by esbuild. */
const codePaths = [
  "gatsby/**/*.ts",
  "model/**/*.ts",
  "packages/**/*.ts",
  "src/blocks/**/schema.ts",
  "src/browser/**/*.{ts,tsx}",
  "src/**/*.{hydrate,island}.{ts,tsx}",
]

/**
 * Reports changes of code that need a restart.
 * @param root - project root
 */
export const watchCode = (root: string, reporter: Pick<Reporter, "warn">) =>
  watch(codePaths, { cwd: root, ignoreInitial: true, ignored: "**/*.test.{ts,tsx}" }).on("all", (_, file) => {
    reporter.warn(`${file} has changed. Restart npm run develop.`)
  })
