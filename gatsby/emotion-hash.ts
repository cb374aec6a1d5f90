import { createRequire } from "node:module"
import { join } from "node:path"

/**
 * Aliases that give class names four characters (`src/theme/short-hash.ts`): alike wherever styles are named, in pages and islands.
 * @param root the project's folder
 */
export const emotionHash = (root: string): Record<"@emotion/hash" | "@emotion/full-hash", string> => {
  const { resolve } = createRequire(createRequire(join(root, "package.json")).resolve("@emotion/serialize"))
  return { "@emotion/hash": join(root, "src/theme/short-hash.ts"), "@emotion/full-hash": resolve("@emotion/hash") }
}
