import { insertBefore, postFile, serviceFile, setServiceName, testMistakes } from "./try-mistakes"

const secondServiceFile = "services/second-service.yaml"
const setPrice = (text: string): [string, string, string] => ["prices.yaml", "price: $100", `price: ${text}`]

testMistakes("values", {
  "an empty text": setServiceName('""'),
  "a text of spaces": setServiceName('"   "'),
  "a text where a number must be": [serviceFile, "order: 1", "order: six"],
  "a part of a number where a whole one must be": [serviceFile, "order: 1", "order: 1.5"],
  "a number where a text must be": setServiceName("2024"),
  "yes where true must be": ["testimonials.yaml", "featured: true", "featured: yes"],
  "a group where a list must be": [postFile, "topics: [topic-two]", "topics: { one: topic-two }"],
  "a card without a feature": [serviceFile, /features:\n(?: {2}- "Feature \d of the card"\n)+/, "features: []\n"],
  "seven features on a card for six": insertBefore(serviceFile, '  - "Feature 1', "  - Five\n  - Six\n  - Seven\n"),
  "a rating of six stars": ["testimonials.yaml", "rating: 5", "rating: 6"],
  "a missing drawing": [serviceFile, "picture: drawings/one.svg", "picture: drawings/on.svg"],
  "a drawing by its name alone": [serviceFile, "picture: drawings/one.svg", "picture: one"],
  "a bad slug": [serviceFile, "slug: first-service", "slug: First Service"],
  "a bad alias": ["services/second-service.yaml", "/services/other-name", "services/Other Name/"],
  "a link without its beginning": [serviceFile, "href: /contact", "href: contact"],
  "an address of the site with a path": ["site.yaml", "https://agency.example", "https://agency.example/website"],
  "a bad email address": ["site.yaml", "hello@agency.example", "hello at agency"],
  "a code without a country": ["site.yaml", 'callingCode: "+1"', "callingCode: 1"],
  "a bad address of a download": ["resources.yaml", "  type: Guide", "  type: Guide\n  downloadUrl: none.pdf"],
  "a title too long for search results": [serviceFile, 'title: "First Service"', `title: ${"A title ".repeat(8)}`],
  "a description too short for search results": [serviceFile, /description: "What the.*/, 'description: "Paid ads."'],
  "a heading that is too long": [serviceFile, '"Title of the hero"', `"${"A heading of the page. ".repeat(5)}"`],
  "a button that is too long": [serviceFile, 'label: "Ask', `label: "${"Ask ".repeat(8)}`],
  "a price with a full stop between thousands": setPrice("$2.500"),
  "a package of eight years": [serviceFile, /weeksTo: \d+/, "weeksTo: 400"],
  "a phone number that is too short": ["site.yaml", "(555) 555-0100", "(555) 555"],
  "views in words": [postFile, /views: .*/, 'views: "many"'],
  "a comma that is missing between two names": ["team.yaml", "[first-service]", "[first-service second-service]"],
  "a timeline that ends before it begins": [serviceFile, "weeksTo: 3", "weeksTo: 1"],
})

testMistakes("schemas", {
  "an empty file": [serviceFile, { text: "" }],
  "a file that is one value": [serviceFile, { text: "First Service\n" }],
  "a list instead of fields": [serviceFile, { text: "- slug: first-service\n- name: First Service\n" }],
  "fields instead of a list": ["testimonials.yaml", { text: "name: Tomasz\n" }],
  "an empty list file": ["resources.yaml", { text: "[]\n" }],
  "a misspelled key": [serviceFile, "name: First Service", "nmae: First Service"],
  "an unknown key without a similar one": setServiceName("First Service\nwhatever: yes"),
  "a missing field": [serviceFile, /^ {2}description: .*\n/m, ""],
  "a name that YAML reads as null": setServiceName("Null"),
  "a name that YAML reads as null, in capitals": setServiceName("NULL # Herr Null"),
  "a tilde that YAML reads as null": ["team.yaml", /name: .*/, "name: ~"],
  "a field without a value": setServiceName(""),
  "an entry without a value": [serviceFile, '  - "Feature 2 of the card"', "  -"],
  "the name of a field in capitals": [secondServiceFile, 'title: "Title of measure 2"', 'Title: "Title of measure 2"'],
  "a button with its text before the colon": [secondServiceFile, /{ label: Ask .*}/, "{ Ask: /contact }"],
  "a text in place of a group": [secondServiceFile, /title: "Title of measure 1"\n {8}text: .*/, "Title of measure 1"],
  "a range in one field": [serviceFile, /weeksFrom: 2\n {8}weeksTo: 3/, "weeks: 2–3"],
  "a list in one line": [postFile, "topics: [topic-two]", "topics: topic-two, topic-three"],
  "a date the calendar does not have": [postFile, "2025-07-22", "2025-02-30"],
  "a date in another form": [postFile, "2025-07-22", "2025-7-22"],
  "a YAML mistake in frontmatter": [postFile, 'views: "1.2K"', 'views: "1.2K'],
  "unclosed frontmatter": [postFile, "thumbnail: drawings/one.svg\n---", "thumbnail: drawings/one.svg"],
  "no frontmatter": [postFile, { text: "Just words.\n" }],
  "frontmatter without prose": [
    postFile,
    /thumbnail: drawings\/one.svg\n---[^]*/,
    "thumbnail: drawings/one.svg\n---\n",
  ],
})

const copiedServiceFile = "services/copied-service.yaml"
const uniqueFields = [
  ["slug: first-service", "slug: copied-service"],
  ["order: 1", "order: 9"],
] satisfies [string, string][]
const uniqueFieldsAndName = [...uniqueFields, ["name: First Service", "name: Copied Service"]] satisfies [
  string,
  string,
][]

testMistakes("copies", {
  "a service copied with its name": [serviceFile, { copied: copiedServiceFile, with: uniqueFields }],
  "a service copied with its words for search": [serviceFile, { copied: copiedServiceFile, with: uniqueFieldsAndName }],
  "a post copied with its title": [postFile, { copied: "blog/copy.mdx", with: [["slug: first-post", "slug: copy"]] }],
  "a question twice, in other capitals": [serviceFile, /"Question 2.*"/, '"QUESTION 1 about the first service"'],
  "a feature twice, with a full stop": [serviceFile, '"Feature 2 of the card"', '"Feature 1 of the card."'],
  "a step with the text of another": [serviceFile, '"Text of step 2"', '"Text of step 1"'],
  "a problem twice, in other capitals": [serviceFile, '"Title of problem 2"', '"Title of Problem 1"'],
  "two entries of the menu that lead to one page": ["site.yaml", "href: /pricing", "href: /blog"],
})
