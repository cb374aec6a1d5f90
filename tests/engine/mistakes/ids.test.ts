import { edited, getIssues, withFiles } from "../fixture"
import { insertBefore, service, testMistakes } from "./try-mistakes"

const about = "pages/about.yaml"
const faq = "pages/faq.yaml"
const hero = "  - type: hero\n    title: Another heading\n"

/** Sets the id of a block. */
const withId = (file: string, type: string, id: string) => insertBefore(file, `type: ${type}\n`, `id: ${id}\n    `)

/** Returns an FAQ block with topics. */
const topics = (...values: string[]) =>
  `  - type: faq\n    title: More\n    topics:\n${values.map(value => `      - { value: ${value}, label: Topic ${value} }\n`).join("")}    items:\n${values.map(value => `      - { question: "What of ${value}?", answer: It is., topic: ${value} }\n`).join("")}`

testMistakes("reserved and duplicate ids", {
  "a block with the id of the menu": withId(about, "story", "menu"),
  "a block with the id of the main part": withId(about, "banner", "main"),
  "a block with the id of the services": withId(service, "stats", "services-panel"),
  "a block with the id of a drawing": withId(about, "story", "drawing-one"),
  "a block with the id of a field beside it": withId("pages/blog.yaml", "posts", "newsletter-email"),
  "a block with the id of a field of a second form": withId("pages/blog.yaml", "posts", "newsletter-email-2"),
  "a block with the id of a list beside it": withId("pages/resources.yaml", "banner", "resources"),
  "a block with the id of a field of the contact form": withId("pages/contact.yaml", "faq", "contact-name"),
  "a block with the id of a topic": [faq, "type: items\n", "type: items\n    id: prices\n"],
  "a block with the id of a topic's heading": [faq, "type: items\n", "type: items\n    id: prices-title\n"],
  "a topic with the id of the menu": [faq, /beginning/g, "menu"],
  "a topic with the id of the main part": [faq, /beginning/g, "main"],
  "a topic with the id of another topic's heading": [faq, /beginning/g, "prices-title"],
  "a topic in two blocks": insertBefore(faq, "  - type: items\n", topics("prices", "others")),
  "a topic of a service with the id of a block": insertBefore(
    service,
    "  - type: banner\n",
    topics("packages", "others"),
  ),
  "an answer with the id of a topic's heading": [faq, "id: question-1", "id: prices-title"],
  "an answer with the id of a field": ["pages/contact.yaml", /(?<=type: faq\n(?:.*\n)*?.*)id: .*/, "id: contact-email"],
  "a question that makes the id of the menu": [
    "pages/home.yaml",
    /id: question-1\n {8}question: .*/,
    "question: Menu?",
  ],
  "a block below posts with the id of a heading": [
    "words.yaml",
    /(?<=^post:\n(?: .*\n)*? {2}blocks:\n)/m,
    "    - { type: banner, id: the-second-heading, title: One, button: { label: Two, href: /contact } }\n",
  ],
  "a block with the id of a group of answers": [
    "pages/answers.yaml",
    /$/,
    "  - type: banner\n    id: prices\n    title: One\n    button: { label: Two, href: /contact }\n",
  ],
})

testMistakes("main headings", {
  "a page without one": [about, /  - type: hero\n(?: {4}.*\n)+/, ""],
  "a page whose hero became an items block": ["pages/team.yaml", /  - type: hero\n(?: {4}.*\n)+/, ""],
  "a service without one": ["services/second-service.yaml", /  - type: hero\n(?: {4}.*\n)+/, ""],
  "a page with two": insertBefore(about, "  - type: story\n", hero),
  "a service with two": insertBefore(service, "  - type: banner\n", hero),
  "a page with a hero above all answers": insertBefore("pages/answers.yaml", "  - type: answers\n", hero),
})

test("accepts the same topic on two pages", async () => {
  const about = edited("pages/about.yaml", "  - type: banner\n", `${topics("prices")}  - type: banner\n`)
  const careers = edited("pages/careers.yaml", "  - type: banner\n", `${topics("prices")}  - type: banner\n`)
  expect(await getIssues(withFiles({ "pages/about.yaml": about, "pages/careers.yaml": careers }))).toEqual([])
})

test("accepts ids of fields on pages without the field", async () => {
  for (const id of ["hours", "resources", "contents"])
    expect([
      id,
      await getIssues(withFiles({ [about]: edited(about, "type: story\n", `type: story\n    id: ${id}\n`) })),
    ]).toEqual([id, []])
})

test("accepts links to topics of a service", async () => {
  const text = edited(service, "  - type: banner\n", `${topics("costs")}  - type: banner\n`)
  const linked = edited(about, "href: /contact", `href: /services/first-service#costs`)
  expect(await getIssues(withFiles({ [service]: text, [about]: linked }))).toEqual([])
})
