import assert from "node:assert/strict"
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { after, beforeEach, describe, test } from "node:test"
import { isStaged, stageContent } from "./stage-content"

const root = mkdtempSync(join(tmpdir(), "staged-"))
const service = join(root, "content/services/paid-ads.yaml")
const copied = join(root, ".content/services/paid-ads.yaml")
const good = readFileSync("content/services/paid-ads.yaml", "utf8")
const broken = good.replace(/^name:/m, "nmae:")
const stage = () => stageContent(root, ".content")

beforeEach(() => {
  rmSync(root, { recursive: true, force: true })
  for (const folder of ["content", "src/pages", "static"]) cpSync(folder, join(root, folder), { recursive: true })
})
after(() => rmSync(root, { recursive: true, force: true }))

describe("the staged content", () => {
  test("equals good content", async () => {
    assert.deepEqual(await stage(), [])
    assert.equal(readFileSync(copied, "utf8"), good)
    assert.ok(await isStaged(root, ".content"))
  })

  test("stays while there is a mistake anywhere, and follows when it is mended", async () => {
    await stage()
    writeFileSync(service, broken)
    assert.ok((await stage()).length > 0)
    assert.equal(readFileSync(copied, "utf8"), good)
    const mended = good.replace(/^name: .*/m, "name: Advertising")
    writeFileSync(service, mended)
    assert.deepEqual(await stage(), [])
    assert.equal(readFileSync(copied, "utf8"), mended)
  })

  test("takes over new, renamed and deleted files, and touches no other", async () => {
    await stage()
    const untouched = statSync(copied).mtimeMs
    const [from, to] = ["six", "seven"].map(name => join(root, `content/blog/${name}.mdx`)) as [string, string]
    const post = readFileSync("content/blog/post-template.mdx", "utf8")
    writeFileSync(from, post.replace(/^slug: .*/m, "slug: six"))
    assert.deepEqual(await stage(), [])
    assert.ok(existsSync(from.replace("content", ".content")))
    renameSync(from, to)
    await stage()
    assert.deepEqual(
      [from, to].map(file => existsSync(file.replace("content", ".content"))),
      [false, true],
    )
    rmSync(to)
    await stage()
    assert.ok(!existsSync(to.replace("content", ".content")))
    assert.equal(statSync(copied).mtimeMs, untouched)
  })

  test("is not begun with what is broken, and not trusted when its shapes are of another day", async () => {
    writeFileSync(service, broken)
    await stage()
    assert.ok(!existsSync(copied))
    assert.ok(!(await isStaged(root, ".content")))
    cpSync(join(root, "content"), join(root, ".content"), { recursive: true })
    assert.ok(!(await isStaged(root, ".content")))
  })
})
