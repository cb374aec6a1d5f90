import { post, service, tryMistakes } from "./try-mistakes"

tryMistakes({
  "a field in brackets": [service, '"Title of the hero"', '"[The page\'s main heading]"'],
  "an entry in brackets": [service, '"Feature 1 of the card"', '"[A feature, three to six words 1]"'],
  "details of a post in brackets": [post, 'author: "The team"', 'author: "[Who wrote it]"'],
  "a heading of a post in brackets": [post, "## The first heading", "## [First heading]"],
  "a paragraph of a post in brackets": [
    post,
    "One sentence begins the post, and another one follows it.",
    "[Write the beginning here: what the reader has, and `what` they will have.]",
  ],
  "words left in a text": [service, '"Lead of the hero"', '"We build [What we build here] for you."'],
})
