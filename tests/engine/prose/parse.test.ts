import { proseTags } from "../../../model/prose/tags"
import { loadProseReader } from "../../../packages/content-engine/prose/parse"

const odd = [
  "",
  "A [link](/one \n\nof two lines, <Odd />",
  "| a | b |\n| --- | --- |\n| [one](/two) | `|` |\n\n> ## Quoted\n> 1. one\n\n![](./a.png) **left over",
  "{open",
]

test("a text is read alike, whether or not there is a sign in it that takes all of GFM to read", async () => {
  const read = await loadProseReader({ tags: proseTags })
  for (const text of odd.slice(1))
    expect({ ...read(`${text}\n\nBy\n`), texts: [] }).toEqual({ ...read(`${text}\n\n@@\n`), texts: [] })
})

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
  expect(problems).toHaveLength(2)
})
