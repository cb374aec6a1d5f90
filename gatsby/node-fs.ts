/**
 * Node's `fs` for what draws while pages are rendered. Gatsby watches an `fs` that is bundled with pages: once it is
 * used, the next build renders all pages again, because what they read may have changed, and says so in 700 lines. Here
 * nothing can have: fonts are read by names that change with them, and files are named by what is written into them.
 */
export const { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } =
  process.getBuiltinModule("node:fs")
