import assert from "node:assert/strict"
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, join, resolve } from "node:path"
import { type BrowserScripts, bundleScripts } from "../../../gatsby/browser-scripts"

let root = ""
let scripts: BrowserScripts

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "scripts-"))
  cpSync("src", join(root, "src"), { recursive: true })
  cpSync("package.json", join(root, "package.json"))
  symlinkSync(resolve("node_modules"), join(root, "node_modules"))
  scripts = await bundleScripts({ root, pathPrefix: "" }, true, false)
})
afterAll(() => rmSync(root, { recursive: true }))

describe("scripts of the pages", () => {
  test("can be written into HTML as they stand", () => {
    for (const text of [scripts.head, scripts.announcement, ...scripts.marked.map(({ text }) => text)]) {
      assert.ok(text.length > 50)
      assert.doesNotMatch(text, /<\/script/i)
    }
  })

  test("each island is published, with what it shares, and asks for nothing that Gatsby answered", () => {
    assert.ok(Object.keys(scripts.islands).length > 0)
    for (const [name, addresses] of Object.entries(scripts.islands)) {
      assert.ok(addresses.at(-1)?.startsWith(`/islands/${name}-`))
      for (const address of addresses) assert.ok(existsSync(join(root, "public", address)), address)
    }
    const all = Object.values(scripts.islands).flat()
    assert.ok(new Set(all).size < all.length, "islands share React")
  })

  test("the one that every page fetches is published, and named by what is in it", () => {
    assert.match(scripts.deferred, /^\/scripts\/site-[\w-]{8}\.js$/)
    const text = readFileSync(join(root, "public", scripts.deferred), "utf8")
    assert.ok(text.length > 500)
    const [prefetch] = /\/scripts\/prefetch-[\w-]{8}\.js/.exec(text) ?? []
    assert.ok(prefetch && existsSync(join(root, "public", prefetch)), "it names the one for browsers without rules")
  })

  test("develop has no islands: features are part of Gatsby's bundle", async () => {
    assert.deepEqual((await bundleScripts({ root, pathPrefix: "" }, false, false)).islands, {})
  })

  test("that of forms is published only where one delivers", async () => {
    const published = () => readdirSync(join(root, "public/scripts"))
    const hasForms = () => published().some(file => file.startsWith("forms-"))
    assert.equal(hasForms(), false)
    const { fetched } = await bundleScripts({ root, pathPrefix: "" }, false, true)
    assert.ok(fetched.length > 0 && hasForms())
    for (const { address } of fetched) assert.ok(published().includes(basename(address)), address)
  })
})
