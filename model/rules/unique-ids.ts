import { type DataPath, entriesOfType, type Entry, entryIssue, getIn, pagePath, type Rule } from "#engine"
import { answerGroupId } from "#site/page-ids"
import { isReservedId, topicIdsOf } from "../prose/reserved-ids"
import { blockLists, blocksOfType, typeOfBlock } from "../shared/unvalidated-data"
import { blogPost } from "../types/blog-post"

/** An id in the data of an entry: `id` of a block or `value` of a topic. */
interface LocatedId {
  id: string
  path: DataPath
}

/** Returns the ids of blocks and topics. */
const idsIn = ({ path, blocks }: ReturnType<typeof blockLists>[number]): LocatedId[] =>
  blocks.flatMap((block, index) => {
    const topics = getIn(block, ["topics"])
    const paths: DataPath[] = [
      ["id"],
      ...(Array.isArray(topics) ? topics.map((_, topicIndex) => ["topics", topicIndex, "value"]) : []),
    ]
    return paths.flatMap(idPath => {
      const id = getIn(block, idPath)
      return typeof id === "string" ? [{ id, path: [...path, index, ...idPath] }] : []
    })
  })

/** Returns the ids of the groups in an `answers` block: one for each FAQ topic and each page with an `faq` block. */
const findAnswerGroupIds = (entries: Entry[]): Set<string> =>
  new Set(
    entries
      .filter(({ data }) => blocksOfType(data, "faq").length > 0)
      .flatMap(entry => [...topicIdsOf(entry.data), answerGroupId(pagePath(entry) ?? "")]),
  )

/** Requires ids of blocks and topics that are unique on their page. */
export const uniqueIds: Rule = ({ entries }) => {
  const groupIds = findAnswerGroupIds(entries)
  // Ids in groups have a suffix: "-title" or a number.
  const isGroupId = (id: string) => groupIds.has(id.replace(/-title$/, "").replace(/-\d+$/, ""))
  const postHeadingIds = new Set(entriesOfType(entries, blogPost).flatMap(({ prose }) => prose?.anchors ?? []))
  return entries.flatMap(entry =>
    blockLists(entry.data).flatMap(list => {
      const usedIds = new Set<string>()
      const isListBelowPosts = list.path.join(".") === "post.blocks"
      const hasAnswersBlock = list.blocks.some(block => typeOfBlock(block) === "answers")
      return idsIn(list).flatMap(({ id, path }) => {
        const isTaken =
          usedIds.has(id) ||
          isReservedId(id, entry.data) ||
          (isListBelowPosts && postHeadingIds.has(id)) ||
          (hasAnswersBlock && isGroupId(id))
        usedIds.add(id)
        const scope = path.includes("topics") ? ", also for the questions of this topic" : ""
        return isTaken
          ? [
              entryIssue(
                entry,
                path,
                `The id "${id}" is already used by another part of this page. Choose another one${scope}.`,
              ),
            ]
          : []
      })
    }),
  )
}
