import { editFixture, getIssues, readFixture, withFiles } from "../fixture"
import { insertBefore, serviceFile, testMistakes } from "./try-mistakes"

const aboutFile = "pages/about.yaml"
const faqFile = "pages/faq.yaml"
const heroBlock = "  - type: hero\n    title: Another heading\n"

/** Sets the id of a block. */
const setBlockId = (file: string, type: string, id: string) => insertBefore(file, `type: ${type}\n`, `id: ${id}\n    `)

/** Returns the FAQ block of a file. */
const faqBlockIn = (file: string) => /  - type: faq\n(?: {4}.*\n)+/.exec(readFixture(file))?.[0] ?? ""

/** Duplicates the FAQ block of a file, as the web editor and copied lines do. */
const duplicateFaqBlock = (file: string, change = (block: string) => block) =>
  insertBefore(file, faqBlockIn(file), change(faqBlockIn(file)))

/** Returns an FAQ block with topics. */
const createFaqBlock = (...values: string[]) =>
  `  - type: faq\n    title: More\n    topics:\n${values.map(value => `      - { value: ${value}, label: Topic ${value} }\n`).join("")}    items:\n${values.map(value => `      - { question: "What of ${value}?", answer: It is., topic: ${value} }\n`).join("")}`

testMistakes("reserved and duplicate ids", {
  "a block with the id of the menu": setBlockId(aboutFile, "story", "menu"),
  "a block with the id of the main element": setBlockId(aboutFile, "banner", "main"),
  "a block with the id of the services menu": setBlockId(serviceFile, "stats", "services-panel"),
  "a block with the id of a drawing": setBlockId(aboutFile, "story", "drawing-one"),
  "a block with the id of a form field on the same page": setBlockId("pages/blog.yaml", "posts", "newsletter-email"),
  "a block with the id of a field of a second form on the page": setBlockId(
    "pages/blog.yaml",
    "posts",
    "newsletter-email-2",
  ),
  "a block with the id of a list on the same page": setBlockId("pages/resources.yaml", "banner", "resources"),
  "a block with the id of a field of the contact form": setBlockId("pages/contact.yaml", "faq", "contact-name"),
  "a block with the id of a topic": [faqFile, "type: items\n", "type: items\n    id: prices\n"],
  "a block with the id of a topic's heading": [faqFile, "type: items\n", "type: items\n    id: prices-title\n"],
  "a topic with the id of the menu": [faqFile, /beginning/g, "menu"],
  "a topic with the id of the main element": [faqFile, /beginning/g, "main"],
  "a topic with the id of another topic's heading": [faqFile, /beginning/g, "prices-title"],
  "the same topic in two FAQ blocks of a page": insertBefore(
    faqFile,
    "  - type: items\n",
    createFaqBlock("prices", "others"),
  ),
  "a duplicate of an FAQ block with topics": duplicateFaqBlock(faqFile),
  "a duplicate of an FAQ block with topics, without the ids of its questions": duplicateFaqBlock(faqFile, block =>
    block.replace(/- id: .*\n {8}/g, "- "),
  ),
  "a duplicate of an FAQ block without topics": duplicateFaqBlock("pages/home.yaml"),
  "a question with the id of another in its block": [faqFile, "id: question-2", "id: question-1"],
  "a topic of a service with the id of a block": insertBefore(
    serviceFile,
    "  - type: banner\n",
    createFaqBlock("packages", "others"),
  ),
  "an FAQ item with the id of a topic's heading": [faqFile, "id: question-1", "id: prices-title"],
  "an FAQ item with the id of a form field": [
    "pages/contact.yaml",
    /(?<=type: faq\n(?:.*\n)*?.*)id: .*/,
    "id: contact-email",
  ],
  "a question whose generated id is that of the menu": [
    "pages/home.yaml",
    /id: question-1\n {8}question: .*/,
    "question: Menu?",
  ],
  "a block below all posts with the id of a heading of a post": [
    "words.yaml",
    /(?<=^post:\n(?: .*\n)*? {2}blocks:\n)/m,
    "    - { type: banner, id: the-second-heading, title: One, button: { label: Two, href: /contact } }\n",
  ],
  "a block with the id of a topic of the answers block": [
    "pages/answers.yaml",
    /$/,
    "  - type: banner\n    id: prices\n    title: One\n    button: { label: Two, href: /contact }\n",
  ],
})

testMistakes("main headings", {
  "a page without a main heading": [aboutFile, /  - type: hero\n(?: {4}.*\n)+/, ""],
  "a page whose hero became an items block": ["pages/team.yaml", /  - type: hero\n(?: {4}.*\n)+/, ""],
  "a service without a main heading": ["services/second-service.yaml", /  - type: hero\n(?: {4}.*\n)+/, ""],
  "a page with two main headings": insertBefore(aboutFile, "  - type: story\n", heroBlock),
  "a service with two main headings": insertBefore(serviceFile, "  - type: banner\n", heroBlock),
  "a page with a hero above the answers block, which renders the main heading": insertBefore(
    "pages/answers.yaml",
    "  - type: answers\n",
    heroBlock,
  ),
})

test("accepts the same topic on two pages", async () => {
  const addTopic = (file: string) =>
    editFixture(file, "  - type: banner\n", `${createFaqBlock("prices")}  - type: banner\n`)
  const careersFile = "pages/careers.yaml"
  expect(
    await getIssues(withFiles({ [aboutFile]: addTopic(aboutFile), [careersFile]: addTopic(careersFile) })),
  ).toEqual([])
})

test("accepts ids of blocks and fields on pages that lack them", async () => {
  for (const id of ["hours", "resources", "contents"])
    expect([
      id,
      await getIssues(
        withFiles({ [aboutFile]: editFixture(aboutFile, "type: story\n", `type: story\n    id: ${id}\n`) }),
      ),
    ]).toEqual([id, []])
})

test("accepts links to topics of a service", async () => {
  const text = editFixture(serviceFile, "  - type: banner\n", `${createFaqBlock("costs")}  - type: banner\n`)
  const linked = editFixture(aboutFile, "href: /contact", `href: /services/first-service#costs`)
  expect(await getIssues(withFiles({ [serviceFile]: text, [aboutFile]: linked }))).toEqual([])
})
