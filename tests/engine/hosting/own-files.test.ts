import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { removeOwnFiles, writeOwnFile } from "../../../gatsby/own-files"

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "own-files-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

const robots = () => readFileSync(join(folder, "robots.txt"), "utf8")

test("a build writes its file anew", () => {
  writeOwnFile(folder, "robots.txt", "one")
  removeOwnFiles(folder)
  writeOwnFile(folder, "robots.txt", "two")
  expect(robots()).toBe("two")
})

test("a plugin's file is not overwritten in silence", () => {
  writeFileSync(join(folder, "robots.txt"), "of a plugin")
  expect(() => writeOwnFile(folder, "robots.txt", "ours")).toThrow(/public\/robots\.txt .* another name/)
  expect(robots()).toBe("of a plugin")
})

test("neither is a feed; one of the build before makes way, and what the build does not write stays", () => {
  const feed = join(folder, "blog/feed.xml")
  writeOwnFile(folder, "/blog/feed.xml", "ours")
  expect(() => writeOwnFile(folder, "/blog/feed.xml", "ours")).toThrow(/public\/blog\/feed\.xml .* another name/)
  writeFileSync(join(folder, "rss.xml"), "of a plugin")
  removeOwnFiles(folder)
  expect([feed, join(folder, "rss.xml")].map(existsSync)).toEqual([false, true])
})
