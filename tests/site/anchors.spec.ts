import assert from "node:assert/strict"
import { test } from "./site"
import { anchorsOf, isPublished, loadContent, pageOf } from "../../packages/content-engine"
import { validate } from "../../model"
import { isPageId } from "../../model/prose/page-ids"
import { builtPages } from "./built-pages"

test("every anchor that content may link to is on its page, and every page has #main", async () => {
  const folder = loadContent(process.cwd())
  const { entries } = await validate(folder)
  const anchors = anchorsOf(entries.filter(entry => isPublished(entry, folder.today)))
  assert.ok(anchors.size > 0)
  const pages = new Map(builtPages().map(({ path, html }) => [path, html]))
  const missing = [...anchors].flatMap(([path, names]) =>
    [...names, "main"].filter(name => !pages.get(path)?.includes(`id="${name}"`)).map(name => `${path}#${name}`),
  )
  assert.deepEqual(missing, [])
})

test("every id around prose is kept from its headings (model/prose/page-ids.ts)", async () => {
  const { entries } = await validate(loadContent(process.cwd()))
  const pages = new Map(builtPages().map(({ path, html }) => [path, html]))
  for (const entry of entries) {
    if (!entry.prose) continue
    const path = pageOf(entry) ?? ""
    const ids = [...(pages.get(path) ?? "").matchAll(/\sid="([^"]*)"/g)].map(([, id = ""]) => id)
    const own = ids.filter(id => !entry.prose?.anchors.includes(id))
    assert.deepEqual([path, own.filter(id => !isPageId(id))], [path, []])
  }
})
