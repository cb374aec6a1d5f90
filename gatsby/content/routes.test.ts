import assert from "node:assert/strict"
import { test } from "node:test"
import { routeOf } from "./routes"
import { slugify } from "./slugify"

test("a slug is the title in lower case, each run of other characters one hyphen", () => {
  assert.equal(slugify("The ad budget below which you learn nothing"), "the-ad-budget-below-which-you-learn-nothing")
  assert.equal(slugify("3x ROI: What We Did & Why"), "3x-roi-what-we-did-why")
})

test("a service has its page under /services and at the root, and further addresses of its own", () => {
  assert.deepEqual(routeOf("Service", { slug: "marketing-ops", aliases: ["/services/ai-marketing"] }), {
    path: "/services/marketing-ops",
    aliases: ["/marketing-ops", "/services/ai-marketing"],
  })
})

test("a post is found by its title, or by a slug of its own", () => {
  assert.equal(routeOf("BlogPost", { title: "Two words" })?.path, "/blog/two-words")
  assert.equal(routeOf("BlogPost", { title: "Two words", slug: "post-template" })?.path, "/blog/post-template")
})
