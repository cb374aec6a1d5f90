import assert from "node:assert/strict"
import { readdirSync, readFileSync } from "node:fs"
import { describe, test } from "node:test"
import { parse } from "yaml"
import { blogPost } from "../../model/types/blog-post"

const folder = "content/blog"
const posts = readdirSync(folder)
  .filter(file => file.endsWith(".mdx"))
  .map(file => ({
    file,
    ...blogPost.shape.parse(parse(readFileSync(`${folder}/${file}`, "utf8").split("---")[1] ?? "")),
  }))

describe("drawings of the articles", () => {
  test("serve one article each", () => {
    const drawn = posts.flatMap(({ scene }) => (scene?.drawing ? [scene.drawing] : []))
    assert.equal(new Set(drawn).size, drawn.length)
  })
})
