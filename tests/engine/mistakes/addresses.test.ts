import { service, tryMistakes } from "./try-mistakes"

tryMistakes({
  "a slug that two services have": [service, "slug: first-service", "slug: second-service"],
  "a place in the menu that two services have": [service, "order: 1", "order: 2"],
  "a title that two posts have": ["blog/second-post.mdx", /title: .*/, "title: The third post of the blog"],
  "a title that no address can be made from": ["blog/second-post.mdx", /title: .*/, 'title: "???"'],
  "a title whose address is that of the list of all posts": ["blog/second-post.mdx", /title: .*/, "title: Category"],
  "a document that hides a page": ["legal/terms.mdx", "slug: terms", "slug: pricing"],
  "an alias that hides a page": ["services/second-service.yaml", "/services/other-name", "/pricing"],
  "an alias that hides another service": [
    "services/second-service.yaml",
    "/services/other-name",
    "/services/first-service",
  ],
  "an alias where the site keeps its files": ["services/second-service.yaml", "/services/other-name", "/static/other"],
})
