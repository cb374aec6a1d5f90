import assert from "node:assert/strict"
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { hasContentPolicy } from "../../../gatsby/hosting/content-policy"
import { writeRedirects } from "../../../gatsby/hosting/write-redirects"
import { removeOwnFiles } from "../../../gatsby/own-files"

const redirects = [
  { from: "/old", to: "/new#part" },
  { from: "/blog/old-name", to: "https://other.example/page" },
]
const words = "Moved to {address}."

let folder = ""
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "redirects-"))))
afterEach(() => rmSync(folder, { recursive: true }))
const write = (list = redirects, environment = {}) => {
  removeOwnFiles(folder)
  writeRedirects(folder, "https://site.example", words, list, environment)
}
const read = (file: string) => readFileSync(join(folder, file), "utf8")

test("a build has rules for hosts that read them there, and a page at each old address", () => {
  write()
  assert.equal(read("_redirects"), "/old /new#part 301\n/blog/old-name https://other.example/page 301\n")
  for (const file of ["old.html", "old/index.html"]) {
    const page = read(file)
    assert.ok(hasContentPolicy(page))
    assert.match(page, /content="0;url=\/new#part"/)
    assert.match(page, /<a href="\/new#part">https:\/\/site\.example\/new#part<\/a>/)
  }
  assert.match(read("blog/old-name.html"), /rel="canonical" href="https:\/\/other\.example\/page"/)
})

test("while nothing has moved there are no rules", () => {
  write([])
  assert.ok(!existsSync(join(folder, "_redirects")))
})

test("pages of redirects that are no more go, and no other", () => {
  write()
  writeFileSync(join(folder, "page.html"), "<p>A page</p>")
  write(redirects.slice(1))
  assert.ok(!existsSync(join(folder, "old.html")) && !existsSync(join(folder, "old/index.html")))
  assert.ok(existsSync(join(folder, "page.html")) && existsSync(join(folder, "blog/old-name.html")))
})

test("where the host that builds reads rules, no page comes before them", () => {
  write(redirects, { BUILT_BY: "netlify" })
  assert.ok(existsSync(join(folder, "_redirects")) && !existsSync(join(folder, "old.html")))
})

test("a page is never replaced", () => {
  mkdirSync(join(folder, "old"))
  writeFileSync(join(folder, "old/index.html"), "<p>A page</p>")
  assert.throws(() => write(), /There is a page at \/old/)
})
