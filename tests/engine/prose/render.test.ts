import { headingsOf, renderProse } from "../../../gatsby/prose/render"
import { loadProseReader } from "../../../gatsby/prose/parse"

const held = new Map<string, unknown>()
const cache = {
  get: (key: string) => Promise.resolve(held.get(key)),
  set: (key: string, value: unknown) => Promise.resolve(held.set(key, value)),
} as never

test("prose becomes HTML, with our tags in their markup", async () => {
  const html = await renderProse(
    '## One & only\n\nText with *stress*, `<code>` and [a link](/contact).\n\n<KeyFigure value="2.3x" label="better" />\n\n<Note title="Rule">\n\n- one\n\n</Note>\n\n| A | B |\n|---|---|\n| 1 | 2 |\n',
    "one",
    cache,
  )
  expect(html).toBe(
    [
      '<h2 id="one--only">One &amp; only</h2>',
      '<p>Text with <em>stress</em>, <code>&lt;code&gt;</code> and <a href="/contact">a link</a>.</p>',
      '<p class="key-figure"><strong>2.3x</strong> <span>better</span></p>',
      '<aside class="note"><p class="note-title">Rule</p><ul>',
      "<li>one</li>",
      "</ul></aside>",
      '<div class="table" role="group" tabindex="0"><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table></div>',
    ].join("\n"),
  )
  expect(headingsOf(html)).toEqual([{ id: "one--only", text: "One & only" }])
})

test("the same prose is rendered once", async () => {
  const [first, second] = await Promise.all([
    renderProse("Once.", "two", cache),
    renderProse("Never read.", "two", cache),
  ])
  expect([first, second]).toEqual(["<p>Once.</p>", "<p>Once.</p>"])
  expect(await renderProse("Neither.", "two", cache)).toBe("<p>Once.</p>")
})

test("tags take text in quotes and no code", async () => {
  const read = await loadProseReader()
  for (const tag of [
    "<KeyFigure value={1} label='x' />",
    "<KeyFigure value label='x' />",
    "<KeyFigure {...all} value='1' label='x' />",
  ])
    expect(read(tag).problems[0]?.message ?? "", tag).toMatch(/must be text in quotes/)
  expect(read("<KeyFigure value='1' label='x' />").problems).toEqual([])
})
