import { insertBefore, post, service, setServiceName, testMistakes } from "./try-mistakes"

const second = "services/second-service.yaml"
const price = (text: string): [string, string, string] => ["prices.yaml", "price: $100", `price: ${text}`]

testMistakes("values", {
  "an empty text": setServiceName('""'),
  "a text of spaces": setServiceName('"   "'),
  "a text where a number must be": [service, "order: 1", "order: six"],
  "a part of a number where a whole one must be": [service, "order: 1", "order: 1.5"],
  "a number where a text must be": setServiceName("2024"),
  "yes where true must be": ["testimonials.yaml", "featured: true", "featured: yes"],
  "a group where a list must be": [post, "topics: [topic-two]", "topics: { one: topic-two }"],
  "a card without a feature": [service, /features:\n(?: {2}- "Feature \d of the card"\n)+/, "features: []\n"],
  "seven features on a card for six": insertBefore(service, '  - "Feature 1', "  - Five\n  - Six\n  - Seven\n"),
  "a rating of six stars": ["testimonials.yaml", "rating: 5", "rating: 6"],
  "a missing drawing": [service, "picture: drawings/one.svg", "picture: drawings/on.svg"],
  "a drawing by its name alone": [service, "picture: drawings/one.svg", "picture: one"],
  "a bad slug": [service, "slug: first-service", "slug: First Service"],
  "a bad alias": ["services/second-service.yaml", "/services/other-name", "services/Other Name/"],
  "a link without its beginning": [service, "href: /contact", "href: contact"],
  "an address of the site with a path": ["site.yaml", "https://agency.example", "https://agency.example/website"],
  "a bad email address": ["site.yaml", "hello@agency.example", "hello at agency"],
  "a code without a country": ["site.yaml", 'callingCode: "+1"', "callingCode: 1"],
  "a bad address of a download": ["resources.yaml", "  type: Guide", "  type: Guide\n  downloadUrl: none.pdf"],
  "a title too long for search results": [service, 'title: "First Service"', `title: ${"A title ".repeat(8)}`],
  "a description too short for search results": [service, /description: "What the.*/, 'description: "Paid ads."'],
  "a heading that is too long": [service, '"Title of the hero"', `"${"A heading of the page. ".repeat(5)}"`],
  "a button that is too long": [service, 'label: "Ask', `label: "${"Ask ".repeat(8)}`],
  "a price with a full stop between thousands": price("$2.500"),
  "a package of eight years": [service, /weeksTo: \d+/, "weeksTo: 400"],
  "a phone number that is too short": ["site.yaml", "(555) 555-0100", "(555) 555"],
  "views in words": [post, /views: .*/, 'views: "many"'],
  "a comma that is missing between two names": ["team.yaml", "[first-service]", "[first-service second-service]"],
  "a timeline that ends before it begins": [service, "weeksTo: 3", "weeksTo: 1"],
})

testMistakes("schemas", {
  "an empty file": [service, { text: "" }],
  "a file that is one value": [service, { text: "First Service\n" }],
  "a list instead of fields": [service, { text: "- slug: first-service\n- name: First Service\n" }],
  "fields instead of a list": ["testimonials.yaml", { text: "name: Tomasz\n" }],
  "an empty list file": ["resources.yaml", { text: "[]\n" }],
  "a misspelled key": [service, "name: First Service", "nmae: First Service"],
  "an unknown key without a similar one": setServiceName("First Service\nwhatever: yes"),
  "a missing field": [service, /^ {2}description: .*\n/m, ""],
  "a name that YAML reads as null": setServiceName("Null"),
  "a name that YAML reads as null, in capitals": setServiceName("NULL # Herr Null"),
  "a tilde that YAML reads as null": ["team.yaml", /name: .*/, "name: ~"],
  "a field without a value": setServiceName(""),
  "an entry without a value": [service, '  - "Feature 2 of the card"', "  -"],
  "the name of a field in capitals": [second, 'title: "Title of measure 2"', 'Title: "Title of measure 2"'],
  "a button with its text before the colon": [second, /{ label: Ask .*}/, "{ Ask: /contact }"],
  "a text in place of a group": [second, /title: "Title of measure 1"\n {8}text: .*/, "Title of measure 1"],
  "a range in one field": [service, /weeksFrom: 2\n {8}weeksTo: 3/, "weeks: 2–3"],
  "a list in one line": [post, "topics: [topic-two]", "topics: topic-two, topic-three"],
  "a date the calendar does not have": [post, "2025-07-22", "2025-02-30"],
  "a date in another form": [post, "2025-07-22", "2025-7-22"],
  "a YAML mistake in frontmatter": [post, 'views: "1.2K"', 'views: "1.2K'],
  "unclosed frontmatter": [post, "thumbnail: drawings/one.svg\n---", "thumbnail: drawings/one.svg"],
  "no frontmatter": [post, { text: "Just words.\n" }],
  "frontmatter without prose": [post, /thumbnail: drawings\/one.svg\n---[^]*/, "thumbnail: drawings/one.svg\n---\n"],
})

const copy = "services/copied-service.yaml"
const uniqueFields = [
  ["slug: first-service", "slug: copied-service"],
  ["order: 1", "order: 9"],
] satisfies [string, string][]
const renamed = [...uniqueFields, ["name: First Service", "name: Copied Service"]] satisfies [string, string][]

testMistakes("copies", {
  "a service copied with its name": [service, { copied: copy, with: uniqueFields }],
  "a service copied with its words for search": [service, { copied: copy, with: renamed }],
  "a post copied with its title": [post, { copied: "blog/copy.mdx", with: [["slug: first-post", "slug: copy"]] }],
  "a question twice, in other capitals": [service, /"Question 2.*"/, '"QUESTION 1 about the first service"'],
  "a feature twice, with a full stop": [service, '"Feature 2 of the card"', '"Feature 1 of the card."'],
  "a step with the text of another": [service, '"Text of step 2"', '"Text of step 1"'],
  "a problem twice, in other capitals": [service, '"Title of problem 2"', '"Title of Problem 1"'],
  "two entries of the menu that lead to one page": ["site.yaml", "href: /pricing", "href: /blog"],
})
