import { drawingFixture } from "#tests/unit/drawing-fixture"
import { createMinimal } from "#tests/unit/minimal"
import { renderThemed } from "#tests/unit/render"
import type { Fields } from "../block"
import { HeroBlock } from "./hero"
import { heroSchema } from "./schema"

const hero = createMinimal(heroSchema) as Fields<typeof heroSchema>

/** Renders the block; returns the elements below the header. */
const renderBelowHeader = (picture: Queries.PictureFragment | null) => {
  const { container } = renderThemed(<HeroBlock {...hero} picture={picture} page={{ path: "/page" }} />)
  return [...container.querySelectorAll("section > :not(:first-child)")]
}

describe("HeroBlock", () => {
  test("inlines a drawing and loads a photograph with high priority", () => {
    expect(renderBelowHeader(drawingFixture)[0]?.querySelector("svg[role=img]")).toHaveAttribute("aria-label", "One")
    expect(renderBelowHeader({ ...drawingFixture, drawing: null })[0]?.querySelector("img")).toHaveAttribute(
      "fetchpriority",
      "high",
    )
  })

  test("shows the phone view of a drawing on phones", () => {
    const maxWidthRules = (phoneViewBox: string | null) => {
      const [element] = renderBelowHeader({
        ...drawingFixture,
        drawing: { ...drawingFixture.drawing, viewBox: "0 0 648 190", phoneViewBox },
      })
      const figure = element?.querySelector("figure")
      const rules = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules].map(rule => rule.cssText))
      return rules.filter(rule => rule.includes("max-width") && rule.includes(figure!.classList[0]!)).join()
    }
    expect(maxWidthRules("100 0 324 190")).toContain("width: 200%")
    expect(maxWidthRules(null)).not.toContain("width: 200%")
  })

  test("renders a divider without a picture", () => {
    expect(renderBelowHeader(null)).toHaveLength(1)
  })
})
