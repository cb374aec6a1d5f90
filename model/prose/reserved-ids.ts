import { isComponentId } from "#site/page-ids"
import { blockLists, blocksOfType, collectStrings, typeOfBlock } from "../shared/unvalidated-data"

/** Returns the topics on a page, which are ids. Accepts unvalidated data. */
export const topicsOf = (data: unknown): string[] =>
  blocksOfType(data, "faq").flatMap(faq => collectStrings(faq, ["topics"], "value"))

/** Returns the id of a topic's heading. */
export const topicTitleId = (topic: string): string => `${topic}-title`

/**
 * Returns whether the page shell or a block uses the id. With a duplicate id in content, the menu button would open a
 * heading (tests/site/content.spec.ts finds others).
 * @param data - content of the page. Default: any page.
 */
export const isReservedId = (id: string, data?: unknown): boolean =>
  data === undefined
    ? isComponentId(id)
    : isComponentId(
        id,
        blockLists(data).flatMap(({ blocks }) => blocks.map(typeOfBlock)),
      ) || topicsOf(data).some(topic => topicTitleId(topic) === id)
