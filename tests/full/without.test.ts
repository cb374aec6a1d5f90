import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { describe, test } from "node:test"
import * as packages from "../../packages"
import { copyProject } from "../../scripts/copy-project"

const LIST = "packages/index.ts"

/** The packages that can be taken out, by the name of their folder. */
const folders = [...readFileSync(LIST, "utf8").matchAll(/^export \* as \w+ from "\.\/(.+)"$/gm)].map(
  ([line, name = ""]) => ({ line, name }),
)

/** Pictures of this site that pages name for their icon and for other sites, and that the build does not have. */
const missingPictures = (folder: string): string[] => {
  const pages = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(file => file.endsWith("index.html"))
  const named = pages.flatMap(page => {
    const html = readFileSync(join(folder, page), "utf8")
    const site = /<meta property="og:url" content="(https:\/\/[^/"]+)/.exec(html)?.[1] ?? ""
    const pictures = html.matchAll(/<(?:meta property="og:image" content|link rel="icon"[^>]* href)="([^"]*)"/g)
    return [...pictures].map(([, address = ""]) => address.replace(site, ""))
  })
  assert.ok(named.length > 0)
  return [...new Set(named)].filter(address => !existsSync(join(folder, address)))
}

/** Does something in a copy of the project, which is deleted then: ten built ones would fill a small disk. */
const inCopy = async (use: (root: string) => Promise<void> | void): Promise<void> => {
  const root = copyProject()
  try {
    await use(root)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

describe("a package that the site can do without", () => {
  test("stands in a line of its own", () => assert.equal(folders.length, Object.keys(packages).length))

  for (const { name, line } of folders)
    test(`${name}: with its folder and its line away, types hold, units pass and the site is built`, () =>
      inCopy(root => {
        rmSync(join(root, "packages", name), { recursive: true })
        writeFileSync(join(root, LIST), readFileSync(LIST, "utf8").replace(line, ""))
        for (const command of ["npm run build", "npx tsc --noEmit", "npx jest packages model src tests/engine"]) {
          const { status, stdout, stderr } = spawnSync(command, { cwd: root, shell: true, encoding: "utf8" })
          assert.equal(status, 0, `${command}\n${(stdout + stderr).slice(-4000)}`)
        }
        assert.ok(existsSync(join(root, "public/index.html")))
        assert.deepEqual(missingPictures(join(root, "public")), [])
      }))
})
