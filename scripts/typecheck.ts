/**
 * `npm run typecheck`: runs tsc on all code, and on browser scripts with the built-ins of old browsers. Builds and
 * `develop` write the types of GraphQL queries; if they are missing, or with `--renew`, it builds first. `--missing`
 * only does that, for `npm run lint`.
 */
import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"

/** Runs a command; returns whether it succeeded. */
const run = (command: string): boolean => spawnSync(command, { stdio: "inherit", shell: true }).status === 0

const hasTypes = existsSync("src/gatsby-types.d.ts") && !process.argv.includes("--renew")
const checks = process.argv.includes("--missing") ? [] : ["npx tsc", "npx tsc --project src/browser"]
if (!hasTypes && !run("npm run --silent build")) process.exitCode = 1
else if (!checks.map(run).every(Boolean)) {
  console.error("If a GraphQL field is missing in a type, run: npm run typecheck -- --renew")
  process.exitCode = 1
}
