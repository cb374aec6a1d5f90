import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { BuildArgs } from "gatsby"
import { onPostBuild } from "./on-post-build"

const site = { name: "Name", url: "https://agency.example", description: "What it does.", editor: { enabled: false } }
const blog = { path: "/blog/all", meta: { title: "All", description: "Every post." } }
const directory = mkdtempSync(join(tmpdir(), "published-"))
afterAll(() => rmSync(directory, { recursive: true }))

describe("onPostBuild", () => {
  test.each([
    ["posts", blog, []],
    ["a blog", null, [{ title: "A post", path: "/blog/one" }]],
  ])("writes no feed without %s", async (_, blogCategory, nodes) => {
    const gatsby = {
      getNodesByType: (type: string) => (type === "SiteContent" ? [site] : []),
      graphql: () => ({ data: { siteContent: site, blogCategory, allBlogPost: { nodes } } }),
    }
    jest.spyOn(process, "cwd").mockReturnValue(directory)
    await onPostBuild?.(gatsby as unknown as BuildArgs, { plugins: [] }, () => undefined)
    const published = (file: string) => existsSync(join(directory, "public", file))
    expect(["robots.txt", "blog"].map(published)).toEqual([true, false])
  })
})
