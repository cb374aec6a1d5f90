import assert from "node:assert/strict"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { after, test } from "node:test"
import { siteUrl } from "./site-url"

const folder = mkdtempSync(join(tmpdir(), "site-"))
after(() => rmSync(folder, { recursive: true }))

const of = (content: string) => {
  const file = join(folder, "site.yaml")
  writeFileSync(file, content)
  return siteUrl(file)
}

test("the address of the site is read even where the rest of the file is broken", () => {
  assert.equal(of("url: https://studio.example\n"), "https://studio.example")
  assert.equal(of('url: https://studio.example\nname: "never closed\n\tx'), "https://studio.example")
})

test("no state of the file throws", () => {
  assert.equal(siteUrl(join(folder, "nowhere.yaml")), "https://site.invalid")
  for (const content of ["", "just words", "- a\n- b\n", "url: 5\n", "url: *x\n", "url:\n  a: b\n"]) assert.equal(of(content), "https://site.invalid", content)
})
