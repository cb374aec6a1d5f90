import { darkColors, lightColors } from "#theme/tokens"
import { parseDrawing } from "./drawing"
import { createDrawingFile } from "./drawing-file"
import { typesetter } from "./typesetter"
import { minify } from "./minify"

const BOX = "0 0 400 100"
const drawn = (marks: string) => minify(BOX, `<svg viewBox="${BOX}">${marks}</svg>`)

describe("a drawing is read", () => {
  const found = (inner: string) => parseDrawing(`<svg viewBox="${BOX}">${inner}</svg>`, "one")

  test("its colors of the palette are those of the color mode, however its program writes them", () => {
    const { accent, text } = lightColors
    const { markup } = found(`<path fill="${accent.toUpperCase()}" style="stroke:${text};opacity:.5" d="M0 0h9"/>`)
    expect(markup).toContain('<path fill="var(--accent)" style="stroke:var(--text);opacity:.5"')
    expect(found('<path fill="#123456" d="M0 0h9"/>').markup).toContain('fill="#123456"')
  })

  test("its title and its rules go", () => {
    const { markup } = found("<title>One</title><style>/* day */ text,.plate{fill:#fff}</style>")
    expect([markup.includes("One"), markup.includes("plate")]).toEqual([false, false])
  })

  test("keeps its ids apart from those of a file of the same name", () => {
    const idsIn = (path: string) =>
      parseDrawing('<svg viewBox="0 0 9 9"><g id="a"/></svg>', path).markup.match(/ id="[^"]+"/g)
    const paths = ["one/flow.svg", "two/flow.svg", "name (1).svg", "név.svg"]
    expect(new Set(paths.flatMap(idsIn)).size).toBe(paths.length)
    for (const id of paths.flatMap(idsIn)) expect(id).toMatch(/^ id="drawing-[\da-f]+-a"$/)
  })

  test("it names the part that phones show", () => {
    expect(found('<view id="phone" viewBox="1 2 3 4"/>').phone).toBe("1 2 3 4")
  })
})

describe("a drawing is made small", () => {
  test("marks of one class share a path", () =>
    expect(drawn('<path class="plate" d="M0 0h10v10h-10z"/><path class="plate" d="M20 0h10v10h-10z"/>').content).toBe(
      '<path class="plate" d="M0 0h10v10H0zm20 0h10v10H20z"/>',
    ))

  test("but never where the order of painting is seen", () => {
    const covered =
      '<path class="plate" d="M0 0h10v10h-10z"/><path class="bar" d="M5 5h9v9z"/><path class="plate" d="M9 9h9v9z"/>'
    expect(drawn(covered).content.split("<path")).toHaveLength(4)
    const crossing = '<path class="plate" d="M0 0h10v10h-10z"/><path class="plate" d="M5 5h10v10h-10z"/>'
    expect(drawn(crossing).content.split("<path")).toHaveLength(3)
  })

  test("a line without length and the words stay", () => {
    expect(drawn('<path class="outline" d="M5 5h0"/>').content).toMatch(/d="M5 5/)
    expect(drawn('<text x="1" y="9">A &amp; B</text>').content).toMatch(/>A &amp; B<\/text>/)
  })
})

describe("a drawing as a file", () => {
  let set: Awaited<ReturnType<typeof typesetter>>
  beforeAll(async () => {
    set = await typesetter()
  })
  const file = (marks: string) => createDrawingFile(minify(BOX, `<svg viewBox="${BOX}">${marks}</svg>`, set))

  test("has its lettering as outlines", () => {
    const { svg } = file('<text class="soft" x="50" y="50" text-anchor="middle" font-size="20">Week</text>')
    expect(svg).not.toContain("<text")
    expect(svg).toMatch(/<path class="soft" d="[^"]{50}/)
  })

  test("has no groups but those that move", () => {
    const { svg } = file('<g transform="translate(10 20) scale(.5)"><path class="outline" d="M0 0h20"/></g>')
    expect(svg).toContain('<path class="outline" d="M10 20h10"/>')
    expect(file('<g class="hoist"><path class="outline" d="M0 0h9"/></g>').svg).toContain('<g class="hoist"><path')
  })

  test("carries the rules of its own classes, and their colors by day and by night", () => {
    const { svg } = file('<path class="sea" d="M0 0h9v9z"/>')
    const [day = "", night = ""] = svg.split("prefers-color-scheme:dark")
    expect(day).toContain(lightColors.accent)
    expect(night).toContain(darkColors.accent)
    expect(svg).not.toContain(lightColors.action)
  })

  test("shows its frame, and more where marks run out of it", () => {
    expect(file('<path class="wash" d="M10 10h9v9z"/>').frame).toEqual([0, 0, 400, 100])
    expect(file('<path class="wash" d="M-900 10h2000v80z"/>').frame).toEqual([-901, 0, 2002, 100])
  })
})
