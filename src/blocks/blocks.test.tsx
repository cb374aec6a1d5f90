import { typeOf } from "../../packages/content-engine/shapes/to-sdl"
import { minimal } from "../../tests/unit/minimal"
import { Blocks } from "./registry"
import { blockShapes } from "./shapes"
import { renderThemed } from "../../tests/unit/render"

type Block = Queries.BlockFragment

const page = { path: "/page" }

/** The smallest block that a shape allows, as GraphQL would answer it. */
const smallest = (shape: (typeof blockShapes)[number]): Block => {
  const { id } = typeOf(shape, "a block")
  return { ...(minimal(shape) as object), __typename: id } as Block
}

test.each(blockShapes.map(shape => [shape.shape.type.value, shape] as const))(
  "%s stands with the smallest content its shape allows",
  (_, shape) => {
    const { container } = renderThemed(<Blocks blocks={[smallest(shape)]} page={page} />)
    expect(container.querySelector("h1, h2, h3, dl, ul, svg, img, p, nav, button, blockquote")).not.toBeNull()
    const read = container.cloneNode(true) as Element
    for (const script of read.querySelectorAll("script")) script.remove()
    expect(read.textContent).not.toMatch(/undefined|null|NaN/)
    // Words that content may mark are bold, and their stars are read by nobody.
    expect(read.textContent).not.toContain("**")
  },
)

test("blocks stand in the order of the page", () => {
  const blocks = [...blockShapes].reverse().map((shape, index) => {
    const block = smallest(shape)
    const title = `Title ${index} of all`
    // What shows no title has a name for assistive technology, or a heading that stands in its place.
    const none = "noneTitle" in block && { noneTitle: title }
    return { ...block, title, heading: title, ...none }
  })
  const { container } = renderThemed(<Blocks blocks={blocks} page={page} />)
  const html = container.innerHTML
  // Some show nothing of their own without the records that they list.
  const places = blocks.flatMap(({ title }) => (html.includes(title) ? [html.indexOf(title)] : []))
  expect(places.length).toBeGreaterThan(blocks.length / 2)
  expect(places).toEqual([...places].sort((one, other) => one - other))
})
