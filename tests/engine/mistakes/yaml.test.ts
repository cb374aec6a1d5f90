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
/** Sets a button of a hero, which can merge the anchor `go` of the page's button. */
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
  "a tab in an entry of an entry": [serviceFile, /^ {8}question: "Question 2/m, `      \tquestion: "Question 2`],
  "a line indented too far": [serviceFile, "name: First Service", "  name: First Service"],
  "a line indented too little": [serviceFile, '  - "Feature 2 of the card"', ' - "Feature 2 of the card"'],
  "a duplicate key": setServiceName("First Service\nname: Ads"),
  "an entry without its hyphen": ["testimonials.yaml", "- name: Second", "  name: Second"],
  "an entry whose first line is gone": ["testimonials.yaml", /- name: Second.*\n/, ""],
  "an unclosed quote": [serviceFile, 'title: "Title of the hero"', 'title: "Title of the hero'],
  "an unclosed quote in the last line": [serviceFile, /"\s*$/, "\n"],
  "words after a text in quotes": [serviceFile, '"Ask for the service"', '"Ask for the service" now'],
  "an apostrophe in single quotes": ["pages/home.yaml", /title: .*/, "title: 'That's it'"],
  "a colon inside of a text": setServiceName("First Service: the plan"),
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
  "a second document": setServiceName("First Service\n---"),
  "an entry that is read as part of the one above it": insertBefore("pages/careers.yaml", "        - Task two", "  "),
  "a merge of a missing group": [serviceFile, "name: First Service", "<<: *base\nname: First Service"],
  "a wrong value in a group that merges another": setHeroButton("{ <<: *go, href: contact }"),
  "a group that merges one without its fields": setHeroButton("{ <<: { label: Go } }"),
  "a merge and a field that is unknown": setHeroButton("{ <<: *go, hreff: /contact }"),
  "a group that holds itself": setServiceName("&name [*name]"),
  "a control character": setServiceName("First\u0007 Ads"),
  "a text that begins with a hyphen": setServiceName("- First"),
  "a text that begins with a question mark": setServiceName("? Why first"),
  "a text that begins with a colon": setServiceName(": First"),
  "a text that begins with brackets": setServiceName("[New] First"),
  "a text that begins with an exclamation mark and a space": setServiceName("! First"),
  "a text that begins with >- and goes on": setServiceName(">- First"),
  "an entry that begins with | and a digit": replaceFeature("  - | 4 of them"),
  "an entry with a colon": replaceFeature("  - Second: the feature"),

  "an entry with a dash": replaceFeature("  – Second"),
  "an entry with an asterisk": replaceFeature("  * Second"),
  "an entry with a point": replaceFeature("  • Second"),
  "an entry with two hyphens": replaceFeature("  --Second"),
  "an entry whose hyphen is missing": [serviceFile, /  - "Feature 1.*\n  - "F.*/, "  - One\n    Another"],
  "a file that says it is empty, and entries below": ["team.yaml", /^- slug: first/m, "[]\n- slug: first"],
  "a hyphen in place of an empty list": ["site.yaml", "social:\n", "social: -\n"],

  "a date with a time": setDate("2025-07-22T10:00"),
  "a date without hyphens": setDate("20250722"),
  "a number in quotes": [serviceFile, "order: 1", 'order: "1"'],
  "a number with a comma": [serviceFile, "order: 1", "order: 1,"],
  "a choice with a comma": ["testimonials.yaml", "featured: true", "featured: true,"],
  "a text in quotes with a comma": setServiceName('"First Service",'),
  "a figure without a value": [claimsFile, 'value: "2"', 'vlaue: "2"'],

  "an empty list with entries below": ["site.yaml", "navigation:\n", "navigation: []\n"],
  "an empty list with a note, and entries below": ["site.yaml", "social:\n", "social: [] # none yet\n"],
  "a list that says there is none, with entries below": ["site.yaml", "navigation:\n", "navigation: none\n"],
  "an empty group with fields below": [serviceFile, "meta:\n", "meta: {}\n"],
  "a list whose bracket is open, with entries below": [serviceFile, "features:\n", "features: [\n"],
  "a field with a hyphen": ["site.yaml", "    href: /case-studies", "    -href: /case-studies"],
  "the only entry of a list without a space": [postFile, "topics: [topic-two]", "topics:\n  -topic-two"],
  "an entry without a space": ["site.yaml", "  - label: Home", "  -label: Home"],
  "the first entry of a file without a space": ["team.yaml", "- slug: first", "-slug: first"],

  "an anchor in braces without quotes": setFloatingAction("{ label: Go, href: #services }"),
  "an anchor in the last field but one in braces": setFloatingAction("{ href: #services, label: Go }"),
  "a text in brackets that begins with #": [postFile, "topics: [topic-two]", "topics: [#one, topic-two]"],
  "an anchor in braces over two lines": setFloatingAction("{ href: #services,\n    label: Go }"),
  "an address with commas in braces": setFloatingAction(
    "{ label: Map, href: https://www.google.com/maps/@52.5,13.4,15z }",
  ),
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
  "a text in a list of one line that begins with &": ["team.yaml", '["A paragraph."]', "[& more]"],
  "a text below a title that begins with &": ["services/second-service.yaml", '"Text of measure 1"', "& more"],
  "a title of a post that begins with |": [postFile, 'title: "The first post of the blog"', "title: |Plans"],
  "a text that begins with >": setServiceName("> 90 days"),

  "a conflict marker": ["site.yaml", "navigation:\n", "=======\nnavigation:\n"],
  "a conflict marker in prose": addParagraph("======="),
  "an indented conflict marker": [serviceFile, "name: First", " =======\nname: First"],
  "a conflict marker below a text": addParagraph("A text.\n======="),

  "a line separator in a field": setServiceLead('"One\u2028sentence."'),
  "a line separator in a heading": [postFile, "## The second heading", "## The second\u2028heading"],
  "a paragraph separator": [postFile, "One sentence begins", "One\u2029sentence begins"],

  "a number of four figures with a comma": [onboardingFile, /- amount: 50\n.*/, "- { amount: 1,500, label: Deposit }"],

  "a picture pasted as data": addParagraph("![A ship](data:image/png;base64,AAAA)"),
  "a picture of Google Docs": addParagraph("![][image1]\n\n[image1]: <data:image/png;base64,AAAA>"),
})

test("accepts a group that merges another", async () => {
  const [file, search, replacement] = setHeroButton("{ <<: *go, label: Begin }") as [string, RegExp, string]
  expect(await getIssues(withFiles({ [file]: editFixture(file, search, replacement) }))).toEqual([])
})
