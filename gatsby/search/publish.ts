import { rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { INDEX } from "../../src/browser/search/names"
import { indexOf, type SearchedPost } from "./index-posts"

/**
 * Publishes the index of the blog's search, where site.yaml connects it; takes away what an earlier build has left
 * where it does not.
 * @param folder where the build is
 * @param posts newest first
 */
export const publishSearch = (
  folder: string,
  isConnected: boolean,
  posts: readonly SearchedPost[],
  categories: readonly { id: string; name: string }[],
): void => {
  const file = join(folder, INDEX)
  if (isConnected) writeFileSync(file, JSON.stringify(indexOf(posts, categories)))
  else rmSync(file, { force: true })
}
