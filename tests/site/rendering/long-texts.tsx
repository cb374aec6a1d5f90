import { BlockList } from "#blocks/block-list"
import { blockSchemas } from "#blocks/block-schemas"
import { itemsSchema } from "#blocks/items/schema"
import { typeOf } from "#engine/schema/to-sdl"
import { minimal } from "../../unit/minimal"
import { renderToHtml } from "./themed"

type Block = Queries.BlockFragment

/** Renders each block, and `items` in each layout, with the same text in every field. */
export const renderBlocks = (text: string): { name: string; html: string }[] =>
  blockSchemas
    .flatMap(schema => {
      const block = { ...(minimal(schema, text) as object), __typename: typeOf(schema, "a block").id } as Block
      const name: string = schema.shape.type.value
      if (name !== "items") return [{ name, block }]
      const layouts = itemsSchema.shape.layout.unwrap().options
      return layouts.map(layout => ({ name: `items, ${layout}`, block: { ...block, layout } as Block }))
    })
    // Links of this block need data of the build.
    .filter(({ name }) => name !== "categories")
    .map(({ name, block }) => ({
      name,
      html: renderToHtml(<BlockList blocks={[block]} page={{ path: "/page" }} />),
    }))
