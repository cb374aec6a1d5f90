import assert from "node:assert/strict"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { caching, everywhere, immutableFolders } from "../../../gatsby/hosting/headers"
import { writeHeaders } from "../../../gatsby/hosting/write-headers"
import { removeOwnFiles } from "../../../gatsby/own-files"

test("files of hosts say every header", () => {
  for (const file of ["hosting/Caddyfile", "vercel.json"]) {
    const text = readFileSync(file, "utf8")
    for (const [name, value] of Object.entries({ ...everywhere, "Cache-Control": caching.revalidated }))
      assert.ok(text.includes(name) && text.includes(value), `${name}: ${value} is missing in ${file}`)
  }
})

test("a container is built without what the machine keeps to itself: secrets, packages, what a build made", () => {
  const leftOut = readFileSync(".dockerignore", "utf8").split("\n")
  for (const pattern of ["**/.env*", ".git", ".cache", "public", "node_modules"])
    assert.ok(leftOut.includes(pattern), pattern)
})

describe("what browsers keep for good", () => {
  let folder = ""
  const files = [...immutableFolders.map(name => `/${name}/one-0123abcd.js`), "/drawings/a/two-0123abcd.svg"]
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "headers-"))
    for (const file of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), "")
    }
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  const written = (environment = {}) => {
    removeOwnFiles(folder)
    writeHeaders(folder, environment)
    return readFileSync(join(folder, "_headers"), "utf8").split("\n")
  }
  /** Paths of the rules that say so. */
  const keptIn = (lines: string[]) =>
    lines.flatMap((line, index) => (lines[index + 1]?.includes("immutable") ? [line] : []))

  test("is there: Netlify says what a rule says of a missing file too", () => {
    expect(keptIn(written()).sort()).toEqual([...files].sort())
  })

  test("Cloudflare Pages, which takes 100 rules of 2,000 characters, is told by folder: it keeps no 404 by itself", () => {
    const lines = written({ CF_PAGES: "1" })
    expect(keptIn(lines)).toEqual(immutableFolders.map(name => `/${name}/*`))
    expect(lines.filter(line => line.startsWith("/")).length).toBeLessThanOrEqual(100)
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(2000)
  })

  test("every answer has every header", () => {
    for (const name of Object.keys(everywhere)) expect(written().join("\n")).toContain(name)
  })
})
