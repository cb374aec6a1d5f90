import { loadProseParser } from "#engine/prose/parse"
import { renderProse } from "#gatsby/prose/render-prose"
import { proseTags } from "#model/prose/tags"

const words = { footnotes: "Notes", footnoteBack: "Back to the text" }

const noPicture = () => Promise.resolve(null)

describe("renderProse", () => {
  test("renders Markdown and custom tags as HTML", async () => {
    const { html, headings } = await renderProse(
      '## One & only\n\nText with *stress*, `<code>` and [a link](/contact).\n\n<KeyFigure value="2.3x" label="better" />\n\n<Note title="Rule">\n\n- one\n\n</Note>\n\n| A | B |\n|---|---|\n| 1 | 2 |\n| x | 3 |\n',
      noPicture,
      words,
    )
    expect(html).toBe(
      [
        '<h2 id="one--only">One &amp; only</h2>',
        '<p>Text with <em>stress</em>, <code>&lt;code&gt;</code> and <a href="/contact">a link</a>.</p>',
        '<p class="key-figure"><strong>2.3x</strong> <span>better</span></p>',
        '<aside class="note"><p class="note-title">Rule</p><ul>',
        "<li>one</li>",
        "</ul></aside>",
        '<div class="table" role="group" tabindex="0"><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td data-label="A" data-numeric=""><span>1</span></td><td data-label="B"><span>2</span></td></tr><tr><td data-label="A"><span>x</span></td><td data-label="B"><span>3</span></td></tr></tbody></table></div>',
      ].join("\n"),
    )
    expect(headings).toEqual([{ label: "One & only", href: "#one--only" }])
  })

  test("sets the alignment of table columns", async () => {
    const { html } = await renderProse("| A | B | C |\n| :-- | --: | :-: |\n| 1 | 2 | 3 |", noPicture, words)
    const sides = [...html.matchAll(/<t[hd][^>]* style="text-align:(\w+)"/g)].map(([, side]) => side)
    expect(sides).toEqual(["left", "right", "center", "left", "right", "center"])
  })

  test("labels checkboxes without their nested lists", async () => {
    const { html } = await renderProse(
      "- [x] 書く\n- [ ] Check *all*\n  - [ ] one\n\n1. [x] Fertig\n",
      noPicture,
      words,
    )
    const labels = [...html.matchAll(/<li class="task-list-item">\s*(?:<p>)?<label><input[^>]*\/>(.*?)<\/label>/gs)]
    expect(labels.map(([, label = ""]) => label.trim())).toEqual(["書く", "Check <em>all</em>", "one", "Fertig"])
  })

  test("sets dir on blocks with Hebrew or Arabic text", async () => {
    const text =
      "## סיכום\n\nشهادة (مع أقواس).\n\n- שלום\n- two\n\n> فارسی\n\nEnglish, größer.\n\n| א | ב |\n|---|---|\n| 1 | 2 |"
    const { html, headings } = await renderProse(text, noPicture, words)
    expect([...html.matchAll(/<(\w+)[^>]* dir="auto"/g)].map(([, tag]) => tag)).toEqual([
      "h2",
      "p",
      "ul",
      "blockquote",
      "table",
    ])
    expect(headings).toEqual([{ label: "סיכום", href: "#סיכום" }])
  })

  test("wraps a range in one element", async () =>
    expect((await renderProse("In 2–4 weeks.", noPicture, words)).html).toBe(
      '<p>In <span class="range">2–4</span> weeks.</p>',
    ))

  test("renders <WhenForm> by the state of the form", async () => {
    const createWhenForm = (state: string) =>
      `<WhenForm name="contact" state="${state}">\n\n## It is ${state}\n\n</WhenForm>\n`
    const body = `${createWhenForm("on")}\n${createWhenForm("off")}`
    const on = await renderProse(body, noPicture, words, { contact: true, newsletter: false })
    const off = await renderProse(body, noPicture, words, { contact: false, newsletter: true })
    expect([on, off].map(({ headings }) => headings.map(({ label }) => label))).toEqual([["It is on"], ["It is off"]])
  })

  test("draws bars to scale and highlights the bold bar", async () => {
    const list = '<Bars caption="Orders">\n\n- At $60: 1,200 orders\n- **At $90: $300**\n- None: 0\n\n</Bars>\n'
    const { html } = await renderProse(list, noPicture, words)
    expect(
      [...html.matchAll(/<li( data-highlighted="true")?><span>(.*?)<.*?d="M0 0h([\d.]+)v.*?<b>(.*?)<\/b>/g)].map(bar =>
        bar.slice(1),
      ),
    ).toEqual([
      [undefined, "At $60", "100", "1,200 orders"],
      [' data-highlighted="true"', "At $90", "25", "$300"],
      [undefined, "None", "0", "0"],
    ])
  })

  test("reports tag attributes that are not quoted text", async () => {
    const parseProse = await loadProseParser({ tags: proseTags })
    for (const tag of [
      "<KeyFigure value={1} label='x' />",
      "<KeyFigure value label='x' />",
      "<KeyFigure {...all} value='1' label='x' />",
    ])
      expect([tag, parseProse(tag).problems[0]?.message]).toEqual([tag, expect.stringMatching(/as text in quotes/)])
    expect(parseProse("<KeyFigure value='1' label='x' />").problems).toEqual([])
  })

  const photo: Queries.PictureFragment = {
    src: "/one.jpg",
    width: 900,
    height: 600,
    alt: "",
    image: {
      layout: "constrained",
      width: 900,
      height: 600,
      backgroundColor: "#123456",
      images: {
        fallback: { src: "/one.jpg", srcSet: "/small.jpg 320w,/one.jpg 900w" },
        sources: [{ type: "image/avif", srcSet: "/one.avif 900w" }],
      },
    },
    drawing: null,
  }

  test("renders a lone picture as a figure that links to its largest file", async () => {
    const { html } = await renderProse(
      '![A pier](./pier.jpg "At night")\n\nA ![mark](./mark.svg) here.',
      url => Promise.resolve(url === "./pier.jpg" ? photo : { ...photo, src: "/mark.svg", image: null }),
      words,
    )
    const sizes = 'sizes="(min-width: 60rem) 54rem, calc(100vw - 2rem)"'
    expect(html.replaceAll(sizes, "sizes")).toBe(
      [
        '<figure class="picture"><a href="/one.jpg"><picture><source type="image/avif" srcSet="/one.avif 900w" sizes/>' +
          '<img src="/one.jpg" srcSet="/small.jpg 320w,/one.jpg 900w" sizes alt="A pier" width="900" height="600" ' +
          'loading="lazy" decoding="async" style="background-color:#123456"/></picture></a>' +
          "<figcaption>At night</figcaption></figure>",
        '<p>A <picture><img src="/mark.svg" alt="mark" width="900" height="600" loading="lazy" decoding="async" data-light-background="true"/></picture> here.</p>',
      ].join("\n"),
    )
  })

  test("highlights code in known languages only", async () => {
    const code = (language: string) => ["```" + language, "const one = 1", "```"].join("\n")
    const { html } = await renderProse(code("js"), noPicture, words)
    expect(html).toContain('<span class="hljs-keyword">const</span>')
    const { html: plain } = await renderProse(code("nonsense"), noPicture, words)
    expect(plain).toContain(">const one = 1\n</code>")
  })

  test("renders a hidden footnotes heading and labeled back links", async () => {
    const { html, headings } = await renderProse("A claim.[^1]\n\n[^1]: Its source.", noPicture, words)
    expect(html).toMatch(/<h2[^>]* class="sr-only"[^>]*>Notes<\/h2>|<h2 class="sr-only"[^>]*>Notes<\/h2>/)
    expect(html).toContain('aria-label="Back to the text"')
    expect(headings).toEqual([])
  })
})
