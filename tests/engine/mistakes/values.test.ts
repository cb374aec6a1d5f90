import { insertBefore, postFile, serviceFile, setServiceName, testMistakes } from "./try-mistakes"

const secondServiceFile = "services/second-service.yaml"
const setPrice = (text: string): [string, string, string] => ["prices.yaml", "price: $100", `price: ${text}`]

testMistakes("values", {
  "an empty text": setServiceName('""'),
  "a text of spaces": setServiceName('"   "'),
  "a text instead of a number": [serviceFile, "order: 1", "order: six"],
  "a fraction where an integer must be": [serviceFile, "order: 1", "order: 1.5"],
  "a number instead of a text": setServiceName("2024"),
  "yes instead of true": ["testimonials.yaml", "featured: true", "featured: yes"],
  "a group instead of a list": [postFile, "topics: [topic-two]", "topics: { one: topic-two }"],
  "a card without features": [serviceFile, /features:\n(?: {2}- "Feature \d of the card"\n)+/, "features: []\n"],
  "seven features on a card for at most six": insertBefore(
    serviceFile,
    '  - "Feature 1',
    "  - Five\n  - Six\n  - Seven\n",
  ),
  "a menu with more than seven entries": insertBefore(
    "site.yaml",
    "  - label: Home\n",
    "  - { label: One, href: /services }\n".repeat(5),
  ),
  "a rating of six stars": ["testimonials.yaml", "rating: 5", "rating: 6"],
  "a missing drawing": [serviceFile, "picture: drawings/one.svg", "picture: drawings/on.svg"],
  "a drawing by its name without folder and extension": [serviceFile, "picture: drawings/one.svg", "picture: one"],
  "a slug with a space and capital letters": [serviceFile, "slug: first-service", "slug: First Service"],
  "an alias with a space, capital letters and wrong slashes": [
    "services/second-service.yaml",
    "/services/other-name",
    "services/Other Name/",
  ],
  "a link without its first slash": [serviceFile, "href: /contact", "href: contact"],
  "a site URL with a path": ["site.yaml", "https://agency.example", "https://agency.example/website"],
  "an email address without @": ["site.yaml", "hello@agency.example", "hello at agency"],
  "a calling code without +": ["site.yaml", 'callingCode: "+1"', "callingCode: 1"],
  "a download URL without /downloads/": ["resources.yaml", "  type: Guide", "  type: Guide\n  downloadUrl: none.pdf"],
  "a title too long for search results": [serviceFile, 'title: "First Service"', `title: ${"A title ".repeat(8)}`],
  "a description too short for search results": [serviceFile, /description: "What the.*/, 'description: "Paid ads."'],
  "a heading that is too long": [serviceFile, '"Title of the hero"', `"${"A heading of the page. ".repeat(5)}"`],
  "a button label that is too long": [serviceFile, 'label: "Ask', `label: "${"Ask ".repeat(8)}`],
  "a price with a full stop as thousands separator": setPrice("$2.500"),
  "a package of 400 weeks": [serviceFile, /weeksTo: \d+/, "weeksTo: 400"],
  "a phone number that is too short": ["site.yaml", "(555) 555-0100", "(555) 555"],
  "views in words": [postFile, /views: .*/, 'views: "many"'],
  "a list of two names without a comma": ["team.yaml", "[first-service]", "[first-service second-service]"],
  "a timeline that ends before it begins": [serviceFile, "weeksTo: 3", "weeksTo: 1"],
})

testMistakes("schemas", {
  "an empty file": [serviceFile, { text: "" }],
  "a file that contains only a text": [serviceFile, { text: "First Service\n" }],
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
  "a field name with a capital letter": [
    secondServiceFile,
    'title: "Title of measure 2"',
    'Title: "Title of measure 2"',
  ],
  "a button with its label as field name": [secondServiceFile, /{ label: Ask .*}/, "{ Ask: /contact }"],
  "a text in place of a group": [secondServiceFile, /title: "Title of measure 1"\n {8}text: .*/, "Title of measure 1"],
  "a range in one field": [serviceFile, /weeksFrom: 2\n {8}weeksTo: 3/, "weeks: 2–3"],
  "a list as text with commas": [postFile, "topics: [topic-two]", "topics: topic-two, topic-three"],
  "a date that does not exist": [postFile, "2025-07-22", "2025-02-30"],
  "a date with a month of one digit": [postFile, "2025-07-22", "2025-7-22"],
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
  "a service copied with its title and description for search results": [
    serviceFile,
    { copied: copiedServiceFile, with: uniqueFieldsAndName },
  ],
  "a post copied with its title": [postFile, { copied: "blog/copy.mdx", with: [["slug: first-post", "slug: copy"]] }],
  "two equal questions except for capital letters": [
    serviceFile,
    /"Question 2.*"/,
    '"QUESTION 1 about the first service"',
  ],
  "two equal features except for a full stop": [serviceFile, '"Feature 2 of the card"', '"Feature 1 of the card."'],
  "two steps with the same text": [serviceFile, '"Text of step 2"', '"Text of step 1"'],
  "two equal problems except for capital letters": [serviceFile, '"Title of problem 2"', '"Title of Problem 1"'],
  "two menu entries with the same link": ["site.yaml", "href: /pricing", "href: /blog"],
})
