import type { Mistake } from "./mistake"

export const yamlMistakes: Mistake[] = [
  {
    mistake: "a tab as indentation",
    file: "services/paid-ads.yaml",
    change: ["  title: Paid Ads", "\ttitle: Paid Ads"],
    told: ["content/services/paid-ads.yaml:6:1 This line begins with a tab. Indent with spaces, two for each level."],
  },
  {
    mistake: "a line indented too far",
    file: "services/paid-ads.yaml",
    change: ["name: Paid Ads", "  name: Paid Ads"],
    told: [
      "content/services/paid-ads.yaml:3:3 The indentation does not fit. Lines of one group stand exactly below one another, two spaces a level; a [list] ends with ].",
    ],
  },
  {
    mistake: "a line indented too little",
    file: "services/paid-ads.yaml",
    change: ['    - "Tracking tested before any spend"', '   - "Tracking tested before any spend"'],
    told: [
      "content/services/paid-ads.yaml:14:4 The indentation does not fit. Lines of one group stand exactly below one another, two spaces a level; a [list] ends with ].",
    ],
  },
  {
    mistake: "a key that stands twice",
    file: "services/paid-ads.yaml",
    change: ["name: Paid Ads", "name: Paid Ads\nname: Ads"],
    told: ['content/services/paid-ads.yaml:4:1 The field "name" stands twice, first in line 3. Keep one of the two.'],
  },
  {
    mistake: "a quote that is not closed",
    file: "services/paid-ads.yaml",
    change: ['title: "Every ad dollar, followed to the sale"', 'title: "Every ad dollar, followed to the sale'],
    told: [
      "content/services/paid-ads.yaml:23:10 The text in quotes that begins here is not closed: its last quote is missing. Check the quotes, the colons and the indentation (two spaces a level).",
    ],
  },
  {
    mistake: "a quote that is never closed, in the last line",
    file: "services/paid-ads.yaml",
    change: [/"\s*$/, "\n"],
    told: [
      "content/services/paid-ads.yaml:223:13 The text in quotes that begins here is not closed: its last quote is missing. Check the quotes, the colons and the indentation (two spaces a level).",
    ],
  },
  {
    mistake: "words after a text in quotes",
    file: "services/paid-ads.yaml",
    change: ['"Plan My Campaigns"', '"Plan My Campaigns" now'],
    told: [
      'content/services/paid-ads.yaml:19:30 The text in quotes has ended before this. If quotes or apostrophes belong to the text, put all of it in "double quotes" and write \\" for the signs inside.',
    ],
  },
  {
    mistake: "an apostrophe in single quotes",
    file: "pages/home.yaml",
    change: [/title: .*/, "title: 'That's it'"],
    told: [
      'content/pages/home.yaml:3:16 The text in quotes has ended before this. If quotes or apostrophes belong to the text, put all of it in "double quotes" and write \\" for the signs inside.',
    ],
  },
  {
    mistake: "a colon inside of a text",
    file: "services/paid-ads.yaml",
    change: ["name: Paid Ads", "name: Paid Ads: the plan"],
    told: [
      'content/services/paid-ads.yaml:3:7 A text with ": " in it stands here, which looks like a field inside of a field. Put the whole text in "double quotes".',
    ],
  },
  {
    mistake: "no colon after the name of a field",
    file: "services/paid-ads.yaml",
    change: ["name: Paid Ads", "name Paid Ads"],
    told: [
      'content/services/paid-ads.yaml:3:1 This line is no field: it has no ": " after a name. Write name: value, or a hyphen and a space before an entry of a list.',
    ],
  },
  {
    mistake: "no space after a hyphen",
    file: "services/paid-ads.yaml",
    change: ['    - "Tracking tested before any spend"', '    -"Tracking tested before any spend"'],
    told: ["content/services/paid-ads.yaml:14:5 Put a space after the hyphen."],
  },
  {
    mistake: "a list in brackets that is not closed",
    file: "services/paid-ads.yaml",
    change: ["symbols: [ads]", "symbols: [ads"],
    told: [
      "content/services/paid-ads.yaml:82:7 A [list] or {group} above this line is not closed: its last bracket is missing.",
    ],
  },
  {
    mistake: "a text that begins with a star",
    file: "services/paid-ads.yaml",
    change: ["name: Paid Ads", "name: *Paid* Ads"],
    told: [
      'content/services/paid-ads.yaml:3:7 *Paid* refers to something named &Paid* above, which is not there. If it is a text: put the whole text in "double quotes".',
    ],
  },
  {
    mistake: "a text that begins with &",
    file: "services/paid-ads.yaml",
    change: ["name: Paid Ads", "name: &Paid Ads"],
    told: [
      'content/services/paid-ads.yaml:3:13 "&Paid" is not shown: & means something else. Put the whole text in "double quotes".',
    ],
  },
  {
    mistake: "a text that begins with !",
    file: "services/paid-ads.yaml",
    change: ["name: Paid Ads", "name: !Paid Ads"],
    told: ['content/services/paid-ads.yaml:3:7 A text cannot begin with !. Put the whole text in "double quotes".'],
  },
  {
    mistake: "a text that begins with @",
    file: "services/paid-ads.yaml",
    change: ["name: Paid Ads", "name: @Paid"],
    told: [
      'content/services/paid-ads.yaml:3:7 A text cannot begin with this sign. Put the whole text in "double quotes".',
    ],
  },
  {
    mistake: "a text that begins with %",
    file: "services/paid-ads.yaml",
    change: ["name: Paid Ads", "name: %Paid"],
    told: [
      'content/services/paid-ads.yaml:3:7 A text cannot begin with this sign. Put the whole text in "double quotes".',
    ],
  },
  {
    mistake: "a text that ends at #",
    file: "services/paid-ads.yaml",
    change: ["name: Paid Ads", "name: Paid #1 Ads"],
    told: [
      'content/services/paid-ads.yaml:3:7 What follows # is a note and is not shown. Put the whole text in "double quotes". If it is a note, put a space after #.',
    ],
  },
  {
    mistake: "a backslash in double quotes",
    file: "services/paid-ads.yaml",
    change: ['"Plan My Campaigns"', '"C:\\Plans"'],
    told: [
      'content/services/paid-ads.yaml:19:13 In "double quotes" \\P means something else. Write two backslashes (\\\\) for one.',
    ],
  },
  {
    mistake: "a second backslash",
    file: "services/paid-ads.yaml",
    change: ['"Plan My Campaigns"', '"C:\\qlans"'],
    told: [
      'content/services/paid-ads.yaml:19:13 In "double quotes" a backslash (\\) means something else. Write two of them (\\\\).',
    ],
  },
  {
    mistake: "a second document",
    file: "services/paid-ads.yaml",
    change: ["name: Paid Ads", "name: Paid Ads\n---"],
    told: [
      "content/services/paid-ads.yaml:4:1 A second document begins here (a line of --- or ...), and nobody reads it. Delete the line.",
    ],
  },
  {
    mistake: "an entry that is read as part of the one above it",
    file: "pages/careers.yaml",
    change: ["    - Write the landing page test", "      - Write the landing page test"],
    told: [
      "content/pages/careers.yaml:71:9 The entry below is read as a part of this one. Indent its hyphen like the hyphen of this one.",
    ],
  },
  {
    mistake: "a merge of a group that is not there",
    file: "services/paid-ads.yaml",
    change: ["name: Paid Ads", "<<: *base\nname: Paid Ads"],
    told: [
      'content/services/paid-ads.yaml:3:5 *base refers to something named &base above, which is not there. If it is a text: put the whole text in "double quotes".',
    ],
  },
  {
    mistake: "a group that holds itself",
    file: "services/paid-ads.yaml",
    change: ["name: Paid Ads", "name: &name [*name]"],
    told: [
      "content/services/paid-ads.yaml:1:1 The & and * of this file refer to one another without end. Write the values out.",
    ],
  },
  {
    mistake: "a date where a text must be",
    file: "services/paid-ads.yaml",
    change: ["name: Paid Ads", "name: 2025-10-28"],
    told: [
      "content/services/paid-ads.yaml:3:7 name: This can be read in two ways, as a text or as something else. Put it in quotes.",
    ],
  },
  {
    mistake: "a sign that no text holds",
    file: "services/paid-ads.yaml",
    change: ["name: Paid Ads", "name: Paid\u0007 Ads"],
    told: [
      "content/services/paid-ads.yaml:3:16 YAML cannot be read here: the stream contains non-printable characters. Delete the line and type it anew.",
    ],
  },
]
