import { post, tryMistakes } from "./try-mistakes"

const update = (date: string) => `date: 2025-07-22\nupdate: { date: ${date}, change: "A sum was wrong." }\n`

tryMistakes({
  "a post without a title": [post, /^title: .*\n/m, ""],
  "a tag that another one closes": [post, "</Note>", "</Not>"],
  "a category that is not there": [post, "category: topic-one", "category: topic-won"],
  "a topic that is not there": [post, "topics: [topic-two]", "topics: [topic-two, topic-won]"],
  "a post filed under all": [post, "category: topic-one", "category: all"],
  "a correction before the post": [post, /^date: .*\n/m, update("2020-01-03")],
  "a correction of a day to come": [post, /^date: .*\n/m, update("2029-01-03")],
  "a correction on no day": [post, /^date: .*\n/m, update("2025-02-30")],
  "three posts shown large": [post, "featured: false", "featured: true"],
  "two categories of one id": ["blog-categories.yaml", "id: topic-two", "id: topic-one"],
  "no list of all posts": ["blog-categories.yaml", "id: all", "id: every"],
  "a popular topic that is not there": ["pages/blog.yaml", "topic-two", "topic-too"],
  "a figure that says not what it counts": ["pages/blog.yaml", /\n +figureLabel: .*/, ""],
})
