import { tryMistakes } from "./try-mistakes"

const prices = "prices.yaml"
const contact = "pages/contact.yaml"
const faq = "pages/faq.yaml"
const onboarding = "pages/onboarding.yaml"
const press = "pages/press.yaml"

tryMistakes({
  "pricing: two plans of a name": [prices, "name: Large", "name: Medium"],
  "pricing: two popular plans": [prices, "popular: false", "popular: true"],
  "pricing: hours that no feature names": [prices, "hours: 20", "hours: 30"],
  "pricing: a line that is included and not included": [prices, '"Calls each week"', '"One report a month"'],
  "contact: a budget that a plan names, and the form has not": [prices, "popular:", "budget: 5k-10k\n    popular:"],
  "contact: a value twice": [contact, "value: 6-months", "value: 3-months"],
  "contact: a booking page that is not there": [contact, "href: tel:{site.phone}", "href: /book"],
  "faq: two topics of an anchor": [faq, "id: prices", "id: beginning"],
  "faq: a question twice in one accordion": [faq, "Question 2 of topic 1", "Question 1 of topic 1"],
  "faq: two answers of an address": [faq, "id: question-2", "id: question-1"],
  "faq: an answer at the address of a topic": [faq, "id: question-2", "id: beginning"],
  "faq: a topic without questions": [
    faq,
    /items:\n(?: {10}- id: .*\n {12}question: .*\n {12}answer: .*\n)+/,
    "items: []\n",
  ],
  "careers: days that overlap": ["pages/careers.yaml", "from: 3", "from: 2"],
  "careers: two roles of a title": ["pages/careers.yaml", "Second role", "First role"],
  "onboarding: a section that is linked twice": [onboarding, '"#access"', '"#kickoff"'],
  "onboarding: a section that is not known": [onboarding, '"#access"', '"#acess"'],
  "onboarding: a milestone that ends before it begins": [onboarding, "to: 10", "to: 3"],
  "onboarding: milestones that overlap": [onboarding, "from: 4", "from: 3"],
  "onboarding: a milestone after the two weeks": [onboarding, "to: 14", "to: 15"],
  "onboarding: a row of a table with a cell too few": [onboarding, '          - "Level of account 1"\n', ""],
  "onboarding: payments that are not the whole price": [onboarding, "share: 50", "share: 40"],
  "press: an asset at no full address": [
    press,
    "- picture: drawings/one.svg",
    "- picture: drawings/one.svg\n        href: /logos.zip",
  ],
  "about: a technology twice": ["pages/about.yaml", "name: Tool 8", "name: Tool 1"],
  "about: no technologies": ["pages/about.yaml", /items:(?:\n {6}- name: Tool \d\n.*)+/, "items: []"],
  "home: a picture that is not there": ["pages/home.yaml", "picture: drawings/one.svg", "picture: drawings/won.svg"],
  "a type of block that is none": ["pages/about.yaml", "type: story", "type: stroy"],
  "a block without a type": ["pages/about.yaml", /- type: story\n {4}title/, "- title"],
  "a field that a block has not": ["pages/about.yaml", 'title: "Title of the story"', 'titel: "Title of the story"'],
  "two blocks of one id": ["pages/onboarding.yaml", "id: access", "id: kickoff"],
  "two pages of one address": ["pages/about.yaml", "path: /about", "path: /careers"],
  "an alias of a page that is the address of another": ["pages/onboarding.yaml", "[/onboarding]", "[/careers]"],
  "an address without a slash": ["pages/about.yaml", "path: /about", "path: about"],
  "a hidden page in the menu": ["pages/team.yaml", /^path: .*/m, "path: /team\nhidden: true\nmenu: Team"],
  "a page in the menu that site.yaml lists": ["pages/pricing.yaml", /^path: .*/m, "path: /pricing\nmenu: Prices"],
})
