import { toldAfter } from "../fixture"
import { post, service, tryMistakes, type Mistake } from "./try-mistakes"

/** What reads well and is not so: days, ranges, addresses, names and headings. */

const inText = (text: string): Mistake => [service, '"One sentence about the first service."', text]
const inProse = (text: string): Mistake => [post, "## The second heading", `${text}\n\n## The second heading`]
const linked = (address: string) => inProse(`See [the plan of the month](${address}).`)
const by = (author: string): Mistake => [post, 'author: "The team"', `author: ${author}`]

tryMistakes({
  "a weekday that does not fit its date": inProse("We meet on Monday, 22 July 2025."),
  "a weekday that does not fit its date, in a field": inText('"Open from Sunday, July 22nd, 2025."'),
  "a weekday that does not fit its date, cut short": inProse("Closed on Wed 22 July 2025."),
  "a day that the calendar has not, the day first": inProse("It ends on 31 April 2026."),

  "a range that falls": inText('"Done in 6–2 weeks."'),
  "a range that falls, in words": inProse("It takes 6 to 2 weeks."),
  "a range that falls, of money": inProse("It costs $5,000–$2,500."),
  "a range that falls, in the ledger": ["claims.yaml", 'value: "2"', 'value: "6–2"'],
  "a range that falls, in percent": inProse("Between them lie 20–10 % of all orders."),

  "a number with letters in it": inProse("It costs $5,OOO a month."),
  "a number with a letter in it, in a field": inText('"Done in 6O days."'),
  "a number with a letter in it, in the ledger": ["claims.yaml", 'value: "2"', 'value: "2O"'],

  "a question without its sign": ["pages/faq.yaml", "Question 1 of topic 1", "How do we begin"],

  "an excerpt that breaks off": [post, "search results show.", "search res"],
  "a topic that is the category": [post, "topics: [topic-two]", "topics: [topic-one]"],
  "a phone number that lacks a digit": ["site.yaml", /phone: .*/, "phone: (555) 555-014"],
  "a comma that is missing between two names": [
    "team.yaml",
    "services: [first-service]",
    "services: [first-service second-service]",
  ],
  "a note as programs have it": [service, "order: 1", "order: 1 // the first"],
  "an address without its beginning": linked("www.other.example/plan"),

  "an address of mail that is cut short": inProse("Write to hello@studio."),
  "an address of mail without its end, in a field": inText('"Write to hello@studio today."'),
  "an address of mail that ends behind its sign": inText('"Write to hello@ today."'),

  "two authors": by('"First Person and Second Person"'),
  "two authors with a comma": by('"Ana Obi, Bo Li"'),
  "an author whose names are turned": by('"person, First"'),
  "an address of mail for an author": by('"ana@studio.example"'),
  "an address of a page for an author": by('"https://other.example/ana"'),

  "a heading that is only bold": inProse("**Why it matters**\n\nBecause it does."),
  "a heading that is bold and slanted": inProse("***What we did***\n\nA lot."),
  "a heading that is only bold, with a number": inProse("__3 reasons__\n\nOne of them."),
  "a heading in capitals": inProse("## WHY IT MATTERS"),
  "a heading of one word in capitals": inProse("## INTRODUCTION"),
  "a heading in capitals with a mark": inProse("### WHAT CHANGES NOW?"),

  "a link to a document of Google": linked("https://docs.google.com/document/d/1abc/edit?usp=sharing"),
  "a link to a folder of Google Drive": linked("https://drive.google.com/drive/folders/1abc"),
  "a link to a file of Dropbox": linked("https://www.dropbox.com/home/plan.pdf"),
  "a link to a file of SharePoint": linked("https://studio.sharepoint.com/sites/all/plan.docx"),
  "a link to somebody's own computer": linked("http://localhost:8000/pricing"),
  "a link to a file of somebody's own": linked("file:///Users/ana/plan.pdf"),
  "a link to somebody's own computer, in a field": [
    service,
    "  href: /contact\nsections",
    "  href: http://localhost:8000/contact\nsections",
  ],
  "a link to the editor": linked("https://agency.example/admin/#/collections/blog"),
  "a link to a preview": linked("https://deploy-preview-12--agency.netlify.app/pricing"),
  "a link to a conversation": linked("https://chatgpt.com/c/abc"),

  "a place in the list that is taken": [
    service,
    {
      copied: "services/other.yaml",
      with: [
        [/first-service/g, "other"],
        [/First Service/g, "Another Service"],
      ],
    },
  ],
})

test.each([
  "On Tuesday, 22 July 2025, and on Sat, July 26, 2025.",
  "Open 9–5, in 2024–25, by the 80–20 rule; it fell from 6 to 2 weeks, and from 14 days to 3.",
  "From $2,500–$5,000, 2–6 weeks, 10–15%, $900K–$1.2M, ISO 9001-2, and 555-0142.",
  "Follow @studio, write to hello@agency.example, and meet us @ 5.",
  "**We never sell your data.**",
  "**price ÷ margin = parcels**",
  "**Bold** words begin it.",
  "**[See our prices](/pricing)**",
  "## GDPR & CCPA",
  "## HTML, CSS and the DOM",
  "## UNESCO",
  "See [the sheet](https://docs.google.com/spreadsheets/d/e/2PACX-1/pubhtml) and [a form](https://docs.google.com/forms/d/1/viewform).",
  "See [the file](https://www.dropbox.com/scl/fi/abc/plan.pdf?rlkey=1) and [a talk](https://chatgpt.com/share/abc).",
])("“%s” passes in prose", async text => {
  expect(await toldAfter(post, "## The second heading", `${text}\n\n## The second heading`)).toEqual([])
})

test.each(["Ana & Sons", "The design and build team", "First person"])("“%s” passes as an author", async author => {
  expect(await toldAfter(post, 'author: "The team"', `author: "${author}"`)).toEqual([])
})
