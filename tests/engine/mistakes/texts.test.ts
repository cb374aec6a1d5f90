import { issuesAfter } from "../fixture"
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

/** Sets the lead of the hero of a service. */
const setHeroLead = (value: string): Mistake => [serviceFile, '"Lead of the hero"', value]

testMistakes("texts", {
  "asterisks of Markdown": setServiceLead("One **bold** sentence."),
  "underscores of Markdown": setServiceLead("One __bold__ sentence."),
  "one asterisk of Markdown": setServiceLead("One *bold* sentence."),
  "tildes of Markdown": setServiceLead("One ~~struck~~ sentence."),
  "code of Markdown": setServiceLead("One `code` sentence."),
  "a link of Markdown": setServiceLead("One [sentence](/contact)."),
  "an image of Markdown": setServiceLead('"![One](./sentence.png)"'),
  "a heading of Markdown": setServiceLead('"## One sentence"'),
  "two paragraphs in a plain text field": setServiceLead("|\n  First.\n\n  Second."),
  "two paragraphs in an inline Markdown field": setHeroLead("|\n      First.\n\n      Second with **bold** words."),
  "a list in an inline Markdown field": setHeroLead("|\n      - One\n      - Two"),
  "a list below text in an inline Markdown field": setHeroLead("|\n      Both:\n      - One\n      - Two"),
  "a numbered list in an inline Markdown field": setHeroLead("|\n      1. One\n      2. Two"),
  "a heading in an inline Markdown field": setHeroLead("|\n      First.\n      ## Second"),
  "a table in an inline Markdown field": setHeroLead("|\n      | One | Two |\n      | --- | --- |"),
  "a quotation in an inline Markdown field": setHeroLead("|\n      They say:\n      > Yes"),
  "a line break of HTML": setServiceLead("One<br/>sentence."),
  "a link of HTML": setServiceLead("One <a href='/contact'>sentence</a>."),
  "an ampersand as an entity": setServiceLead('"Paid &amp; earned."'),
  "an invisible character in a word so long that the message truncates it between two emoji": setServiceLead(
    `${"a".repeat(39)}😀😀\u200b`,
  ),
  "a numeric character reference": setServiceLead("One &#8211; sentence."),
  "\\n outside of double quotes": setServiceLead("One\\nsentence."),
  "quotes inside of quotes": setServiceLead("'\"One sentence.\"'"),
  "curly quotes around a text": setServiceLead("“One sentence.”"),
  "a repeated word": setServiceLead("This is the the sentence."),
  "keys typed at random": setServiceLead("asdf"),
  "lorem ipsum": setServiceLead("Lorem ipsum dolor sit amet."),
  "a footnote in a plain text field": setServiceLead('"A claim.[^1]"'),
  "an address in angle brackets": setServiceLead('"See <https://studio.example>."'),
  "a reference link in a plain text field": setServiceLead('"See [the page][1]."'),
  "a BBCode tag": setServiceLead('"[b]One[/b] sentence."'),
  "a Unicode escape outside of double quotes": setServiceLead("One \\u2014 sentence."),
  "a field with a dash only": setServiceLead('"-"'),
  "a field with question marks only": setServiceLead('"???"'),
  "a placeholder for a text": setServiceLead('"Your text here"'),
  "a placeholder for a description": setServiceLead('"Description goes here"'),
  "a placeholder for a figure": setServiceLead('"We grew XX clients by X%."'),
  "a template variable of another program": setServiceLead('"Made by %NAME%."'),
  "a placeholder for a price": setServiceLead('"The price is tbc"'),
  "a placeholder name": ["testimonials.yaml", "First Person", "John Doe"],
  "a note to oneself in prose": addParagraph("TODO: write about prices."),
  "an entity without its semicolon": addParagraph("Paid &amp earned."),
  "an emoji shortcode": addParagraph("We launched :rocket: it."),
  "unpaired tildes": addParagraph("A ~~struck word."),
  "a link with parentheses and brackets interchanged": addParagraph("See (the prices)[/pricing]."),
  "a price with two digits after a comma": addParagraph("It costs $25,00."),
  "the introduction of a chatbot's answer": addParagraph("Sure! Here is the rewritten paragraph:"),
  "a chatbot's disclaimer": setServiceLead('"As an AI language model, I cannot promise results."'),
  "the placeholder that the link button inserts": addParagraph("See [[words of the link]](/pricing) now."),
  "the placeholder for alt that the image button inserts": addParagraph("Before it. ![[What it shows]](./x.png)"),
  "a bar below zero": addParagraph('<Bars caption="Change">\n\n- Before: -5\n- After: 10\n\n</Bars>'),
  "bars with two units": addParagraph('<Bars caption="Change">\n\n- Before: $5\n- After: 10%\n\n</Bars>'),
  "a placeholder in brackets as heading of a block": [
    serviceFile,
    '"Title of the hero"',
    '"[The page\'s main heading]"',
  ],
  "a placeholder in brackets as heading of a post": [postFile, "## The first heading", "## [First heading]"],
  "a placeholder in brackets as paragraph of a post": addParagraph(
    "[Write it here: what the reader has, and `what` they will have.]",
  ),
  "a placeholder in brackets within a text": [
    serviceFile,
    '"Lead of the hero"',
    '"We build [What we build here] for you."',
  ],
})

testMistakes("characters and merge conflicts", {
  "a zero-width space in a slug": [serviceFile, "slug: first-service", "slug: first-\u200Bservice"],
  "a word joiner in prose": [postFile, "One sentence", "One\u2060 sentence"],
  "a byte order mark before a field": [serviceFile, "name: First", "\uFEFFname: First"],
  "a direction mark": setServiceName("First Service\u200E"),
  "a direction override": [postFile, "One sentence", "\u202EOne sentence"],
  "a zero-width joiner between letters": setServiceName("First\u200DService"),
  "a replacement character": setServiceName("First\uFFFD Service"),
  "a non-breaking space as indentation": [serviceFile, '  label: "Ask', '\u00A0 label: "Ask'],
  "a non-breaking space after the colon": [serviceFile, "name: First", "name:\u00A0First"],
  "a merge conflict in a service": insertBefore(
    serviceFile,
    "name:",
    "<<<<<<< HEAD\nname: A\n=======\nname: B\n>>>>>>> other\n",
  ),
  "a merge conflict in a post": insertBefore(
    postFile,
    "One sentence",
    "<<<<<<< HEAD\nOne\n=======\nTwo\n>>>>>>> other\n\n",
  ),
  "a remaining conflict marker": setServiceName("First Service\n>>>>>>> other"),
  "a heading in Cyrillic letters": [serviceFile, '"Title of the hero"', '"Сайты и магазины"'],
  "a title of a post in Chinese letters": ["blog/second-post.mdx", /title: .*/, "title: Four 网站 rules"],
  "a heading with an emoji": [serviceFile, '"Title of the hero"', '"Ship it 🚀 now"'],
})

const wordsFile = "words.yaml"

testMistakes("tokens", {
  "a missing token": ["pages/services.yaml", /linkLabel: .*/, 'linkLabel: "See the service"'],
  "a missing token in a timeline": [wordsFile, /typicalTimeline: .*/, 'typicalTimeline: "Some weeks"'],
  "a missing token in the stars": [wordsFile, /starRating: .*/, 'starRating: "Stars"'],
  "a token in doubled braces": [wordsFile, /typicalTimeline: .*/, 'typicalTimeline: "{{weeks}}"'],
  "a token with spaces": [wordsFile, /typicalTimeline: .*/, 'typicalTimeline: "{ weeks }"'],
  "an unclosed token": [wordsFile, /typicalTimeline: .*/, 'typicalTimeline: "In {weeks"'],
  "a token with a hyphen": [wordsFile, /typicalTimeline: .*/, 'typicalTimeline: "In {the-weeks}"'],
})

/** Mistakes in inline Markdown. */

const pricingFile = "pages/pricing.yaml"
const leadLine = 'lead: "Lead of the problems"'
const ANSWER_LINE = /answer: "?Answer[^\n]*/

testMistakes("inline Markdown", {
  "a link to a missing page in an answer": [pricingFile, ANSWER_LINE, 'answer: "See [our prices](/pricng)."'],
  "a link without its first slash in an answer": [pricingFile, ANSWER_LINE, 'answer: "See [our prices](pricing)."'],
  "a link with a space in an answer": [pricingFile, ANSWER_LINE, 'answer: "See [our prices](/pricing page)."'],
  "unpaired asterisks in an answer": [pricingFile, ANSWER_LINE, 'answer: "This is **important."'],
  "a picture in an answer": [pricingFile, ANSWER_LINE, 'answer: "![Prices](/pricing)"'],
  "unpaired asterisks in the lead of a block": [serviceFile, leadLine, 'lead: "This is **important."'],
  "a list in the lead of a block": [serviceFile, leadLine, 'lead: "- one thing"'],
  "bold words in a plain heading": [serviceFile, "Title of the problems", "**Title** of the problems"],
})

test.each([
  "Node.js, ASP.NET and next.config.js in studio.example, version 2.5.1, 1,200 of them.",
  "From 9:30 to 17:00, at 4:5, e.g. by hand (or so).",
  "About ~5 to ~6, `a => b`, and {claim.answerHours} hours.",
  "They have it, and that is so.",
  "A remark; R&D, AT&T, Q&A and studio.example/?a=1&copy=2.",
  "The folder ../images and the range 1..5",
  "From $2,500–$10,000, $1,200,000 or $5.20, at 15%: sure, here is how. Is it so?! [Ask](/pricing).",
  "Одно предложение: letters that the fonts of browsers have.",
  "See [one](https://studio.example/a.b,c/?d=e.).",
  "[Published](https://docs.google.com/spreadsheets/d/e/2PACX-1/pubhtml), [a form](https://docs.google.com/forms/d/1/viewform).",
])("accepts “%s” in prose", async text => {
  expect(await issuesAfter(...addParagraph(text))).toEqual([])
})
