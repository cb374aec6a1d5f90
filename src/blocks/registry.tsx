import type { ComponentType } from "react"
import type { z } from "zod"
import type { BlockProps, BlockPage } from "./block"
import * as ours from "./components"
import type { blockSchemas } from "./schemas"

type Schema = (typeof blockSchemas)[number]

/** The component of every block by its GraphQL type. */
const components: Record<`${Capitalize<z.output<Schema>["type"]>}Block`, ComponentType<never>> = ours

interface BlocksProps {
  blocks: readonly Queries.BlockFragment[]
  page: BlockPage
}

/** Blocks in their order. */
export const BlockList = ({ blocks, page }: BlocksProps) =>
  blocks.map(({ __typename: name, ...fields }, index) => {
    // Each block has its own component; TypeScript cannot pair the members of two unions.
    const Component = components[name] as ComponentType<BlockProps<Schema>>
    const place = blocks.slice(0, index + 1).filter(({ __typename }) => __typename === name).length
    return (
      <Component
        key={index}
        {...(fields as BlockProps<Schema>)}
        page={page}
        {...(place > 1 && { idSuffix: `-${place}` })}
      />
    )
  })
