import assert from "node:assert/strict"
import { test } from "node:test"
import { anchorsOf } from "../../gatsby/content/anchors"
import { loadContent } from "../../gatsby/content/load"
import { isPublished } from "../../gatsby/content/publication"
import { validate } from "../../gatsby/content/validate"
import { builtPages } from "./built-pages"
import { everywhere } from "./site"

test("every anchor that content may link to is on its page, and every page has #main", everywhere, async () => {
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
