/** Address of the blog's feed. */
export const FEED = "/blog/feed.xml"
