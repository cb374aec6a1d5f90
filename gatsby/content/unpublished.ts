import { readFileSync } from "node:fs"
import { relative } from "node:path"
import { collectionOf } from "./collections"
import { decode } from "./decode"
import { publicationOf } from "./publication"
import { readDetails } from "./source"
import { blogPost } from "./types/blog-post"

/**
 * Tells gatsby-source-filesystem which files to leave out of a build, so that no query, list or feed can ever meet
 * them.
 * @param folder that is sourced
 * @param today as YYYY-MM-DD
 */
export const isUnpublished = (folder: string, today: string): ((path: string) => boolean) => {
  const known = new Map<string, boolean>()
  const look = (path: string): boolean => {
    if (collectionOf(relative(folder, path).replaceAll("\\", "/"))?.type !== blogPost.type) return false
    const text = decode(readFileSync(path))
    if (typeof text !== "string") return false
    const { success, data } = blogPost.shape.safeParse(readDetails(text))
    return success && publicationOf(data, today) !== "published"
  }
  return path => {
    const answer = known.get(path) ?? look(path)
    known.set(path, answer)
    return answer
  }
}
