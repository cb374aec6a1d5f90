/**
 * Imports HarfBuzz, an ES module with top-level await, which cannot be required. Gatsby compiles imports in its
 * TypeScript files to `require`, but not in this one.
 */
module.exports = () => import("harfbuzzjs")
