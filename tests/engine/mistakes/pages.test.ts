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
  "pricing: two plans of a name": [pricesFile, "name: Large", "name: Medium"],
  "pricing: two popular plans": [pricesFile, "popular: false", "popular: true"],
  "contact: a plan's budget missing in the form": [pricesFile, "popular:", "budget: 5k-10k\n    popular:"],
  "contact: a value twice": [wordsFile, "value: 6-months", "value: 3-months"],
  "contact: a missing word": [wordsFile, /^ {2}submit: "Submit of the form"\n/m, ""],
  "contact: a word in the block": ["pages/contact.yaml", "type: contact\n", "type: contact\n    submit: Send\n"],
  "library: no words": [wordsFile, /^library:\n(?: .*\n)*/m, ""],
  "faq: two topics of an anchor": [faqFile, "value: prices", "value: beginning"],
  "faq: a question twice in one accordion": [faqFile, "Question 2 of topic 1", "Question 1 of topic 1"],
  "faq: two answers of an address": [faqFile, "id: question-2", "id: question-1"],
  "faq: an answer at the address of a topic": [faqFile, "id: question-2", "id: beginning"],
  "launch: a ship without the other moving layers": ["pages/home.yaml", /^    (shipOnPhones|lowered): .*\n/gm, ""],
  "faq: a sentence beside topics": insertBefore(faqFile, "    topics:\n", "    lead: A sentence.\n"),
  "faq: a question of no topic": [faqFile, "        topic: beginning\n", ""],
  "faq: a question of an unknown topic": [faqFile, "topic: beginning", "topic: begining"],
  "faq: a question of a topic in a block without": ["pages/home.yaml", "question:", "topic: prices\n        question:"],
  "faq: no questions": insertBefore("pages/home.yaml", "type: faq\n", "type: faq\n    title: Why?\n  - "),
  "faq: a topic without questions": [faqFile, /topic: support/g, "topic: work"],
  "onboarding: a section that is linked twice": [onboardingFile, '"#access"', '"#kickoff"'],
  "onboarding: a milestone that ends before it begins": [onboardingFile, "to: 10", "to: 3"],
  "onboarding: milestones that overlap": [onboardingFile, "from: 4", "from: 3"],
  "onboarding: a milestone after the two weeks": [onboardingFile, "to: 14", "to: 15"],
  "onboarding: a row of a table with a cell too few": [onboardingFile, '          - "Level of account 1"\n', ""],
  "onboarding: payments that are not the whole price": [onboardingFile, "amount: 50", "amount: 40"],
  "press: an asset without a full URL": [pressFile, "- picture:", "- href: /logos.zip\n        picture:"],
  "about: a layout that shows no figures": ["pages/about.yaml", "layout: figures", "layout: rows"],
  "about: a layout whose entries need more": ["pages/about.yaml", "layout: tags", "layout: options"],
  "press: a figure of a quote without stars": insertBefore(
    pressFile,
    "name: Name of quote 1",
    "figure: Five\n        ",
  ),
  "an unknown type of block": ["pages/about.yaml", "type: story", "type: stroy"],
  "a block without a type": ["pages/about.yaml", /- type: story\n {4}title/, "- title"],
  "an unknown field of a block": ["pages/about.yaml", 'title: "Title of the story"', 'titel: "Title of the story"'],
  "two blocks of one id": ["pages/onboarding.yaml", "id: access", "id: kickoff"],
  "two pages of one address": ["pages/about.yaml", "path: /about", "path: /careers"],
  "a post at the path of a confirmation page": [postFile, "slug: first-post", "slug: subscribed"],
  "an alias of a page that is the address of another": ["pages/onboarding.yaml", "[/onboarding]", "[/careers]"],
  "an address without a slash": ["pages/about.yaml", "path: /about", "path: about"],
  "a hidden page in the menu": ["pages/team.yaml", /^path: .*/m, "path: /team\nhidden: true\nmenu: Team"],
  "a page in the menu that site.yaml lists": ["pages/pricing.yaml", /^path: .*/m, "path: /pricing\nmenu: Prices"],
  "two resources of one id": [resourcesFile, "id: first-video", "id: first-guide"],
  "a first category that is not all": [wordsFile, "value: all", "value: every"],
  "two categories of one id": [wordsFile, "value: videos", "value: guides"],
})

testMistakes("files", {
  "a missing file": ["pages/home.yaml", "gone"],
  "a file under another name": ["prices.yaml", { renamed: "pirces.yaml" }],
  "the extension .yml": [serviceFile, { renamed: "services/first-service.yml" }],
  "the extension .YAML": [serviceFile, { renamed: "services/first-service.YAML" }],
  "the extension .md": [postFile, { renamed: "blog/first-post.md" }],
  "a post in the folder of services": [postFile, { renamed: "services/first-post.mdx" }],
  "a service in an unknown folder": [serviceFile, { renamed: "service/first-service.yaml" }],
  "a file of YAML in no folder": [serviceFile, { renamed: "first-service.yaml" }],
  "a file without its schema comment": ["prices.yaml", /^.*Prices.json\n/, ""],
  "a file with another schema comment": ["prices.yaml", "Prices.json", "Claim.json"],
  "an unknown file": ["services/first-service.yaml.bak", { asset: true }],
})

const siteFile = "site.yaml"
const endpointLine = "  endpoint: https://forms.example/contact\n"

/** Adds lines to site.yaml. */
const addSiteLines = (lines: string): Mistake => ["site.yaml", /^editor:$/m, `${lines}editor:`]

const addAnnouncement = (from: string, to: string) =>
  addSiteLines(`announcement: Open house\nannouncementFrom: "${from}"\nannouncementTo: "${to}"\n`)

const analyticsLine = "analytics: https://stats.test/script.js\n"

testMistakes("forms and switches", {
  "a form without an endpoint": [siteFile, endpointLine, ""],
  "an endpoint that is not encrypted": [siteFile, "https://forms.example", "http://forms.example"],
  "an endpoint that is a mail address": [siteFile, "https://forms.example/contact", "leads@forms.example"],
  "an endpoint on this machine, which is a warning": [
    siteFile,
    "https://forms.example/contact",
    "http://127.0.0.1:8787/",
  ],
  "a list for messages": [siteFile, "provider: endpoint", "provider: list"],
  "a name for the address where no list takes it": [siteFile, endpointLine, `${endpointLine}  emailField: EMAIL\n`],
  "an unknown provider": [siteFile, "provider: endpoint", "provider: formspre"],
  "a provider that needs no endpoint": [siteFile, "provider: endpoint", "provider: netlify"],
  "a form without its provider": [siteFile, "  provider: endpoint\n", ""],
  "a project type that the form does not have": [serviceFile, "blocks:\n", "projectType: web\nblocks:\n"],
  "a budget that the form does not have": ["prices.yaml", "popular: true", "popular: true\n    budget: 5k"],
  "a place with a blank in its value": [wordsFile, "value: pricing/calculator", "value: pricing calculator"],
  "a stored draft that no document mentions": ["legal/privacy.mdx", "`draft-contact`", "nothing"],
  "an announcement that ends before it begins": addAnnouncement("2026-12-24", "2026-12-01"),
  "an announcement on an invalid date": addAnnouncement("2026-13-01", "2026-12-24"),
  "an announcement without an end": addSiteLines('announcement: Open house\nannouncementFrom: "2026-12-01"\n'),
  "analytics attributes without a script": addSiteLines("analyticsAttributes: [data-domain=studio.test]\n"),
  "former names of switches": addSiteLines("analytics: { src: https://stats.test/script.js }\nforms: {}\n"),
  "an announcement in other words": addAnnouncement("tomorrow", "2026-12-24"),
  "analytics without a URL": addSiteLines("analytics: plausible\n"),
  "an event handler in analytics attributes": addSiteLines(`${analyticsLine}analyticsAttributes: [onload=alert(1)]\n`),
  "analytics code without its script": addSiteLines("analyticsCode: count()\n"),
  "analytics code with its tags": addSiteLines(`${analyticsLine}analyticsCode: <script>count()</script>\n`),
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
  "a service that is a draft, and named and linked elsewhere": [secondServiceFile, "slug:", "draft: true\nslug:"],
  "a featured case that is a draft": ["case-studies/first-case.yaml", "order:", "draft: true\norder:"],
  "a document that is a draft, and linked in the footer": ["legal/terms.mdx", "title:", "draft: true\ntitle:"],
  "a service that is hidden, and named and linked elsewhere": [secondServiceFile, "slug:", "hidden: true\nslug:"],
  "a page that is hidden, and linked elsewhere": ["pages/pricing.yaml", "meta:", "hidden: true\nmeta:"],
  "an unpublished page with required links": insertBefore(caseStudiesFile, "meta:", "published: false\n"),
  "a page that cannot be unpublished": ["pages/home.yaml", "path:", "published: false\npath:"],
  "a draft with another value than true or false": [serviceFile, "slug:", "draft: yes\nslug:"],
  "a page that cannot be hidden": ["pages/home.yaml", "path:", "hidden: true\npath:"],
  "a plan that cannot be a draft": ["prices.yaml", "- name: Large", "- draft: true\n    name: Large"],
})
