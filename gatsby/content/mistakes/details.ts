import type { Mistake } from "./mistake"

export const detailsMistakes: Mistake[] = [
  {
    mistake: "a date the calendar does not have",
    file: "blog/post-template.mdx",
    change: ["July 22, 2025", "February 30, 2025"],
    told: [
      'content/blog/post-template.mdx:11:7 date: The calendar has no "February 30, 2025". Correct the day or the month.',
    ],
  },
  {
    mistake: "a date in another form",
    file: "blog/post-template.mdx",
    change: ['"July 22, 2025"', '"2025-07-22"'],
    told: [
      'content/blog/post-template.mdx:11:7 date: "2025-07-22" must be a date such as "October 28, 2025". Did you mean "July 22, 2025"?',
    ],
  },
  {
    mistake: "a date in another form that the calendar does not have",
    file: "blog/post-template.mdx",
    change: ['"July 22, 2025"', '"2026-02-30"'],
    told: [
      'content/blog/post-template.mdx:11:7 date: "2026-02-30" must be a date such as "October 28, 2025". The calendar has no such day.',
    ],
  },
  {
    mistake: "a misspelt month",
    file: "blog/post-template.mdx",
    change: ["July 22, 2025", "Juli 22, 2025"],
    told: [
      'content/blog/post-template.mdx:11:7 date: "Juli 22, 2025" must be a date such as "October 28, 2025". Did you mean "July 22, 2025"?',
    ],
  },
  {
    mistake: "a mistake in the YAML of the details",
    file: "blog/post-template.mdx",
    change: ['views: "4.2K"', 'views: "4.2K'],
    told: [
      "content/blog/post-template.mdx:10:8 The text in quotes that begins here is not closed: its last quote is missing. Check the quotes, the colons and the indentation (two spaces a level).",
    ],
  },
  {
    mistake: "details that are not closed",
    file: "blog/post-template.mdx",
    change: ["symbol: page\n---", "symbol: page"],
    told: ["content/blog/post-template.mdx:1:1 The details are not closed. Put a line of --- below the last of them."],
  },
  {
    mistake: "no details",
    file: "blog/post-template.mdx",
    change: { text: "Just words.\n" },
    told: [
      "content/blog/post-template.mdx:1:1 The file does not begin with its details between two lines of ---. Copy them from another post.",
    ],
  },
  {
    mistake: "details without prose",
    file: "blog/post-template.mdx",
    change: [/symbol: page\n---[^]*/, "symbol: page\n---\n"],
    told: [
      "content/blog/post-template.mdx:18:1 There is no text below the details. Write it below the second line of ---.",
    ],
  },
]
