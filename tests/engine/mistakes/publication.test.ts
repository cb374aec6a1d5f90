import { post, tryMistakes } from "./try-mistakes"

const plan = "blog/the-plan.mdx"

/** A copy of the post under another title, with other details. */
const planned = (...changes: [string | RegExp, string][]) => ({
  copied: plan,
  with: [
    [/^title: .*\nslug: .*/m, 'title: "The plan"'],
    ["What the first post is about", "What the plan is about"],
    ...changes,
  ] as [string | RegExp, string][],
})
const later: [string, string] = ["2025-07-22", "2026-12-03"]

tryMistakes({
  "a planned post that is shown large": [post, planned(later, ["featured: false", "featured: true"])],
  "a draft that is shown large": [post, planned(["featured: false", "featured: true\ndraft: true"])],
})
