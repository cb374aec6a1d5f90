import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, join } from "node:path"
import { type BrowserScripts, bundleScripts } from "../../../gatsby/browser-scripts"

let folder = ""
let scripts: BrowserScripts

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "scripts-"))
  scripts = await bundleScripts(folder, false)
})
afterAll(() => rmSync(folder, { recursive: true }))

describe("scripts of the pages", () => {
  test("the one of the head can be written into HTML as it stands", () => {
    expect(scripts.head.length).toBeGreaterThan(50)
    expect(scripts.head).not.toMatch(/<\/script/i)
  })

  test("the module of every page comes in one file, and what it fetches is published", () => {
    const module = readFileSync(join(folder, basename(scripts.page)), "utf8")
    expect(module).not.toMatch(/\bfrom"|import"/)
    const fetched = [...module.matchAll(/import\("\.\/(.*?)"\)/g)].map(([, file]) => file!)
    expect(fetched.length).toBeGreaterThan(5)
    for (const file of fetched) expect([file, existsSync(join(folder, file))]).toEqual([file, true])
  })

  test("each island is published", () => {
    expect(Object.keys(scripts.islands)).toContain("estimator")
    for (const address of Object.values(scripts.islands)) expect(existsSync(join(folder, basename(address)))).toBe(true)
  })
})
