import { editFixture, getIssues, withFiles } from "../fixture"
import {
  addParagraph,
  insertBefore,
  type Mistake,
  postFile,
  serviceFile,
  setServiceLead,
  setServiceName,
  testMistakes,
} from "./try-mistakes"

const claimsFile = "claims.yaml"
const onboardingFile = "pages/onboarding.yaml"
const setDate = (date: string): Mistake => [postFile, "2025-07-22", date]
/** Sets a button of a hero, which can merge the floating action (YAML anchor `go`). */
const setHeroButton = (value: string): Mistake => [
  serviceFile,
  /^floatingAction:[^]*? {4}primary:\n.*\n.*/m,
  `floatingAction: &go { label: Go, href: /contact }
blocks:
  - type: hero
    title: "Title of the hero"
    lead: "Lead of the hero"
    primary: ${value}`,
]
const setFloatingAction = (value: string): Mistake => [
  serviceFile,
  /^floatingAction:\n.*\n.*/m,
  `floatingAction: ${value}`,
]
const replaceFeature = (line: string): Mistake => [serviceFile, '  - "Feature 2 of the card"', line]

testMistakes("YAML", {
  "a tab as indentation": [serviceFile, '  title: "First Service"', '\ttitle: "First Service"'],
  "a tab after the first line of an entry": ["testimonials.yaml", /$/, "- name: Ana\n\trole: CEO\n\tcompany: Quay\n"],
  "a tab and spaces in an entry": ["team.yaml", /^ {2}role:/m, "  \trole:"],
  "a tab in a nested list item": [serviceFile, /^ {8}question: "Question 2/m, `      \tquestion: "Question 2`],
  "a line indented too far": [serviceFile, "name: First Service", "  name: First Service"],
  "a line indented too little": [serviceFile, '  - "Feature 2 of the card"', ' - "Feature 2 of the card"'],
  "a duplicate key": setServiceName("First Service\nname: Ads"),
  "a list item without its hyphen": ["testimonials.yaml", "- name: Second", "  name: Second"],
  "a list item without its first line": ["testimonials.yaml", /- name: Second.*\n/, ""],
  "an unclosed quote": [serviceFile, 'title: "Title of the hero"', 'title: "Title of the hero'],
  "an unclosed quote in the last line": [serviceFile, /"\s*$/, "\n"],
  "words after a quoted text": [serviceFile, '"Ask for the service"', '"Ask for the service" now'],
  "an apostrophe in single quotes": ["pages/home.yaml", /title: .*/, "title: 'That's it'"],
  "a colon inside of a text": setServiceName("First Service: the plan"),
  "a field of a list item indented too little": ["claims.yaml", '  value: "2"', ' value: "2"'],
  "a field of a list item indented too little, after a quoted text": ["claims.yaml", '"2"\n  unit', '"2"\n unit'],
  "no colon after the name of a field": [serviceFile, "name: First Service", "name First Service"],
  "no space after a hyphen": [serviceFile, '  - "Feature 2 of the card"', '  -"Feature 2 of the card"'],
  "an unclosed list in brackets": ["site.yaml", "second-service]", "second-service"],
  "a text that begins with an asterisk": setServiceName("*First* Ads"),
  "a text that begins with two asterisks": setServiceName("**Bold** Service"),
  "a text that begins with !": setServiceName("!First Service"),
  "a text that begins with @": setServiceName("@First"),
  "a text that begins with %": setServiceName("%First"),
  "a text that ends at #": setServiceName("First #1 Ads"),
  "a backslash in double quotes": [serviceFile, '"Ask for the service"', '"C:\\Plans"'],
  "a second YAML document": setServiceName("First Service\n---"),
  "a list item that YAML reads as part of the one above it": insertBefore(
    "pages/careers.yaml",
    "        - Task two",
    "  ",
  ),
  "a merge key (<<) with an unknown alias": [serviceFile, "name: First Service", "<<: *base\nname: First Service"],
  "a wrong value in a group with a merge key": setHeroButton("{ <<: *go, href: contact }"),
  "a merge key that does not add a required field": setHeroButton("{ <<: { label: Go } }"),
  "an unknown field in a group with a merge key": setHeroButton("{ <<: *go, hreff: /contact }"),
  "an alias inside of its own anchor": setServiceName("&name [*name]"),
  "a control character": setServiceName("First\u0007 Ads"),
  "a text that begins with a hyphen": setServiceName("- First"),
  "a text that begins with a question mark": setServiceName("? Why first"),
  "a text that begins with a colon": setServiceName(": First"),
  "a text that begins with brackets": setServiceName("[New] First"),
  "a text that begins with an exclamation mark and a space": setServiceName("! First"),
  "a text that begins with >-": setServiceName(">- First"),
  "a list item that begins with | and a digit": replaceFeature("  - | 4 of them"),
  "a list item with a colon": replaceFeature("  - Second: the feature"),

  "a list item with a dash as hyphen": replaceFeature("  – Second"),
  "a list item with an asterisk as hyphen": replaceFeature("  * Second"),
  "a list item with a bullet as hyphen": replaceFeature("  • Second"),
  "a list item with two hyphens": replaceFeature("  --Second"),
  "a list item without its hyphen, below another item": [
    serviceFile,
    /  - "Feature 1.*\n  - "F.*/,
    "  - One\n    Another",
  ],
  "an empty list ([]) as file, with items below": ["team.yaml", /^- slug: first/m, "[]\n- slug: first"],
  "a hyphen instead of an empty list": ["site.yaml", "social:\n", "social: -\n"],

  "a date with a time": setDate("2025-07-22T10:00"),
  "a date without hyphens": setDate("20250722"),
  "a number in quotes": [serviceFile, "order: 1", 'order: "1"'],
  "a number with a comma": [serviceFile, "order: 1", "order: 1,"],
  "true with a comma": ["testimonials.yaml", "featured: true", "featured: true,"],
  "a text in quotes with a comma": setServiceName('"First Service",'),
  "a claim without a value": [claimsFile, 'value: "2"', 'vlaue: "2"'],

  "an empty list with items below": ["site.yaml", "navigation:\n", "navigation: []\n"],
  "an empty list with a comment, and items below": ["site.yaml", "social:\n", "social: [] # none yet\n"],
  "the value none with items below": ["site.yaml", "navigation:\n", "navigation: none\n"],
  "an empty group with fields below": [serviceFile, "meta:\n", "meta: {}\n"],
  "a list with an unclosed bracket and items below": [serviceFile, "features:\n", "features: [\n"],
  "a field of a list item with a hyphen": ["site.yaml", "    href: /case-studies", "    -href: /case-studies"],
  "the only item of a list without a space after its hyphen": [
    postFile,
    "topics: [topic-two]",
    "topics:\n  -topic-two",
  ],
  "a list item without a space after its hyphen": ["site.yaml", "  - label: Home", "  -label: Home"],
  "the first list item of a file without a space after its hyphen": ["team.yaml", "- slug: first", "-slug: first"],

  "a link to an anchor in braces without quotes": setFloatingAction("{ label: Go, href: #services }"),
  "a link to an anchor in the first of two fields in braces": setFloatingAction("{ href: #services, label: Go }"),
  "a text in brackets that begins with #": [postFile, "topics: [topic-two]", "topics: [#one, topic-two]"],
  "a link to an anchor in braces over two lines": setFloatingAction("{ href: #services,\n    label: Go }"),
  "a URL with commas in braces": setFloatingAction("{ label: Map, href: https://www.google.com/maps/@52.5,13.4,15z }"),
  "a text with a comma in braces": setFloatingAction("{ label: Fish, chips and more, href: /contact }"),
  "a price with a comma in braces": setFloatingAction("{ label: $1,500, href: /contact }"),
  "a colon without a space in braces": setFloatingAction("{ label:Go, href: /contact }"),
  "a text with a colon in braces": setFloatingAction("{ label: Go: now, href: /contact }"),
  "a missing comma in braces": setFloatingAction("{ label: Go href: /contact }"),
  "an unclosed brace": setFloatingAction("{ label: Go, href: /contact"),
  "an unclosed brace over two lines": setFloatingAction("{ label: Go,\n    href: /contact"),
  "a text with brackets in braces": setFloatingAction("{ label: Go [now], href: /contact }"),
  "a text with braces in braces": setFloatingAction("{ label: Go {now}, href: /contact }"),

  "a text that begins with &": setServiceName("& Sons"),
  "a text that begins with & and a word": setServiceName("&Sons"),
  "a text that begins with & in a list in brackets": ["team.yaml", '["A paragraph."]', "[& more]"],
  "a text that begins with & below a title": ["services/second-service.yaml", '"Text of measure 1"', "& more"],
  "a post title that begins with |": [postFile, 'title: "The first post of the blog"', "title: |Plans"],
  "a text that begins with >": setServiceName("> 90 days"),

  "a conflict marker": ["site.yaml", "navigation:\n", "=======\nnavigation:\n"],
  "a conflict marker in prose": addParagraph("======="),
  "an indented conflict marker": [serviceFile, "name: First", " =======\nname: First"],
  "a conflict marker below text": addParagraph("A text.\n======="),

  "a line separator in a field": setServiceLead('"One\u2028sentence."'),
  "a line separator in a heading": [postFile, "## The second heading", "## The second\u2028heading"],
  "a paragraph separator": [postFile, "One sentence begins", "One\u2029sentence begins"],

  "a number with a comma as thousands separator": [
    onboardingFile,
    /- amount: 50\n.*/,
    "- { amount: 1,500, label: Deposit }",
  ],

  "a picture pasted as data": addParagraph("![A ship](data:image/png;base64,AAAA)"),
  "a picture pasted from Google Docs": addParagraph("![][image1]\n\n[image1]: <data:image/png;base64,AAAA>"),
})

test("accepts a group that merges another", async () => {
  const [file, search, replacement] = setHeroButton("{ <<: *go, label: Begin }") as [string, RegExp, string]
  expect(await getIssues(withFiles({ [file]: editFixture(file, search, replacement) }))).toEqual([])
})
