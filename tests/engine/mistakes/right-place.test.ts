import { post, service, tryMistakes } from "./try-mistakes"

/** What was told at another place, several times, or in words that nobody could act on. */

const ledger = "claims.yaml"
const NAME = "name: First Service"
const DATE = "2025-07-22"

tryMistakes({
  "a name in the ledger that all texts spell otherwise": [
    post,
    "One sentence begins",
    "In {claim.answersHours} hours, at most {claim.answersHours}, begins",
  ],
  "a figure of which the ledger says nothing": [ledger, 'value: "2"', 'vlaue: "2"'],

  "an empty list with entries below": ["site.yaml", "navigation:\n", "navigation: []\n"],
  "an empty list with texts below": [service, "  features:\n", "  features: []\n"],
  "an empty list with a note, and entries below": ["site.yaml", "social:\n", "social: [] # none yet\n"],
  "an empty list with a note and entries on lines below": ["site.yaml", "navigation:\n", "navigation: []\n  # Pages\n"],
  "a list that says there is none, with entries below": ["site.yaml", "navigation:\n", "navigation: none\n"],
  "an empty group with fields below": [service, "card:\n", "card: {}\n"],
  "a list whose bracket is open, with entries below": [service, "  features:\n", "  features: [\n"],
  "a field with a hyphen of its own": ["site.yaml", "    href: /case-studies", "    -href: /case-studies"],
  "the only entry of a list without a space": [post, "topics: [topic-two]", "topics:\n  -topic-two"],
  "an entry without a space": ["site.yaml", "  - label: Home", "  -label: Home"],
  "the first entry of a file without a space": ["team.yaml", "- slug: first", "-slug: first"],
  "a text in a list without a space": [service, '    - "Feature 1 of the card"', '    -"Feature 1 of the card"'],

  "a text that begins with &": [service, NAME, "name: & Sons"],
  "a text that begins with & and a word": [service, NAME, "name: &Sons"],
  "an entry that begins with &": [service, '    - "Feature 2 of the card"', "    - &more features"],
  "a text in a list of one line that begins with &": ["team.yaml", '["A paragraph."]', "[& more]"],
  "a text below a title that begins with &": ["services/second-service.yaml", '"Text of measure 1"', "& more"],
  "a text below a title that begins with |": ["services/second-service.yaml", '"Text of measure 1"', "| more"],
  "a title of a post that begins with |": [post, 'title: "The first post of the blog"', "title: |Plans"],
  "a text that begins with |": [service, NAME, "name: | and more"],
  "a text that begins with >": [service, NAME, "name: > 90 days"],
  "a text that begins with two stars": [service, NAME, "name: **Bold** Service"],
  "an answer that begins with two stars": ["pages/pricing.yaml", /answer: "?Answer[^\n]*/, "answer: **Yes.** We do."],
  "a title in a list that begins with two stars": [
    "services/second-service.yaml",
    '- title: "Title of measure 1"',
    "- title: **Title** of measure 1",
  ],
  "a text that begins with a star": [service, NAME, "name: *New* Service"],

  "a date with slashes": [post, DATE, "7/8/2025"],

  "a line of a conflict by itself": ["site.yaml", "navigation:\n", "=======\nnavigation:\n"],
  "a line of a conflict in prose": [post, "## The second heading", "=======\n\n## The second heading"],
  "a line of a conflict that is indented": [service, NAME, ` =======\n${NAME}`],
  "a line of more such signs": [post, "## The second heading", "==========\n\n## The second heading"],
  "a line of fewer such signs below a text": [post, "## The second heading", "A text.\n=====\n\n## The second heading"],
  "a line of a conflict below a text": [post, "## The second heading", "A text.\n=======\n\n## The second heading"],

  "a separator of lines in a field": [service, '"One sentence about the first service."', '"One\u2028sentence."'],
  "a separator of lines in prose": [post, "One sentence begins", "One\u2028sentence begins"],
  "a separator of lines in a figure": [ledger, 'value: "2"', 'value: "2\u2028"'],
  "a separator of lines in a heading": [post, "## The second heading", "## The second\u2028heading"],
  "a separator of paragraphs": [post, "One sentence begins", "One\u2029sentence begins"],

  "a number of four figures with a comma": [
    "pages/onboarding.yaml",
    '- share: 50\n        label: "Label of part 1"',
    "- { share: 1,500, label: Deposit }",
  ],

  "a picture pasted as data": [
    post,
    "## The second heading",
    "![A ship](data:image/png;base64,AAAA)\n\n## The heading",
  ],
  "a picture of Google Docs": [
    post,
    "## The second heading",
    "![][image1]\n\n[image1]: <data:image/png;base64,AAAA>\n\n## The heading",
  ],
})
