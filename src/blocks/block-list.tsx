import type { ComponentType } from "react"
import type { z } from "zod"
import type { BlockPage, BlockProps } from "./block"
import type { blockSchemas } from "./block-schemas"
import * as blockComponents from "./components"

type BlockSchema = (typeof blockSchemas)[number]

/** Block components by GraphQL type. */
const components: Record<`${Capitalize<z.output<BlockSchema>["type"]>}Block`, ComponentType<never>> = blockComponents

interface BlockListProps {
  blocks: readonly Queries.BlockFragment[]
  page: BlockPage
}

/** Renders blocks in order. */
export const BlockList = ({ blocks, page }: BlockListProps) =>
  blocks.map(({ __typename: name, ...fields }, index) => {
    // Each block has its own component; TypeScript cannot pair the members of two unions.
    const Component = components[name] as ComponentType<BlockProps<BlockSchema>>
    const occurrence = blocks.slice(0, index + 1).filter(({ __typename }) => __typename === name).length
    return (
      <Component
        key={index}
        {...(fields as BlockProps<BlockSchema>)}
        page={page}
        {...(occurrence > 1 && { idSuffix: `-${occurrence}` })}
      />
    )
  })
