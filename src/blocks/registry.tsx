import type { ComponentType } from "react"
import type { BlockProps, PageOfBlock } from "./block"
import * as ours from "./components"

type Block = Queries.BlockFragment

/** The component of every block, which is given the fields of its fragment. */
const components: { [Name in Block["__typename"]]: ComponentType<BlockProps<Extract<Block, { __typename: Name }>>> } =
  ours

interface BlocksProps {
  blocks: readonly Block[]
  page: PageOfBlock
}

/** Blocks in their order. */
export const Blocks = ({ blocks, page }: BlocksProps) =>
  blocks.map(({ __typename: name, ...fields }, index) => {
    // Each block has its own component; TypeScript cannot pair the members of two unions.
    const Component = components[name] as ComponentType<BlockProps<typeof fields>>
    const place = blocks.slice(0, index + 1).filter(({ __typename }) => __typename === name).length
    return <Component key={index} {...fields} page={page} {...(place > 1 && { idSuffix: `-${place}` })} />
  })
