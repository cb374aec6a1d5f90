import assert from "node:assert/strict"
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { after, test } from "node:test"
import { copyProject } from "../../scripts/copy-project"
import { digests } from "../builds/taken-over/digests"
import { gatsbyBuild } from "../builds/taken-over/gatsby-build"
import { posts, services } from "../site/content"
import { withFields } from "../with-fields"

const folder = copyProject("copied")
// The sitemap has its dates from there.
cpSync(".git", join(folder, ".git"), { recursive: true })
after(() => rmSync(folder, { recursive: true, force: true }))

type Digests = ReturnType<typeof digests>

/** Names of files that one of two builds lacks, or has with other bytes. */
const differing = (one: Digests, other: Digests): string[] =>
  Object.keys({ ...one, ...other }).filter(file => one[file] !== other[file])

/** Builds the copy. */
const build = () => {
  const { code, output } = gatsbyBuild(folder)
  assert.equal(code, 0, output)
  return digests(join(folder, "public"))
}

const change = (file: string, fields: Record<string, unknown>) => {
  const path = join(folder, "content", file)
  writeFileSync(path, withFields(readFileSync(path, "utf8"), fields))
}

test("a second build, in another folder, gives the same bytes", () =>
  assert.deepEqual(differing(build(), digests("public")), []))

test("a build after a change, which renders what has changed, gives what a first build gives", () => {
  const [service] = services
  const [post] = posts
  // One is named in the menu of every page, the other on a few of them.
  change(service!.file, { name: "Zephyr works" })
  change(post!.file, { title: "A day at the quay" })
  const after = build()
  for (const kept of [".cache", "public"]) rmSync(join(folder, kept), { recursive: true })
  assert.deepEqual(differing(after, build()), [])
})
