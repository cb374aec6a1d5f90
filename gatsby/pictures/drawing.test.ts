import { darkColors, lightColors } from "#theme/tokens"
import { parseDrawing } from "./drawing"
import { createDrawingFile } from "./drawing-file"
import { minify } from "./minify"
import { getTypesetter } from "./typesetter"

const BOX = "0 0 400 100"
const minifyMarkup = (markup: string) => minify(BOX, `<svg viewBox="${BOX}">${markup}</svg>`)

describe("parseDrawing", () => {
  const parse = (inner: string) => parseDrawing(`<svg viewBox="${BOX}">${inner}</svg>`, "one")

  test("replaces palette colors by variables", () => {
    const { accent, text } = lightColors
    const { markup } = parse(`<path fill="${accent.toUpperCase()}" style="stroke:${text};opacity:.5" d="M0 0h9"/>`)
    expect(markup).toContain('<path fill="var(--accent)" style="stroke:var(--text);opacity:.5"')
    expect(parse('<path fill="#123456" d="M0 0h9"/>').markup).toContain('fill="#123456"')
  })

  test("removes the title and the style rules", () => {
    const { markup } = parse("<title>One</title><style>/* day */ text,.plate{fill:#fff}</style>")
    expect([markup.includes("One"), markup.includes("plate")]).toEqual([false, false])
  })

  test("returns unique ids for files with the same name", () => {
    const idsIn = (path: string) =>
      parseDrawing('<svg viewBox="0 0 9 9"><g id="a"/></svg>', path).markup.match(/ id="[^"]+"/g)
    const paths = ["one/flow.svg", "two/flow.svg", "name (1).svg", "név.svg"]
    expect(new Set(paths.flatMap(idsIn)).size).toBe(paths.length)
    for (const id of paths.flatMap(idsIn)) expect(id).toMatch(/^ id="drawing-[\da-f]+-a"$/)
  })

  test("returns the view box for phones", () => {
    expect(parse('<view id="phone" viewBox="1 2 3 4"/>').phoneViewBox).toBe("1 2 3 4")
  })
})

describe("minify", () => {
  test("merges paths of one class", () =>
    expect(
      minifyMarkup('<path class="plate" d="M0 0h10v10h-10z"/><path class="plate" d="M20 0h10v10h-10z"/>').content,
    ).toBe('<path class="plate" d="M0 0h10v10H0zm20 0h10v10H20z"/>'))

  test("keeps paths whose paint order is visible", () => {
    const covered =
      '<path class="plate" d="M0 0h10v10h-10z"/><path class="bar" d="M5 5h9v9z"/><path class="plate" d="M9 9h9v9z"/>'
    expect(minifyMarkup(covered).content.split("<path")).toHaveLength(4)
    const crossing = '<path class="plate" d="M0 0h10v10h-10z"/><path class="plate" d="M5 5h10v10h-10z"/>'
    expect(minifyMarkup(crossing).content.split("<path")).toHaveLength(3)
  })

  test("keeps dots and text", () => {
    expect(minifyMarkup('<path class="outline" d="M5 5h0"/>').content).toMatch(/d="M5 5/)
    expect(minifyMarkup('<text x="1" y="9">A &amp; B</text>').content).toMatch(/>A &amp; B<\/text>/)
  })
})

describe("createDrawingFile", () => {
  let outline: Awaited<ReturnType<typeof getTypesetter>>
  beforeAll(async () => {
    outline = await getTypesetter()
  })
  const createFile = (markup: string) =>
    createDrawingFile(minify(BOX, `<svg viewBox="${BOX}">${markup}</svg>`, outline))

  test("converts text to outlines", () => {
    const { svg } = createFile('<text class="soft" x="50" y="50" text-anchor="middle" font-size="20">Week</text>')
    expect(svg).not.toContain("<text")
    expect(svg).toMatch(/<path class="soft" d="[^"]{50}/)
  })

  test("removes groups except animated ones", () => {
    const { svg } = createFile('<g transform="translate(10 20) scale(.5)"><path class="outline" d="M0 0h20"/></g>')
    expect(svg).toContain('<path class="outline" d="M10 20h10"/>')
    expect(createFile('<g class="hoist"><path class="outline" d="M0 0h9"/></g>').svg).toContain(
      '<g class="hoist"><path',
    )
  })

  test("includes the rules of its classes with light and dark colors", () => {
    const { svg } = createFile('<path class="sea" d="M0 0h9v9z"/>')
    const [light = "", dark = ""] = svg.split("prefers-color-scheme:dark")
    expect(light).toContain(lightColors.accent)
    expect(dark).toContain(darkColors.accent)
    expect(svg).not.toContain(lightColors.action)
  })

  test("includes paths beyond the view box", () => {
    expect(createFile('<path class="wash" d="M10 10h9v9z"/>').bounds).toEqual([0, 0, 400, 100])
    expect(createFile('<path class="wash" d="M-900 10h2000v80z"/>').bounds).toEqual([-901, 0, 2002, 100])
  })
})
