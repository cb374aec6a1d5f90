import { isPageId as isOfPage } from "#site/page-ids"
import { blockLists, blocksOfType, typeOfBlock } from "../parts/blocks-of"
import { stringsAt } from "../parts/strings-at"

/** The values of the topics on a page, which are ids of its parts: the data need not have its shape. */
export const topicsOf = (data: unknown): string[] =>
  blocksOfType(data, "faq").flatMap(faq => stringsAt(faq, ["topics"], "value"))

/** The id of a topic's heading. */
export const topicTitleId = (topic: string): string => `${topic}-title`

/**
 * Returns whether the page itself has an id, in its shell or inside its blocks. A heading, an answer or a block of the
 * same id would take its place: the menu button would open the heading (tests/site/content.spec.ts looks for others).
 * @param data - the content of the page; without it, whether any page has the id
 */
export const isReservedId = (id: string, data?: unknown): boolean =>
  data === undefined
    ? isOfPage(id)
    : isOfPage(
        id,
        blockLists(data).flatMap(({ blocks }) => blocks.map(typeOfBlock)),
      ) || topicsOf(data).some(topic => topicTitleId(topic) === id)
