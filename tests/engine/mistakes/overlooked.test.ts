import { toldAfter } from "../fixture"
import { post, service, tryMistakes, type Mistake } from "./try-mistakes"

/** What reads well and is not so: addresses, names and headings. */

const inProse = (text: string): Mistake => [post, "## The second heading", `${text}\n\n## The second heading`]
const linked = (address: string) => inProse(`See [the plan of the month](${address}).`)

tryMistakes({
  "a range that falls, in the ledger": ["claims.yaml", 'value: "2"', 'value: "6–2"'],
  "a phone number that lacks a digit": ["site.yaml", /phone: .*/, "phone: (555) 555-014"],
  "a comma that is missing between two names": [
    "team.yaml",
    "services: [first-service]",
    "services: [first-service second-service]",
  ],
  "a note as programs have it": [service, "order: 1", "order: 1 // the first"],
  "an address without its beginning": linked("www.other.example/plan"),

  "a link to a document of Google": linked("https://docs.google.com/document/d/1abc/edit?usp=sharing"),
  "a link to a folder of Google Drive": linked("https://drive.google.com/drive/folders/1abc"),
  "a link to a file of SharePoint": linked("https://studio.sharepoint.com/sites/all/plan.docx"),
  "a link to somebody's own computer": linked("http://localhost:8000/pricing"),
  "a link to a file of somebody's own": linked("file:///Users/ana/plan.pdf"),
  "a link to somebody's own computer, in a field": [
    service,
    "  href: /contact\nblocks",
    "  href: http://localhost:8000/contact\nblocks",
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

test("what is published, and a form, passes as a link", async () => {
  const text =
    "See [the sheet](https://docs.google.com/spreadsheets/d/e/2PACX-1/pubhtml) and [a form](https://docs.google.com/forms/d/1/viewform)."
  expect(await toldAfter(post, "## The second heading", `${text}\n\n## The second heading`)).toEqual([])
})
