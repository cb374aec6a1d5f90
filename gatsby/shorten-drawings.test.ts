import assert from "node:assert/strict"
import { describe, test } from "node:test"
import { shortenDrawings } from "./shorten-drawings"

describe("shortenDrawings", () => {
  test("writes paths with the shortest commands", () => {
    assert.equal(shortenDrawings('<path class="s" d="M84 91L90 85M95 91L101 85"></path>'), '<path class="s" d="m84 91 6-6m5 6 6-6"></path>')
  })

  test("keeps tenths of a unit and drops what nobody sees", () => {
    assert.equal(shortenDrawings('<path d="M0 10.44444H20.30000004"></path>'), '<path d="M0 10.4h20.3"></path>')
    assert.equal(shortenDrawings('<rect x="1028.4800001" width="14.519999999999998" rx="2"></rect>'), '<rect x="1028.48" width="14.52" rx="2"></rect>')
  })

  test("keeps arcs, curves and closed shapes", () => {
    assert.equal(
      shortenDrawings('<path d="M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7Z"></path>'),
      '<path d="M16.5 12.2a7 7 0 0 1-8.7-8.7 7 7 0 1 0 8.7 8.7Z"></path>',
    )
  })

  test("leaves words and empty paths alone", () => {
    for (const html of ["<p>x=&quot;3.14159&quot; d=&quot;M0 0&quot;</p>", '<path d=""></path>']) assert.equal(shortenDrawings(html), html)
  })
})
