import { typeOf } from "#engine/schema/to-sdl"
import { MAIN_HEADING_BLOCKS } from "#model/rules/main-heading"
import { isPageId } from "#site/page-ids"
import { minimal } from "#tests/unit/minimal"
import { renderThemed } from "#tests/unit/render"
import { BlockList } from "./registry"
import { blockSchemas } from "./schemas"

type Block = Queries.BlockFragment

const page = { path: "/page" }

/** The smallest block that a shape allows, as GraphQL would answer it. */
const smallest = (schema: (typeof blockSchemas)[number]): Block => {
  const { id } = typeOf(schema, "a block")
  return { ...(minimal(schema) as object), __typename: id } as Block
}

test.each(blockSchemas.map(schema => [schema.shape.type.value, schema] as const))(
  "%s stands with the smallest content its shape allows",
  (_, schema) => {
    const { container } = renderThemed(<BlockList blocks={[smallest(schema)]} page={page} />)
    expect(container.querySelector("h1, h2, h3, dl, ul, svg, img, p, nav, button, blockquote")).not.toBeNull()
    const read = container.cloneNode(true) as Element
    for (const script of read.querySelectorAll("script")) script.remove()
    expect(read.textContent).not.toMatch(/undefined|null|NaN/)
    // Words that content may mark are bold, and their stars are read by nobody.
    expect(read.textContent).not.toContain("**")
  },
)

test.each(blockSchemas.map(schema => [schema.shape.type.value, schema] as const))(
  "two blocks of the type %s have ids and main headings that the check knows",
  (type, schema) => {
    const { container } = renderThemed(<BlockList blocks={[smallest(schema), smallest(schema)]} page={page} />)
    const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id)
    // Content gives and checks those of answers; React makes its own.
    const made = ids.filter(id => !/^(?:Text|_r_)/.test(id))
    expect(made).toEqual([...new Set(made)])
    expect(made.filter(id => !isPageId(id, [type]))).toEqual([])
    const fields = [...container.querySelectorAll<HTMLLabelElement>("label[for]")].map(({ control }) => control)
    expect(fields).not.toContain(null)
    expect(new Set(fields).size).toBe(fields.length)
    for (const named of container.querySelectorAll("[aria-labelledby]"))
      expect(made).toContain(named.getAttribute("aria-labelledby"))
    // A question closes those of its own block alone.
    const names = [...container.querySelectorAll("details[name]")].map(details => details.getAttribute("name"))
    expect(new Set(names).size).toBe(names.length)
    expect(container.querySelectorAll("h1")).toHaveLength(MAIN_HEADING_BLOCKS.includes(type) ? 2 : 0)
  },
)

test("blocks stand in the order of the page", () => {
  const blocks = [...blockSchemas].reverse().map((schema, index) => {
    const block = smallest(schema)
    const title = `Title ${index} of all`
    // What shows no title has a name for assistive technology, or a heading that stands in its place.
    const none = "noneTitle" in block && { noneTitle: title }
    return { ...block, title, heading: title, ...none }
  })
  const { container } = renderThemed(<BlockList blocks={blocks} page={page} />)
  const html = container.innerHTML
  // Some show nothing of their own without the records that they list.
  const places = blocks.flatMap(({ title }) => (html.includes(title) ? [html.indexOf(title)] : []))
  expect(places.length).toBeGreaterThan(blocks.length / 2)
  expect(places).toEqual([...places].sort((one, other) => one - other))
})
