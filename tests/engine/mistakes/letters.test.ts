import { post, service, tryMistakes } from "./try-mistakes"

const NAME = "name: First Service"

tryMistakes({
  "a zero-width space in a name": [service, NAME, "name: First\u200B Service"],
  "a zero-width space in a slug": [service, "slug: first-service", "slug: first-\u200Bservice"],
  "a word joiner in prose": [post, "One sentence", "One\u2060 sentence"],
  "a byte order mark inside": [service, NAME, "name: First \uFEFFService"],
  "a byte order mark in prose": [post, "One sentence", "\uFEFFOne sentence"],
  "a byte order mark before a field": [service, NAME, `\uFEFF${NAME}`],
  "a mark of direction": [service, NAME, "name: First Service\u200E"],
  "a sign that turns the direction": [post, "One sentence", "\u202EOne sentence"],
  "a joiner between letters": [service, NAME, "name: First\u200DService"],
  "a lost letter": [service, NAME, "name: First\uFFFD Service"],
  "a garbled apostrophe": [service, NAME, "name: Firstâ€™s Service"],
  "a garbled letter": [post, "One sentence", "One cafÃ©"],
  "a non-breaking space as indentation": [service, '  label: "Ask', '\u00A0 label: "Ask'],
  "a non-breaking space after the colon": [service, NAME, "name:\u00A0First Service"],
  "a conflict in a service": [
    service,
    NAME,
    "<<<<<<< HEAD\nname: First Service\n=======\nname: Other Service\n>>>>>>> other",
  ],
  "a conflict in a post": [
    post,
    "One sentence begins",
    "<<<<<<< HEAD\nOne sentence begins\n=======\nNo sentence\n>>>>>>> other\n\nIt begins",
  ],
  "a conflict in the details of a post": [
    post,
    "readTime: 4",
    "<<<<<<< HEAD\nreadTime: 4\n=======\nreadTime: 5\n>>>>>>> other",
  ],
  "the rest of a conflict": [service, NAME, `${NAME}\n>>>>>>> other`],
})
