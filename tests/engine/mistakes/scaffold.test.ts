import { post, service, tryMistakes } from "./try-mistakes"

tryMistakes({
  "a field as the template left it": [service, '"Title of the hero"', '"[The page\'s main heading]"'],
  "an entry as the template left it": [service, '"Feature 1 of the card"', '"[A feature, three to six words 1]"'],
  "details of a post as the template left them": [post, 'author: "The team"', 'author: "[Who wrote it]"'],
  "a heading of a post as the template left it": [post, "## The first heading", "## [First heading]"],
  "a paragraph of a post as the template left it": [
    post,
    "One sentence begins the post, and another one follows it.",
    "[Write the beginning here: what the reader has, and `what` they will have.]",
  ],
  "words left in a text": [service, '"Lead of the hero"', '"We build [What we build here] for you."'],
})
