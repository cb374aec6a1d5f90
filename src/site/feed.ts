/** Path of the blog's feed. */
export const FEED_PATH = "/blog/feed.xml"
