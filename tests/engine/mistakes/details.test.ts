import { post, tryMistakes } from "./try-mistakes"

tryMistakes({
  "a date the calendar does not have": [post, "2025-07-22", "2025-02-30"],
  "a date in another form": [post, "2025-07-22", "2025-7-22"],
  "a date in words": [post, "2025-07-22", "July 22, 2025"],
  "a mistake in the YAML of the details": [post, 'views: "1.2K"', 'views: "1.2K'],
  "details that are not closed": [post, "thumbnail: drawings/one.svg\n---", "thumbnail: drawings/one.svg"],
  "no details": [post, { text: "Just words.\n" }],
  "details without prose": [post, /thumbnail: drawings\/one.svg\n---[^]*/, "thumbnail: drawings/one.svg\n---\n"],
})
