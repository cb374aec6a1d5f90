import { type DataPath, entriesOfType, type Entry, entryIssue, getIn, pagePath, type Rule } from "#engine"
import { groupId } from "#site/page-ids"
import { isReservedId, topicIdsOf } from "../prose/reserved-ids"
import { blockLists, blocksOfType, typeOfBlock } from "../shared/unvalidated-data"
import { blogPost } from "../types/blog-post"

/** An `id` field in the data of an entry. */
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

/** Returns the ids of the groups in blocks that list all answers of the site. */
const findAnswerGroups = (entries: Entry[]): Set<string> =>
  new Set(
    entries
      .filter(({ data }) => blocksOfType(data, "faq").length > 0)
      .flatMap(entry => [...topicIdsOf(entry.data), groupId(pagePath(entry) ?? "")]),
  )

/** Requires ids of blocks and topics that are unique on their page. */
export const uniqueIds: Rule = ({ entries }) => {
  const groups = findAnswerGroups(entries)
  // Ids in groups have a suffix: "-title" or a number.
  const isGroupId = (id: string) => groups.has(id.replace(/-title$/, "").replace(/-\d+$/, ""))
  const postHeadings = new Set(entriesOfType(entries, blogPost).flatMap(({ prose }) => prose?.anchors ?? []))
  return entries.flatMap(entry =>
    blockLists(entry.data).flatMap(list => {
      const usedIds = new Set<string>()
      const isBelowPosts = list.path.join(".") === "post.blocks"
      const listsAnswers = list.blocks.some(block => typeOfBlock(block) === "answers")
      return idsIn(list).flatMap(({ id, path }) => {
        const isTaken =
          usedIds.has(id) ||
          isReservedId(id, entry.data) ||
          (isBelowPosts && postHeadings.has(id)) ||
          (listsAnswers && isGroupId(id))
        usedIds.add(id)
        return isTaken
          ? [
              entryIssue(
                entry,
                path,
                `The id "${id}" is already used by another part of this page. Choose another one.`,
              ),
            ]
          : []
      })
    }),
  )
}
