import assert from "node:assert/strict"
import { cpSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { after, test } from "node:test"
import { copyProject } from "../../scripts/copy-project"
import { gatsbyBuild } from "../builds/taken-over/gatsby-build"

const folder = copyProject("copied")
// The sitemap has its dates from there.
cpSync(".git", join(folder, ".git"), { recursive: true })
after(() => rmSync(folder, { recursive: true, force: true }))

const filesIn = (root: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort()

test("a second build, in another folder, gives the same bytes", () => {
  const { code, output } = gatsbyBuild(folder)
  assert.equal(code, 0, output)
  const again = join(folder, "public")
  assert.deepEqual(filesIn(again), filesIn("public"))
  const different = filesIn("public").filter(
    file => !readFileSync(join("public", file)).equals(readFileSync(join(again, file))),
  )
  assert.deepEqual(different, [])
})
