import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { copyPages, removeCopies } from "./copy-pages"

let folder = ""
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pages-"))
  for (const page of ["", "about", "services/one", "404", "admin"]) {
    mkdirSync(join(folder, page), { recursive: true })
    writeFileSync(join(folder, page, "index.html"), page)
  }
  for (const file of ["404.html", "google1234.html"]) writeFileSync(join(folder, file), file)
})
afterEach(() => rmSync(folder, { recursive: true }))

const copies = () => ["about.html", "services/one.html"].filter(file => existsSync(join(folder, file)))

describe("copyPages", () => {
  test("copies <path>/index.html to <path>.html and removes only these copies", () => {
    copyPages(folder)
    expect(copies()).toHaveLength(2)
    expect(readFileSync(join(folder, "services/one.html"), "utf8")).toBe("services/one")
    expect(existsSync(join(folder, "admin.html"))).toBe(false)
    removeCopies(folder)
    expect(copies()).toEqual([])
    for (const file of ["404.html", "google1234.html"]) expect(readFileSync(join(folder, file), "utf8")).toBe(file)
  })
})
