import { before, inField, inProse, type Mistake, named, post, service, testMistakes } from "./try-mistakes"

/** What happens on ordinary days: pasted from elsewhere, read in the wrong encoding, one sign too many. */

const ledger = "claims.yaml"
const inDetails = (lines: string) => before(post, "thumbnail: drawings/one.svg", `${lines}\n`)
const portrait = (path: string): Mistake => ["testimonials.yaml", "images/testimonials/first-person.svg", path]

testMistakes("pasted texts", {
  "a comment that cut a text at a number": inField("Question # 1 of our clients"),
  "a comment that cut the name of a language": named("C # development"),

  "a bullet of Word's own letters": inProse("\uF0B7 One point"),
  "a citation of a chatbot in its own letters": inField('"A claim.\uE200cite\uE202turn0search0\uE201"'),
  "a check mark of Wingdings": [service, '"Feature 1 of the card"', '"\uF0FC Feature 1 of the card"'],
  "a citation of a chatbot in brackets": inProse("A claim that it found somewhere.【12†source】"),
  "a citation of a chatbot as code": inProse("A claim. :contentReference[oaicite:0]\\{index=0}"),
  "a citation of a chatbot as a link": inProse("A claim [oai_citation:1](https://other.example)."),
  "a citation of a chatbot by its number": inField('"A claim that it found. [cite: 3]"'),

  "a garbled euro": inField('"It costs 500 â‚¬ a month."'),
  "a garbled capital": inField('"Ãœber uns and Ã–sterreich."'),
  "a euro read as a sign that nobody sees": inField('"It costs 500 \u0080 a month."'),
  "a garbled emoji": inProse("We launched ðŸš€ it."),
  "a list pasted from Word, with tabs": inProse("•\tOne point\n•\tAnother point"),
  "a numbered list pasted from Word": inProse("1)\u00A0\u00A0\u00A0One point"),
  "a bullet with wide spaces in a field": inField('"•\u2003One sentence."'),

  "a figure without its braces": inField('"We answer within claim.answerHours hours."'),
  "a figure in other brackets": inProse("We answer within [claim.answerHours] hours."),
  "a figure with a dollar": inProse("We answer within $\\{answerHours\\} or (claim.answerHours) hours."),
  "a figure inside of a figure": [ledger, 'value: "2"', 'value: "{claim.answerHours}"'],
  "a figure without braces in the ledger": [ledger, "source: Counted for the fixture.", "source: As claim.answerHours"],
  "a figure that is to be decided": [ledger, 'value: "2"', 'value: "tbd"'],
  "a figure that is still to come, in the ledger": [ledger, 'value: "2"', 'value: "X%"'],

  "the name of a file for what a picture shows": inDetails('picture: drawings/one.svg\nalt: "IMG_2041.jpg"'),
  "the name of a file for what a picture in prose shows": inProse("![team-photo_final.png](./team.png)"),
  "a word for what a picture shows": inProse("![image](./team.png)"),
  "a name that a camera gave": inDetails('picture: drawings/one.svg\nalt: "DSC 0042"'),

  "a heading whose space is none": inProse("##\u00A0A heading"),
  "a heading of too many signs": inProse("####### A heading"),
  "an entry of a list whose space is none": inProse("-\u00A0One entry"),

  "a menu of many entries": before("site.yaml", "  - label: Home\n", "  - { label: One, href: /services }\n".repeat(5)),

  "an address of mail with two dots": inProse("Write to [us](mailto:ana@studio..example)."),
  "an address of mail with a dot at its end": [service, "  href: /contact\n", "  href: mailto:ana.@studio.example\n"],
  "a comment that cut a text behind a word that goes on": inField("The price per # of users"),
  "a comment that cut a text within its brackets": inField("Clients ask (see # below) for more"),
  "a comment that is all there is": inField("# one"),

  "a sign of another program's own, far from the others": inField('"One \u{F0000} two"'),
  "a citation of another assistant": inProse('As shown :antCitation[]{citations="x"}'),
  "a file that an assistant was given": inProse("See [attached_file:1] for more."),
  "a citation of an assistant as a footnote": inProse("It is so.[^1_2^]"),
  "a letter that was lost before it was garbled": inField('"The cafï¿½ is open."'),
  "a mark of a file's beginning": inField('"ï»¿One sentence."'),
  "a space that was garbled": inProse("One sentence.Â Another one, Â too."),
  "an accent whose second half became a space": inField('"VoilÃ it is."'),
  "letters that became question marks": inField('"It?s our caf? and we?re glad."'),

  "a heading with a space before its signs": inProse("\u00A0## One"),

  "the name of a messenger's picture": inProse("![WhatsApp Image 2025-01-01 at 10.00.00](./a.png)"),
  "a picture called by its time": inProse("![20250101_101010](./a.png)"),
  "a name that a scanner gave": inProse("![scan0001](./a.png)"),
  "a picture without a name": inProse("![Untitled design (3)](./a.png)"),

  "a picture pasted as a tag": inProse('<img src="data:image/png;base64,AAAA" alt="A ship">'),
  "the data of a picture in a field": inField('"data:image/png;base64,AAAABBBBCCCC"'),
  "a portrait pasted as data": portrait('"data:image/png;base64,AAAA"'),
  "a portrait on one's own computer": portrait("C:\\Users\\me\\ana.png"),
  "a picture of a mail": inProse("![A ship](cid:image001.png@01D)"),
  "an address in angle brackets": inProse("See <https://studio.example/page>."),
  "a line break of HTML": inProse("One line<br>and another."),
})
