import { item, itemFields } from "#model/parts/common"
import { drawn } from "#tests/unit/drawn"
import { minimal } from "#tests/unit/minimal"
import { renderThemed } from "#tests/unit/render"
import type { Fields } from "../block"
import { Items } from "./items"
import { shape } from "./shape"

const entry = {
  ...(minimal(item(itemFields)) as Queries.ItemFragment),
  title: "Title of the entry",
  text: "Its text",
  work: "What we do",
  outcome: "What changes",
  points: ["One point"],
  linkLabel: "Its link",
  href: "/pricing",
  figure: "12",
  picture: drawn,
}
const block = { ...(minimal(shape) as Fields<typeof shape>), title: "Heading" }
const layouts = shape.shape.layout.unwrap().options

test.each(layouts)("the layout %s shows its heading and the title of each entry", layout => {
  const { container } = renderThemed(
    <Items {...block} layout={layout} items={[entry, { ...entry, title: "Another" }]} />,
  )
  // Links to blocks are named by it.
  if (layout === "contents") expect(container.querySelector("nav")).toHaveAccessibleName("Heading")
  else expect(container.querySelector("h2")).toHaveTextContent("Heading")
  for (const title of [entry.title, "Another"]) expect(container).toHaveTextContent(title)
})
