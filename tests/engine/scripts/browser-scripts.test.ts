import assert from "node:assert/strict"
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, join, resolve } from "node:path"
import { type BrowserScripts, bundleScripts } from "../../../gatsby/browser-scripts"
import { atMark, atTouch, inHead, inNeed, onEveryPage, withAnnouncement } from "../../../src/browser/behaviours"

let root = ""
let scripts: BrowserScripts

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "scripts-"))
  cpSync("src", join(root, "src"), { recursive: true })
  for (const file of ["browser.ts", "slug.ts", "prose/marked.ts"])
    cpSync(join("packages/content-engine", file), join(root, "packages/content-engine", file), { recursive: true })
  cpSync("package.json", join(root, "package.json"))
  symlinkSync(resolve("node_modules"), join(root, "node_modules"))
  scripts = await bundleScripts(root, true, false)
})
afterAll(() => rmSync(root, { recursive: true }))

describe("scripts of the pages", () => {
  test("the one of the head can be written into HTML as it stands", () => {
    assert.ok(scripts.head.length > 50)
    assert.doesNotMatch(scripts.head, /<\/script/i)
  })

  test("the module of every page and all that it brings by name end alike, in what is in them", () => {
    const [, end] = /^\/scripts\/site(-\w{8}\.js)$/.exec(scripts.page) ?? []
    assert.ok(end)
    for (const name of Object.keys({ ...atMark, ...atTouch, ...inNeed }))
      assert.ok(existsSync(join(root, "public/scripts", name + end)), name)
  })

  test("each island is published, with what it shares, and asks for nothing that Gatsby answered", () => {
    assert.ok(Object.keys(scripts.islands).length >= 1)
    for (const [file, addresses] of Object.entries(scripts.islands)) {
      assert.ok(addresses.at(-1)?.startsWith(`/islands/${basename(file, ".island.tsx")}-`))
      for (const address of addresses) assert.ok(existsSync(join(root, "public", address)), address)
    }
  })

  test("develop has no islands: they are part of Gatsby's bundle", async () => {
    assert.deepEqual((await bundleScripts(root, false, false)).islands, {})
  })

  test("each behaviour of the list has a script, and no folder of a behaviour is left out of it", () => {
    const named = Object.values({ ...atMark, ...atTouch, ...inNeed })
    const listed = [...inHead, withAnnouncement, ...onEveryPage, ...named]
    for (const script of listed) assert.ok(existsSync(join("src/browser", `${script}.ts`)), script)
    const folders = readdirSync("src/browser", { withFileTypes: true }).filter(one => one.isDirectory())
    const isListed = (name: string) => listed.some(script => script.startsWith(`${name}/`))
    expect(folders.map(({ name }) => name).filter(name => !isListed(name))).toEqual(["islands"])
  })
})
