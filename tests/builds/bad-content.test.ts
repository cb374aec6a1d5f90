import assert from "node:assert/strict"
import { createHash } from "node:crypto"
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { after, before, describe, test } from "node:test"
import { copyProject } from "../../scripts/copy-project"
import { gatsbyBuild } from "./gatsby-build"

let folder: string

const digests = (root: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, encoding: "utf8" })
      .filter(file => statSync(join(root, file)).isFile())
      .map(file => [
        file,
        createHash("sha256")
          .update(readFileSync(join(root, file)))
          .digest("hex"),
      ]),
  )

/** Changes a file of the content; a search that meets nothing would make a test that cannot fail. */
const damage = (file: string, search: string | RegExp, replacement: string) => {
  const path = join(folder, "content", file)
  const text = readFileSync(path, "utf8")
  const changed = text.replace(search, replacement)
  assert.notEqual(changed, text)
  writeFileSync(path, changed)
}

before(() => {
  folder = copyProject()
  // What is published; the build of this checkout if there is one.
  if (existsSync("public")) cpSync("public", join(folder, "public"), { recursive: true })
  mkdirSync(join(folder, "public/services/kept"), { recursive: true })
  writeFileSync(join(folder, "public/services/kept/index.html"), "<!doctype html><title>Published</title>")
})
after(() => rmSync(folder, { recursive: true, force: true }))

describe("gatsby build with mistakes in the content", () => {
  // Without .cache/, as on a build server, Gatsby begins by deleting the HTML of the build before.
  test("stops, lists every problem with its place, and leaves public/ as it was", () => {
    damage("site.yaml", /^url: .*$/m, 'url: "https://shipwright.example')
    damage("services/paid-ads.yaml", /^name:/m, "nmae:")
    damage("blog/post-template.mdx", "</Note>", "")
    const published = digests(join(folder, "public"))
    const { code, output } = gatsbyBuild(folder)
    assert.equal(code, 1)
    for (const place of [
      /^content\/site\.yaml:\d+:\d+ /m,
      /^content\/services\/paid-ads\.yaml:3:1 nmae: There is no field "nmae" here\. Did you mean "name"\?/m,
      /^content\/blog\/post-template\.mdx:\d+:\d+ /m,
    ])
      assert.match(output, place)
    assert.deepEqual(digests(join(folder, "public")), published)
  })
})
