import { proseTags } from "../../../model/prose/tags"
import { loadProseReader } from "../../../packages/content-engine/prose/parse"

test("what GFM knows besides tables is seen", async () => {
  const read = await loadProseReader({ tags: proseTags })
  const { links, problems } = read(
    "See www.one.example, https://two.example or a@three.example.[^1]\n\n[^2]: Unused.\n",
  )
  expect(links.map(({ url }) => url)).toEqual([
    "http://www.one.example",
    "https://two.example",
    "mailto:a@three.example",
  ])
  expect(problems).toHaveLength(1)
})
