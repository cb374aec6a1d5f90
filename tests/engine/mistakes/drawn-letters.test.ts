import { post, service, tryMistakes } from "./try-mistakes"
import { toldAfter } from "../fixture"

tryMistakes({
  "a heading in Cyrillic letters": [service, '"Title of the hero"', '"Сайты и магазины"'],
  "a title of a post in Chinese letters": ["blog/second-post.mdx", /title: .*/, "title: Four 网站 rules"],
  "a heading with an emoji": [service, '"Title of the hero"', '"Ship it 🚀 now"'],
  "a client's name in Hebrew letters, lettered on a ship": [
    "case-studies/third-case.yaml",
    'client: "Third Client"',
    'client: "Third לקוח"',
  ],
  "a word in a drawing in Polish letters": [
    "case-studies/first-case.yaml",
    /beforeLabel: .*/,
    'beforeLabel: "5 złoty"',
  ],
})
test("what stands in prose is left to the fonts of browsers", async () => {
  expect(await toldAfter(post, "One sentence begins", "Одно предложение: one sentence begins")).toEqual([])
})
