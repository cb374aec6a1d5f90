import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Node } from "gatsby"
import { tellOfOwnPages } from "../../../gatsby/own-pages"

const folder = mkdtempSync(join(tmpdir(), "own-pages-"))
afterAll(() => rmSync(folder, { recursive: true }))

/** What is told of a page that a developer made in src/pages/. */
const toldOf = (html: string): string[] => {
  mkdirSync(join(folder, "bare"), { recursive: true })
  writeFileSync(join(folder, "bare/index.html"), html)
  const told: string[] = []
  const page = { path: "/bare", component: "/project/src/pages/bare.tsx" } as unknown as Node
  tellOfOwnPages(folder, [page], { warn: (message = "") => void told.push(message) })
  return told
}

test("a page of one's own that lacks what all others have is told of, with what to do", () => {
  const [told, ...more] = toldOf("<title>Bare</title><main>Nothing but this</main>")
  expect(told).toMatch(/^The page \/bare .*a description.*a breadcrumb.*<Seo>.*<Page pathname title>/)
  expect(more).toEqual([])
})

test("one without a title or <main> stops the build", () => {
  expect(() => toldOf("<p>Nothing but this</p>")).toThrow(/\/bare .*a title.*a <main>/)
})
