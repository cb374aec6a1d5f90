/**
 * `npm run types`: the compiler over everything, and once more over what runs in visitors' browsers, by what old ones
 * know. The types of GraphQL queries are written by every build. Where there was none yet, or with `--renew`, Gatsby is
 * started in a copy of the project, as far as its queries, and its types are taken from there. `--missing` does no more
 * than that: `npm run lint` wants them too.
 */
import { spawnSync } from "node:child_process"
import { copyFileSync, existsSync, rmSync } from "node:fs"
import { join } from "node:path"
import { copyProject } from "./copy-project"

const FILE = "src/gatsby-types.d.ts"

const generate = (): void => {
  console.log(`${FILE} is missing: asking Gatsby for it ...`)
  const folder = copyProject()
  try {
    const { stdout, stderr } = spawnSync(process.execPath, ["node_modules/gatsby/cli.js", "build"], {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, TYPES_ONLY: "1", GATSBY_TELEMETRY_DISABLED: "1", CI: "1" },
    })
    if (!existsSync(join(folder, FILE))) throw new Error(`Gatsby wrote no types:\n${stdout}${stderr}`)
    copyFileSync(join(folder, FILE), FILE)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

if (!existsSync(FILE) || process.argv.includes("--renew")) generate()
/** @returns whether nothing is wrong */
const check = (config: string): boolean =>
  spawnSync(process.execPath, ["node_modules/typescript/bin/tsc", "--project", config], { stdio: "inherit" }).status ===
  0

if (!process.argv.includes("--missing")) process.exitCode = [".", "src/browser"].map(check).every(Boolean) ? 0 : 1
