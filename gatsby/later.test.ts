import { setDrawingsAside, sheetOf } from "./later"

const lines = (name: string) => `<path class="s" d="${name}${"h9v9".repeat(80)}"/>`
const drawing = (content: string) =>
  `<svg viewBox="0 0 9 9" class="css-a" role="img" aria-label="A quay">${content}</svg>`
const band = (content: string) => `<section><h2>Head</h2>${content}</section>`
const page = (...bands: string[]) =>
  `<header>${drawing(lines("top"))}</header><main>${bands.map(band).join("")}</main><footer>${drawing(lines("foot"))}</footer>`

describe("setDrawingsAside", () => {
  test("leaves the upper two bands, header and footer as they are", () => {
    const html = page(drawing(lines("one")), `${drawing(lines("two"))}<section>${drawing(lines("inner"))}</section>`)
    expect(setDrawingsAside(html)).toEqual({ html, drawings: [] })
  })

  test("empties what is below, which keeps its place and its description", () => {
    const { html, drawings } = setDrawingsAside(page("", "", `<p>Before</p>${drawing(lines("three"))}<p>After</p>`))
    expect(html).toContain(
      '<p>Before</p><svg viewBox="0 0 9 9" class="css-a" role="img" aria-label="A quay" data-frame="0"></svg><p>After</p></section></main>',
    )
    expect(drawings.map(({ content }) => content)).toEqual([lines("three")])
  })

  test("takes a drawing with the drawings inside it, and equal ones once", () => {
    const ship = `<path d="M0 0"/><svg x="1">${lines("cargo")}</svg>`
    const { html, drawings } = setDrawingsAside(page("", "", drawing(ship), drawing(lines("other")) + drawing(ship)))
    expect(drawings.map(({ content }) => content)).toEqual([ship, lines("other")])
    expect([...html.matchAll(/data-frame="(\d)"/g)].map(([, number]) => number)).toEqual(["0", "1", "0"])
  })

  test("leaves icons where they are", () => {
    const html = page("", "", drawing('<path d="M0 0h9"/>'))
    expect(setDrawingsAside(html).html).toBe(html)
  })
})

describe("sheetOf", () => {
  test("colours each drawing by the rules of its own, by day and by night", () => {
    const { drawings } = setDrawingsAside(page("", "", drawing(lines("three"))))
    const rules = [
      ":root{--ink:#000}",
      "@media (prefers-color-scheme: dark){:root{--ink:#fff}}",
      ".css-a .s{stroke:var(--ink)}",
      ".css-b{color:red}",
    ]
    const picture = decodeURIComponent(
      /url\("data:image\/svg\+xml,([^"]*)"\)/.exec(sheetOf(drawings, rules.join("")))?.[1] ?? "",
    )
    expect(picture).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" class="css-a" role="img" aria-label="A quay"><style>${rules.slice(0, 3).join("")}</style>${lines("three")}</svg>`,
    )
  })
})
