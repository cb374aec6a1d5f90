import { isComponentId } from "#site/page-ids"
import { blockLists, blocksOfType, collectStrings, typeOfBlock } from "../shared/unvalidated-data"

/** Returns the ids of the topics of FAQ blocks on a page. Accepts unvalidated data. */
export const topicIdsOf = (data: unknown): string[] =>
  blocksOfType(data, "faq").flatMap(faq => collectStrings(faq, ["topics"], "value"))

/** Returns the id of a topic's heading. */
export const topicHeadingId = (topic: string): string => `${topic}-title`

/**
 * Returns whether the page shell or a block uses the id. If a heading had the id of the menu, the menu button would
 * open the heading. tests/site/content.spec.ts finds other duplicates.
 * @param data - content of the page. Default: any page.
 */
export const isReservedId = (id: string, data?: unknown): boolean =>
  data === undefined
    ? isComponentId(id)
    : isComponentId(
        id,
        blockLists(data).flatMap(({ blocks }) => blocks.map(typeOfBlock)),
      ) || topicIdsOf(data).some(topic => topicHeadingId(topic) === id)
