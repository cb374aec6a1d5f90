import { blockSchemas } from "#blocks/block-schemas"
import { entryIssue, getMeta, type Rule } from "#engine"
import { blockLists, typeOfBlock } from "../shared/unvalidated-data"

/** Types of blocks that render the h1 of a page. */
export const mainHeadingTypes: readonly string[] = blockSchemas
  .filter(schema => getMeta(schema).blockGroup === "Heroes")
  .map(({ shape }) => shape.type.value)

/** Requires one h1 in the blocks of a page, and none in blocks below generated pages, which render it. */
export const oneMainHeading: Rule = ({ entries }) =>
  entries.flatMap(entry =>
    blockLists(entry.data).flatMap(({ path, blocks }) => {
      const isPageList = path.length === 1 && path[0] === "blocks"
      const headingIndexes = [...blocks.keys()].filter(index => mainHeadingTypes.includes(typeOfBlock(blocks[index])))
      if (isPageList && headingIndexes.length === 0)
        return [entryIssue(entry, path, "This page has no main heading. Add a block of type `hero`.")]
      return headingIndexes
        .slice(isPageList ? 1 : 0)
        .map(index =>
          entryIssue(
            entry,
            [...path, index, "type"],
            "The page already has a main heading. Delete this block, or choose another type.",
          ),
        )
    }),
  )
