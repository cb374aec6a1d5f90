import type { ComponentType } from "react"
import type { z } from "zod"
import type { BlockProps, PageOfBlock } from "./block"
import * as ours from "./components"
import type { blockShapes } from "./shapes"

type Shape = (typeof blockShapes)[number]

/** The component of every block by its GraphQL type. */
const components: Record<`${Capitalize<z.output<Shape>["type"]>}Block`, ComponentType<never>> = ours

interface BlocksProps {
  blocks: readonly Queries.BlockFragment[]
  page: PageOfBlock
}

/** Blocks in their order. */
export const Blocks = ({ blocks, page }: BlocksProps) =>
  blocks.map(({ __typename: name, ...fields }, index) => {
    // Each block has its own component; TypeScript cannot pair the members of two unions.
    const Component = components[name] as ComponentType<BlockProps<Shape>>
    const place = blocks.slice(0, index + 1).filter(({ __typename }) => __typename === name).length
    return (
      <Component
        key={index}
        {...(fields as BlockProps<Shape>)}
        page={page}
        {...(place > 1 && { idSuffix: `-${place}` })}
      />
    )
  })
