import { toldAfter } from "../fixture"
import { post, service, tryMistakes, type Mistake } from "./try-mistakes"

/** What reads well and is not so: addresses, names and headings. */

const inProse = (text: string): Mistake => [post, "## The second heading", `${text}\n\n## The second heading`]
const linked = (address: string) => inProse(`See [the plan of the month](${address}).`)
const by = (author: string): Mistake => [post, 'author: "The team"', `author: ${author}`]

tryMistakes({
  "a range that falls, in the ledger": ["claims.yaml", 'value: "2"', 'value: "6–2"'],

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
  "a link to a file of SharePoint": linked("https://studio.sharepoint.com/sites/all/plan.docx"),
  "a link to somebody's own computer": linked("http://localhost:8000/pricing"),
  "a link to a file of somebody's own": linked("file:///Users/ana/plan.pdf"),
  "a link to somebody's own computer, in a field": [
    service,
    "  href: /contact\nsections",
    "  href: http://localhost:8000/contact\nsections",
  ],
  "a link to the editor": linked("https://agency.example/admin/#/collections/blog"),

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
  "**We never sell your data.**",
  "**price ÷ margin = parcels**",
  "**Bold** words begin it.",
  "**[See our prices](/pricing)**",
  "## GDPR & CCPA",
  "## HTML, CSS and the DOM",
  "## UNESCO",
  "See [the sheet](https://docs.google.com/spreadsheets/d/e/2PACX-1/pubhtml) and [a form](https://docs.google.com/forms/d/1/viewform).",
])("“%s” passes in prose", async text => {
  expect(await toldAfter(post, "## The second heading", `${text}\n\n## The second heading`)).toEqual([])
})

test.each(["Ana & Sons", "The design and build team", "First person"])("“%s” passes as an author", async author => {
  expect(await toldAfter(post, 'author: "The team"', `author: "${author}"`)).toEqual([])
})
