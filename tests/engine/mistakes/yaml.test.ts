import { inField, inProse, type Mistake, named, post, service, tryMistakes } from "./try-mistakes"

tryMistakes("YAML", {
  "a tab as indentation": [service, '  title: "First Service"', '\ttitle: "First Service"'],
  "a tab behind the first line of an entry": [
    "testimonials.yaml",
    /$/,
    "- name: Ana S.\n\trole: CEO\n\tcompany: Studio\n",
  ],
  "a tab and spaces in an entry": ["team.yaml", /^ {2}role:/m, "  \trole:"],
  "a tab in an entry of an entry": [service, /^ {8}question: "Question 2/m, `      \tquestion: "Question 2`],
  "a line indented too far": [service, "name: First Service", "  name: First Service"],
  "a line indented too little": [service, '  - "Feature 2 of the card"', ' - "Feature 2 of the card"'],
  "a key that stands twice": named("First Service\nname: Ads"),
  "the first field of an entry twice": [service, /      - id: question-1/, "      - id: one\n        id: two"],
  "an entry without its hyphen": ["testimonials.yaml", "- name: Second", "  name: Second"],
  "an entry whose first line is gone": ["testimonials.yaml", /- name: Second.*\n/, ""],
  "a quote that is not closed": [service, 'title: "Title of the hero"', 'title: "Title of the hero'],
  "a quote that is never closed, in the last line": [service, /"\s*$/, "\n"],
  "words after a text in quotes": [service, '"Ask for the service"', '"Ask for the service" now'],
  "an apostrophe in single quotes": ["pages/home.yaml", /title: .*/, "title: 'That's it'"],
  "a colon inside of a text": named("First Service: the plan"),
  "no colon after the name of a field": [service, "name: First Service", "name First Service"],
  "no space after a hyphen": [service, '  - "Feature 2 of the card"', '  -"Feature 2 of the card"'],
  "a list in brackets that is not closed": [
    "site.yaml",
    "[first-service, second-service]",
    "[first-service, second-service",
  ],
  "a text that begins with a star": named("*First* Ads"),
  "a text that begins with &": named("&First Service"),
  "a text that begins with !": named("!First Service"),
  "a text that begins with @": named("@First"),
  "a text that begins with %": named("%First"),
  "a text that ends at #": named("First #1 Ads"),
  "a backslash in double quotes": [service, '"Ask for the service"', '"C:\\Plans"'],
  "a second backslash": [service, '"Ask for the service"', '"C:\\qlans"'],
  "a second document": named("First Service\n---"),
  "an entry that is read as part of the one above it": [
    "pages/careers.yaml",
    "        - Task two",
    "          - Task two",
  ],
  "a merge of a group that is not there": [service, "name: First Service", "<<: *base\nname: First Service"],
  "a group that holds itself": named("&name [*name]"),
  "a sign that no text holds": named("First\u0007 Ads"),
})

/** Signs that mean something to YAML where a text or a line begins, lists that are none, and dates. */

const feature = (line: string): Mistake => [service, '  - "Feature 2 of the card"', line]
const dated = (date: string): Mistake => [post, "2025-07-22", date]

tryMistakes("beginnings of texts and lists", {
  "a text that begins with a hyphen": named("- First"),
  "a text that begins with a question mark": named("? Why first"),
  "a text that begins with a colon": named(": First"),
  "a text that begins with brackets": named("[New] First"),
  "a text that begins with braces": named("{New} First"),
  "a text that begins with a star and a space": named("* First"),
  "a text that begins with an exclamation mark and a space": named("! First"),
  "a text that begins with >- and goes on": named(">- First"),
  "an entry that begins with | and a digit": feature("  - | 4 of them"),
  "an entry with a colon": feature("  - Second: the feature"),

  "an entry with a dash": feature("  – Second"),
  "an entry with a star": feature("  * Second"),
  "an entry with a point": feature("  • Second"),
  "an entry with two hyphens": feature("  --Second"),
  "an entry whose hyphen is missing": [
    service,
    '  - "Feature 1 of the card"\n  - "Feature 2 of the card"',
    "  - Feature one\n    Feature two",
  ],

  "an empty list with a space in it, and entries below": [service, "features:\n", "features: [ ]\n"],
  "a file that says it is empty, and entries below": ["team.yaml", /^- slug: first/m, "[]\n- slug: first"],
  "a hyphen in place of an empty list": ["site.yaml", "social:\n", "social: -\n"],

  "a date with a time": dated("2025-07-22T10:00"),
  "a date without hyphens": dated("20250722"),
  "a date that is empty": dated('""'),
})

tryMistakes("quotes and commas", {
  "a number in quotes": [service, "order: 1", 'order: "1"'],
  "a number in single quotes": ["testimonials.yaml", "rating: 5", "rating: '5'"],
  "a number in quotes in a package": [service, "weeksFrom: 2", 'weeksFrom: "2"'],
  "a number with a comma": [service, "order: 1", "order: 1,"],
  "a rating with a comma": ["testimonials.yaml", "rating: 5", "rating: 5,"],
  "a week with a comma": [service, "weeksTo: 3", "weeksTo: 3,"],
  "a choice with a comma": ["testimonials.yaml", "featured: true", "featured: true,"],
  "a choice in quotes": ["testimonials.yaml", "featured: true", 'featured: "true"'],
  "a text in quotes with a comma": named('"First Service",'),
  "a text in quotes with a full stop": [service, '"Lead of the hero"', '"Lead of the hero".'],
  "a picture with a comma": [service, "picture: drawings/one.svg", "picture: drawings/one.svg,"],
  "a picture with quotes inside": [service, "picture: drawings/one.svg", "picture: '\"drawings/one.svg\"'"],
  "a slug with a comma": [service, "slug: first-service", "slug: first-service,"],
})

/** What was told at another place, several times, or in words that nobody could act on. */

const ledger = "claims.yaml"
const DATE = "2025-07-22"

tryMistakes("the right place", {
  "a name in the ledger that all texts spell otherwise": [
    post,
    "One sentence begins",
    "In {claim.answersHours} hours, at most {claim.answersHours}, begins",
  ],
  "a figure of which the ledger says nothing": [ledger, 'value: "2"', 'vlaue: "2"'],

  "an empty list with entries below": ["site.yaml", "navigation:\n", "navigation: []\n"],
  "an empty list with texts below": [service, "features:\n", "features: []\n"],
  "an empty list with a note, and entries below": ["site.yaml", "social:\n", "social: [] # none yet\n"],
  "an empty list with a note and entries on lines below": ["site.yaml", "navigation:\n", "navigation: []\n  # Pages\n"],
  "a list that says there is none, with entries below": ["site.yaml", "navigation:\n", "navigation: none\n"],
  "an empty group with fields below": [service, "meta:\n", "meta: {}\n"],
  "a list whose bracket is open, with entries below": [service, "features:\n", "features: [\n"],
  "a field with a hyphen of its own": ["site.yaml", "    href: /case-studies", "    -href: /case-studies"],
  "the only entry of a list without a space": [post, "topics: [topic-two]", "topics:\n  -topic-two"],
  "an entry without a space": ["site.yaml", "  - label: Home", "  -label: Home"],
  "the first entry of a file without a space": ["team.yaml", "- slug: first", "-slug: first"],
  "a text in a list without a space": [service, '  - "Feature 1 of the card"', '  -"Feature 1 of the card"'],

  "a text that begins with &": named("& Sons"),
  "a text that begins with & and a word": named("&Sons"),
  "an entry that begins with &": [service, '  - "Feature 2 of the card"', "  - &more features"],
  "a text in a list of one line that begins with &": ["team.yaml", '["A paragraph."]', "[& more]"],
  "a text below a title that begins with &": ["services/second-service.yaml", '"Text of measure 1"', "& more"],
  "a text below a title that begins with |": ["services/second-service.yaml", '"Text of measure 1"', "| more"],
  "a title of a post that begins with |": [post, 'title: "The first post of the blog"', "title: |Plans"],
  "a text that begins with |": named("| and more"),
  "a text that begins with >": named("> 90 days"),
  "a text that begins with two stars": named("**Bold** Service"),
  "an answer that begins with two stars": ["pages/pricing.yaml", /answer: "?Answer[^\n]*/, "answer: **Yes.** We do."],
  "a title in a list that begins with two stars": [
    "services/second-service.yaml",
    '- title: "Title of measure 1"',
    "- title: **Title** of measure 1",
  ],
  "a text that begins with a star": named("*New* Service"),

  "a date with slashes": [post, DATE, "7/8/2025"],

  "a line of a conflict by itself": ["site.yaml", "navigation:\n", "=======\nnavigation:\n"],
  "a line of a conflict in prose": inProse("======="),
  "a line of a conflict that is indented": [service, "name: First", " =======\nname: First"],
  "a line of more such signs": inProse("=========="),
  "a line of fewer such signs below a text": inProse("A text.\n====="),
  "a line of a conflict below a text": inProse("A text.\n======="),

  "a separator of lines in a field": inField('"One\u2028sentence."'),
  "a separator of lines in prose": [post, "One sentence begins", "One\u2028sentence begins"],
  "a separator of lines in a figure": [ledger, 'value: "2"', 'value: "2\u2028"'],
  "a separator of lines in a heading": [post, "## The second heading", "## The second\u2028heading"],
  "a separator of paragraphs": [post, "One sentence begins", "One\u2029sentence begins"],

  "a number of four figures with a comma": [
    "pages/onboarding.yaml",
    '- amount: 50\n        label: "Label of part 1"',
    "- { amount: 1,500, label: Deposit }",
  ],

  "a picture pasted as data": inProse("![A ship](data:image/png;base64,AAAA)"),
  "a picture of Google Docs": inProse("![][image1]\n\n[image1]: <data:image/png;base64,AAAA>"),
})
