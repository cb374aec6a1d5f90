import { editFixture, getIssues, withFiles } from "../fixture"
import { insertBefore, type Mistake, postFile, serviceFile, testMistakes } from "./try-mistakes"

const resourcesFile = "resources.yaml"
const wordsFile = "words.yaml"
const pricesFile = "prices.yaml"
const faqFile = "pages/faq.yaml"
const onboardingFile = "pages/onboarding.yaml"
const pressFile = "pages/press.yaml"
const caseStudiesFile = "pages/case-studies.yaml"

testMistakes("pages", {
  "pricing: two plans with the same name": [pricesFile, "name: Large", "name: Medium"],
  "pricing: two popular plans": [pricesFile, "popular: false", "popular: true"],
  "contact: a plan's budget missing in the form": [pricesFile, "popular:", "budget: 5k-10k\n    popular:"],
  "contact: two options with the same value": [wordsFile, "value: 6-months", "value: 3-months"],
  "contact: a missing text in words.yaml": [wordsFile, /^ {2}submit: "Submit of the form"\n/m, ""],
  "contact: a text of words.yaml in the block": [
    "pages/contact.yaml",
    "type: contact\n",
    "type: contact\n    submit: Send\n",
  ],
  "library: no texts in words.yaml": [wordsFile, /^library:\n(?: .*\n)*/m, ""],
  "faq: two topics with the same id": [faqFile, "value: prices", "value: beginning"],
  "faq: a question twice in one accordion": [faqFile, "Question 2 of topic 1", "Question 1 of topic 1"],
  "faq: two items with the same id": [faqFile, "id: question-2", "id: question-1"],
  "faq: an item with the id of a topic": [faqFile, "id: question-2", "id: beginning"],
  "launch: a ship without the other moving layers": ["pages/home.yaml", /^    (shipOnPhones|lowered): .*\n/gm, ""],
  "faq: a lead in a block with topics": insertBefore(faqFile, "    topics:\n", "    lead: A sentence.\n"),
  "faq: a question without a topic in a block with topics": [faqFile, "        topic: beginning\n", ""],
  "faq: a question with an unknown topic": [faqFile, "topic: beginning", "topic: begining"],
  "faq: a question with a topic in a block without topics": [
    "pages/home.yaml",
    "question:",
    "topic: prices\n        question:",
  ],
  "faq: no questions": insertBefore("pages/home.yaml", "type: faq\n", "type: faq\n    title: Why?\n  - "),
  "faq: a topic without questions": [faqFile, /topic: support/g, "topic: work"],
  "onboarding: two links to the same section": [onboardingFile, '"#access"', '"#kickoff"'],
  "onboarding: a milestone that ends before it begins": [onboardingFile, "to: 10", "to: 3"],
  "onboarding: milestones that overlap": [onboardingFile, "from: 4", "from: 3"],
  "onboarding: a milestone after the two weeks": [onboardingFile, "to: 14", "to: 15"],
  "onboarding: a table row with too few cells": [onboardingFile, '          - "Level of account 1"\n', ""],
  "onboarding: payments that do not add up to 100": [onboardingFile, "amount: 50", "amount: 40"],
  "press: an asset without a full URL": [pressFile, "- picture:", "- href: /logos.zip\n        picture:"],
  "about: items with figures in a layout that does not show them": [
    "pages/about.yaml",
    "layout: figures",
    "layout: rows",
  ],
  "about: items without the fields that their layout requires": ["pages/about.yaml", "layout: tags", "layout: options"],
  "press: a quote with a figure but without stars": insertBefore(
    pressFile,
    "name: Name of quote 1",
    "figure: Five\n        ",
  ),
  "an unknown type of block": ["pages/about.yaml", "type: story", "type: stroy"],
  "a block without a type": ["pages/about.yaml", /- type: story\n {4}title/, "- title"],
  "an unknown field of a block": ["pages/about.yaml", 'title: "Title of the story"', 'titel: "Title of the story"'],
  "two blocks with the same id": ["pages/onboarding.yaml", "id: access", "id: kickoff"],
  "two pages with the same path": ["pages/about.yaml", "path: /about", "path: /careers"],
  "a post at the path of a confirmation page": [postFile, "slug: first-post", "slug: subscribed"],
  "an alias of a page that is the path of another": ["pages/onboarding.yaml", "[/onboarding]", "[/careers]"],
  "a path without its first slash": ["pages/about.yaml", "path: /about", "path: about"],
  "a hidden page in the menu": ["pages/team.yaml", /^path: .*/m, "path: /team\nhidden: true\nmenu: Team"],
  "a page with a menu label that the navigation of site.yaml lists": [
    "pages/pricing.yaml",
    /^path: .*/m,
    "path: /pricing\nmenu: Prices",
  ],
  "two resources with the same id": [resourcesFile, "id: first-video", "id: first-guide"],
  "a first category other than all": [wordsFile, "value: all", "value: every"],
  "two categories with the same id": [wordsFile, "value: videos", "value: guides"],
})

testMistakes("files", {
  "a missing file": ["pages/home.yaml", "gone"],
  "a misspelled file name": ["prices.yaml", { renamed: "pirces.yaml" }],
  "the extension .yml": [serviceFile, { renamed: "services/first-service.yml" }],
  "the extension .YAML": [serviceFile, { renamed: "services/first-service.YAML" }],
  "the extension .md": [postFile, { renamed: "blog/first-post.md" }],
  "a post in the folder of services": [postFile, { renamed: "services/first-post.mdx" }],
  "a service in an unknown folder": [serviceFile, { renamed: "service/first-service.yaml" }],
  "a YAML file outside of the folders of content": [serviceFile, { renamed: "first-service.yaml" }],
  "a file without its schema comment": ["prices.yaml", /^.*Prices.json\n/, ""],
  "a file with the schema comment of another type": ["prices.yaml", "Prices.json", "Claim.json"],
  "an unknown file": ["services/first-service.yaml.bak", { asset: true }],
})

const siteFile = "site.yaml"
const endpointLine = "  endpoint: https://forms.example/contact\n"

/** Adds lines to site.yaml. */
const addSiteLines = (lines: string): Mistake => ["site.yaml", /^editor:$/m, `${lines}editor:`]

const addAnnouncement = (from: string, to: string) =>
  addSiteLines(`announcement: Open house\nannouncementFrom: "${from}"\nannouncementTo: "${to}"\n`)

const analyticsLine = "analytics: https://stats.test/script.js\n"

testMistakes("forms, announcement and analytics", {
  "a form without an endpoint": [siteFile, endpointLine, ""],
  "an endpoint that is not encrypted": [siteFile, "https://forms.example", "http://forms.example"],
  "an endpoint that is an email address": [siteFile, "https://forms.example/contact", "leads@forms.example"],
  "an endpoint on this computer, which is a warning": [
    siteFile,
    "https://forms.example/contact",
    "http://127.0.0.1:8787/",
  ],
  "a mailing list as provider of the contact form": [siteFile, "provider: endpoint", "provider: list"],
  "an emailField for a provider that is no mailing list": [
    siteFile,
    endpointLine,
    `${endpointLine}  emailField: EMAIL\n`,
  ],
  "an unknown provider": [siteFile, "provider: endpoint", "provider: formspre"],
  "an endpoint for a provider that needs none": [siteFile, "provider: endpoint", "provider: netlify"],
  "a form with an endpoint but no provider": [siteFile, "  provider: endpoint\n", ""],
  "a project type that is no option of the contact form": [serviceFile, "blocks:\n", "projectType: web\nblocks:\n"],
  "a budget that is no option of the contact form": ["prices.yaml", "popular: true", "popular: true\n    budget: 5k"],
  "a lead source with a space in its value": [wordsFile, "value: pricing/calculator", "value: pricing calculator"],
  "stored form input that no legal document mentions": ["legal/privacy.mdx", "`draft-contact`", "nothing"],
  "an announcement that ends before it begins": addAnnouncement("2026-12-24", "2026-12-01"),
  "an announcement that begins on an invalid date": addAnnouncement("2026-13-01", "2026-12-24"),
  "an announcement without an end": addSiteLines('announcement: Open house\nannouncementFrom: "2026-12-01"\n'),
  "analytics attributes without a script": addSiteLines("analyticsAttributes: [data-domain=studio.test]\n"),
  "former names of settings": addSiteLines("analytics: { src: https://stats.test/script.js }\nforms: {}\n"),
  "an announcement that begins at a word instead of a date": addAnnouncement("tomorrow", "2026-12-24"),
  "analytics without a URL": addSiteLines("analytics: plausible\n"),
  "an event handler in analytics attributes": addSiteLines(`${analyticsLine}analyticsAttributes: [onload=alert(1)]\n`),
  "analytics code without its script": addSiteLines("analyticsCode: count()\n"),
  "analytics code with its script tags": addSiteLines(`${analyticsLine}analyticsCode: <script>count()</script>\n`),
  "an analytics host with a path": addSiteLines(`${analyticsLine}analyticsHosts: [https://stats.test/collect]\n`),
  "an analytics host that no legal document names": addSiteLines(analyticsLine),
})

test("accepts an analytics host named in a document with another slug", async () => {
  const [file, ...replacement] = addSiteLines(analyticsLine) as [string, RegExp, string]
  const named = editFixture("legal/privacy.mdx", /^slug: .*$/m, "slug: datenschutz")
  const texts = {
    [file]: editFixture(file, ...replacement),
    "legal/privacy.mdx": `${named}\nstats.test, \`campaign\`.\n`,
  }
  expect((await getIssues(withFiles(texts))).join("\n")).not.toContain("analytics:")
})

const secondServiceFile = "services/second-service.yaml"

testMistakes("drafts and hidden pages", {
  "a draft service that other files name and link": [secondServiceFile, "slug:", "draft: true\nslug:"],
  "a draft case study that is featured": ["case-studies/first-case.yaml", "order:", "draft: true\norder:"],
  "a draft document that the footer links": ["legal/terms.mdx", "title:", "draft: true\ntitle:"],
  "a hidden service that other files name and link": [secondServiceFile, "slug:", "hidden: true\nslug:"],
  "a hidden page that other files link": ["pages/pricing.yaml", "meta:", "hidden: true\nmeta:"],
  "an unpublished page with required links": insertBefore(caseStudiesFile, "meta:", "published: false\n"),
  "an unpublished page that must be published": ["pages/home.yaml", "path:", "published: false\npath:"],
  "a draft field with a value other than true and false": [serviceFile, "slug:", "draft: yes\nslug:"],
  "a hidden page that must be visible": ["pages/home.yaml", "path:", "hidden: true\npath:"],
  "a draft plan, although plans cannot be drafts": ["prices.yaml", "- name: Large", "- draft: true\n    name: Large"],
})
