import { post, service, tryMistakes } from "./try-mistakes"
import { toldAfter } from "../fixture"

tryMistakes({
  "a heading in Cyrillic letters": [service, '"Title of the hero"', '"Сайты и магазины"'],
  "a title of a post in Chinese letters": ["blog/second-post.mdx", /title: .*/, "title: Four 网站 rules"],
  "a heading with an emoji": [service, '"Title of the hero"', '"Ship it 🚀 now"'],
})
test("what stands in prose is left to the fonts of browsers", async () => {
  expect(await toldAfter(post, "One sentence begins", "Одно предложение: one sentence begins")).toEqual([])
})
