/**
 * `npm run typecheck`: the compiler over everything, and once more over what runs in visitors' browsers, by what old ones
 * know. The types of GraphQL queries are written by every build and by `develop`. Where there was none yet, or with
 * `--renew`, the site is built first. `--missing` does no more than that: `npm run lint` wants them too.
 */
import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"

/** @returns whether it succeeds */
const run = (command: string): boolean => spawnSync(command, { stdio: "inherit", shell: true }).status === 0

const isThere = existsSync("src/gatsby-types.d.ts") && !process.argv.includes("--renew")
const checks = process.argv.includes("--missing") ? [] : ["npx tsc", "npx tsc --project src/browser"]
if (!isThere && !run("npm run --silent build")) process.exitCode = 1
else if (!checks.map(run).every(Boolean)) process.exitCode = 1
