import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { restore, withdraw } from "../../../gatsby/prune-public"

let root = ""
const write = (files: Record<string, string>) => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, "public", file)), { recursive: true })
    writeFileSync(join(root, "public", file), text)
  }
}
const published = () => readdirSync(join(root, "public")).sort()

const site = {
  "index.html": '<script type="module" src="/islands/form.js"></script><a href="/blog">Blog</a>',
  "blog/index.html": "<p>app-1.js is a name</p>",
  "islands/form.js": "",
  "scripts/site.js": "",
  "robots.txt": "",
}
const ofGatsby = {
  "app-1.js": "",
  "app-1.js.map": "",
  "framework-2.js.LICENSE.txt": "",
  "page-data/index/page-data.json": "{}",
  "_gatsby/slices/_gatsby-scripts-1.html": '<script src="/app-1.js"></script>',
  "~partytown/partytown.js": "",
  "chunk-map.json": "",
  "webpack.stats.json": "",
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "prune-"))
})
afterEach(() => rmSync(root, { recursive: true }))

describe("what Gatsby writes for its router", () => {
  test("is not published, and everything else is", () => {
    write({ ...site, ...ofGatsby })
    withdraw(root)
    expect(published()).toEqual(["blog", "index.html", "islands", "robots.txt", "scripts"])
    expect(readdirSync(join(root, "public/islands"))).toEqual(["form.js"])
  })

  test("is there again for the next build", () => {
    write({ ...site, ...ofGatsby })
    const before = published()
    withdraw(root)
    restore(root)
    expect(published()).toEqual(before)
    expect(readFileSync(join(root, "public/page-data/index/page-data.json"), "utf8")).toBe("{}")
    expect(existsSync(join(root, ".cache/withdrawn"))).toBe(false)
  })

  test("must not be named by a page", () => {
    write({ ...site, ...ofGatsby, "about/index.html": '<script src="/app-1.js"></script>' })
    expect(() => withdraw(root)).toThrow(/about\/index\.html names \/app-1\.js/)
    expect(existsSync(join(root, "public/app-1.js"))).toBe(true)
  })

  test("is nowhere before the first build", () => {
    write(site)
    const before = published()
    restore(root)
    expect(published()).toEqual(before)
  })
})
