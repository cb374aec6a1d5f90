import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { SEARCH } from "../../src/search/names"
import { bundleModule } from "../browser-scripts"
import type { Place } from "../script-options"
import { type SearchedPost, searchFiles } from "./index-posts"

/**
 * Publishes the search of the blog and its index, where site.yaml connects it; takes away what an earlier build has
 * left where it does not.
 * @param posts newest first
 */
export const publishSearch = async (
  place: Place,
  isConnected: boolean,
  posts: readonly SearchedPost[],
  categories: readonly { id: string; name: string }[],
): Promise<void> => {
  const folder = join(place.root, "public", SEARCH)
  rmSync(folder, { recursive: true, force: true })
  if (!isConnected) return
  const files = searchFiles(posts, categories).set("blog.js", await bundleModule(place, "search/blog.ts"))
  for (const [name, text] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}
