import { item, itemFields } from "#model/shared/schemas"
import { drawingFixture } from "#tests/unit/drawing-fixture"
import { createMinimal } from "#tests/unit/minimal"
import { renderThemed } from "#tests/unit/render"
import type { Fields } from "../block"
import { ItemsBlock } from "./items"
import { itemsSchema } from "./schema"

const testItem = {
  ...(createMinimal(item(itemFields)) as Queries.ItemFragment),
  title: "Title of the item",
  text: "Its text",
  solution: "What we do",
  outcome: "What changes",
  points: ["One point"],
  linkLabel: "Its link",
  href: "/pricing",
  figure: "12",
  picture: drawingFixture,
}
const block = { ...(createMinimal(itemsSchema) as Fields<typeof itemsSchema>), title: "Heading" }
const layouts = itemsSchema.shape.layout.unwrap().options

describe("ItemsBlock", () => {
  test.each(layouts)("renders heading and item titles in the layout %s", layout => {
    const { container } = renderThemed(
      <ItemsBlock {...block} layout={layout} items={[testItem, { ...testItem, title: "Another" }]} />,
    )
    // The layout "contents" is a table of contents: its title is the nav's aria-label, not an h2.
    if (layout === "contents") expect(container.querySelector("nav")).toHaveAccessibleName("Heading")
    else expect(container.querySelector("h2")).toHaveTextContent("Heading")
    for (const title of [testItem.title, "Another"]) expect(container).toHaveTextContent(title)
  })
})
