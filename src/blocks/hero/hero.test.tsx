import { drawingFixture } from "#tests/unit/drawing-fixture"
import { minimal } from "#tests/unit/minimal"
import { renderThemed } from "#tests/unit/render"
import type { Fields } from "../block"
import { HeroBlock } from "./hero"
import { schema } from "./schema"

const hero = minimal(schema) as Fields<typeof schema>

/** What stands below the words. */
const below = (picture: Queries.PhotoFragment | null) => {
  const { container } = renderThemed(<HeroBlock {...hero} picture={picture} page={{ path: "/page" }} />)
  return [...container.querySelectorAll("section > :not(:first-child)")]
}

test("a drawing is part of the page, a photograph is asked for at once", () => {
  expect(below(drawingFixture)[0]?.querySelector("svg[role=img]")).toHaveAttribute("aria-label", "One")
  expect(below({ ...drawingFixture, drawing: null })[0]?.querySelector("img")).toHaveAttribute("fetchpriority", "high")
})

test("phones show the part that a drawing names", () => {
  const widths = (phone: string | null) => {
    const [place] = below({ ...drawingFixture, drawing: { ...drawingFixture.drawing, viewBox: "0 0 648 190", phone } })
    const figure = place?.querySelector("figure")
    const rules = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules].map(rule => rule.cssText))
    return rules.filter(rule => rule.includes("max-width") && rule.includes(figure!.classList[0]!)).join()
  }
  expect(widths("100 0 324 190")).toContain("width: 200%")
  expect(widths(null)).not.toContain("width: 200%")
})

test("where content names none a rule ends what is above", () => {
  expect(below(null)).toHaveLength(1)
})
