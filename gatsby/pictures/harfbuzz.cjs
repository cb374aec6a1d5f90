/**
 * What sets lettering. It is an ES module that waits while it loads, so that it cannot be required, and Gatsby's compiler
 * for `gatsby-node.ts` makes each import of its own files a require: this file is none of them.
 */
module.exports = () => import("harfbuzzjs")
