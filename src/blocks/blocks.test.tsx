import { typeOf } from "#engine/schema/to-sdl"
import { mainHeadingTypes } from "#model/rules/main-heading"
import { isComponentId } from "#site/page-ids"
import { createMinimal } from "#tests/unit/minimal"
import { renderThemed } from "#tests/unit/render"
import { BlockList } from "./block-list"
import { blockSchemas } from "./block-schemas"

type Block = Queries.BlockFragment

const page = { path: "/page" }

/** Returns the smallest valid block, as GraphQL returns it. */
const minimalBlock = (schema: (typeof blockSchemas)[number]): Block => {
  const { id } = typeOf(schema, "a block")
  return { ...(createMinimal(schema) as object), __typename: id } as Block
}

describe("BlockList", () => {
  test.each(blockSchemas.map(schema => [schema.shape.type.value, schema] as const))(
    "renders %s with minimal content",
    (_, schema) => {
      const { container } = renderThemed(<BlockList blocks={[minimalBlock(schema)]} page={page} />)
      expect(container.querySelector("h1, h2, h3, dl, ul, svg, img, p, nav, button, blockquote")).not.toBeNull()
      const content = container.cloneNode(true) as Element
      for (const script of content.querySelectorAll("script")) script.remove()
      expect(content.textContent).not.toMatch(/undefined|null|NaN/)
      // Inline Markdown is rendered, without its asterisks.
      expect(content.textContent).not.toContain("**")
    },
  )

  test.each(blockSchemas.map(schema => [schema.shape.type.value, schema] as const))(
    "renders two %s blocks with unique, reserved ids, and with an h1 only if the type has one",
    (type, schema) => {
      const { container } = renderThemed(
        <BlockList blocks={[minimalBlock(schema), minimalBlock(schema)]} page={page} />,
      )
      const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id)
      // Ids of answers ("Text…") are content; React generates "_r_…".
      const blockIds = ids.filter(id => !/^(?:Text|_r_)/.test(id))
      expect(blockIds).toEqual([...new Set(blockIds)])
      expect(blockIds.filter(id => !isComponentId(id, [type]))).toEqual([])
      const fields = [...container.querySelectorAll<HTMLLabelElement>("label[for]")].map(({ control }) => control)
      expect(fields).not.toContain(null)
      expect(new Set(fields).size).toBe(fields.length)
      for (const labeled of container.querySelectorAll("[aria-labelledby]"))
        expect(blockIds).toContain(labeled.getAttribute("aria-labelledby"))
      // An opened question closes only others of its block.
      const names = [...container.querySelectorAll("details[name]")].map(details => details.getAttribute("name"))
      expect(new Set(names).size).toBe(names.length)
      expect(container.querySelectorAll("h1")).toHaveLength(mainHeadingTypes.includes(type) ? 2 : 0)
    },
  )

  test("renders blocks in the order of the page", () => {
    const blocks = [...blockSchemas].reverse().map((schema, index) => {
      const block = minimalBlock(schema)
      const title = `Title ${index} of all`
      // Blocks without a visible title have an accessible name or another heading.
      const noticeTitle = "noneTitle" in block && { noneTitle: title }
      return { ...block, title, heading: title, ...noticeTitle }
    })
    const { container } = renderThemed(<BlockList blocks={blocks} page={page} />)
    const html = container.innerHTML
    // Some blocks render no title without the entries that they list.
    const positions = blocks.flatMap(({ title }) => (html.includes(title) ? [html.indexOf(title)] : []))
    expect(positions.length).toBeGreaterThan(blocks.length / 2)
    expect(positions).toEqual([...positions].sort((a, b) => a - b))
  })
})
