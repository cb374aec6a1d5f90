import {
  type DataPath,
  entriesOfType,
  type Entry,
  entryIssue,
  getIn,
  locationOf,
  pagePath,
  type Rule,
  type Terms,
} from "#engine"
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

/** Requires ids of blocks and topics that are unique on their page. Reports the topics of a copied block once. */
export const uniqueIds: Rule = ({ entries }) => {
  const groupIds = findAnswerGroupIds(entries)
  // Ids in groups have a suffix: "-title" or a number.
  const isGroupId = (id: string) => groupIds.has(id.replace(/-title$/, "").replace(/-\d+$/, ""))
  const postHeadingIds = new Set(entriesOfType(entries, blogPost).flatMap(({ prose }) => prose?.anchors ?? []))
  return entries.flatMap(entry =>
    blockLists(entry.data).flatMap(list => {
      const ids = idsIn(list)
      const firstPaths = new Map(ids.toReversed().map(({ id, path }) => [id, path]))
      /** Returns the path of the same id above, if there is one. */
      const firstPathOf = ({ id, path }: LocatedId) => (firstPaths.get(id) === path ? undefined : firstPaths.get(id))
      const isCopiedTopic = (located: LocatedId) =>
        located.path.includes("topics") && firstPathOf(located)?.includes("topics") === true
      const isListBelowPosts = list.path.join(".") === "post.blocks"
      const hasAnswersBlock = list.blocks.some(block => typeOfBlock(block) === "answers")
      return ids.flatMap(located => {
        const { id, path } = located
        const firstPath = firstPathOf(located)
        const isTaken =
          firstPath !== undefined ||
          isReservedId(id, entry.data) ||
          (isListBelowPosts && postHeadingIds.has(id)) ||
          (hasAnswersBlock && isGroupId(id))
        if (!isTaken) return []
        const describeOwner = ({ location }: Terms) =>
          firstPath ? `in ${location(locationOf(entry, firstPath))}` : "by another part of this page"
        if (isCopiedTopic(located)) {
          const topics = path.slice(0, -2)
          const copied = ids.filter(other => isCopiedTopic(other) && other.path.slice(0, -2).join() === topics.join())
          if (copied[0] !== located) return []
          const names = copied.map(other => `"${other.id}"`).join(", ")
          const subject = copied.length > 1 ? `The topics ${names} are` : `The topic ${names} is`
          const advice = "Rename each here and in its questions, or delete the copied block."
          return [entryIssue(entry, topics, terms => `${subject} already used ${describeOwner(terms)}. ${advice}`)]
        }
        const scope = path.includes("topics") ? ", also for the questions of this topic" : ""
        const describe = (terms: Terms) => `The id "${id}" is already used ${describeOwner(terms)}.`
        return [entryIssue(entry, path, terms => `${describe(terms)} Choose another one${scope}.`)]
      })
    }),
  )
}
