import { BlockList } from "#blocks/block-list"
import { blockSchemas } from "#blocks/block-schemas"
import { itemsSchema } from "#blocks/items/schema"
import { typeOf } from "#engine/schema/to-sdl"
import { createMinimal } from "../../unit/minimal"
import { renderToHtml } from "./themed"

type Block = Queries.BlockFragment

/**
 * Renders each block, and `items` in each layout, once for each text, which fills every field. Each block has a
 * `<main>` with its name.
 */
export const renderBlocks = (texts: string[]): string => {
  const blockLists = blockSchemas
    .flatMap(schema => {
      const __typename = typeOf(schema, "a block").id
      const blocks = texts.map(text => ({ ...(createMinimal(schema, text) as object), __typename }) as Block)
      const name: string = schema.shape.type.value
      if (name !== "items") return [{ name, blocks }]
      const layouts = itemsSchema.shape.layout.unwrap().options
      return layouts.map(layout => ({
        name: `items, ${layout}`,
        blocks: blocks.map(block => ({ ...block, layout }) as Block),
      }))
    })
    // Links of this block need data of the build.
    .filter(({ name }) => name !== "categories")
  return renderToHtml(
    blockLists.map(({ name, blocks }) => (
      <main key={name} data-block={name}>
        <BlockList blocks={blocks} page={{ path: "/page" }} />
      </main>
    )),
  )
}
