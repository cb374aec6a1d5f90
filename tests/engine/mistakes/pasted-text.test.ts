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

/** Common mistakes: pasted text, wrong encodings, extra characters. */

const claimsFile = "claims.yaml"
const insertFrontmatter = (lines: string) => insertBefore(postFile, "thumbnail: drawings/one.svg", `${lines}\n`)
const setPortrait = (path: string): Mistake => ["testimonials.yaml", "images/testimonials/first-person.svg", path]

testMistakes("pasted texts", {
  "a comment that cuts a text at a number": setServiceLead("Question # 1 of our clients"),
  "a comment that cuts the name of a language": setServiceName("C # development"),

  "a bullet of Word in private-use characters": addParagraph("\uF0B7 One point"),
  "a citation of a chatbot in private-use characters": setServiceLead('"A claim.\uE200cite\uE202turn0search0\uE201"'),
  "a check mark of Wingdings": [serviceFile, '"Feature 1 of the card"', '"\uF0FC Feature 1 of the card"'],
  "a citation of a chatbot in brackets": addParagraph("A claim that it found somewhere.【12†source】"),
  "a citation of a chatbot as code": addParagraph("A claim. :contentReference[oaicite:0]\\{index=0}"),
  "a citation of a chatbot as a link": addParagraph("A claim [oai_citation:1](https://other.example)."),
  "a citation of a chatbot by its number": setServiceLead('"A claim that it found. [cite: 3]"'),

  "a garbled euro": setServiceLead('"It costs 500 â‚¬ a month."'),
  "a garbled capital": setServiceLead('"Ãœber uns and Ã–sterreich."'),
  "a euro decoded as an invisible character": setServiceLead('"It costs 500 \u0080 a month."'),
  "a garbled emoji": addParagraph("We launched ðŸš€ it."),
  "a list pasted from Word, with tabs": addParagraph("•\tOne point\n•\tAnother point"),
  "a numbered list pasted from Word": addParagraph("1)\u00A0\u00A0\u00A0One point"),
  "a bullet with wide spaces in a field": setServiceLead('"•\u2003One sentence."'),

  "a figure without its braces": setServiceLead('"We answer within claim.answerHours hours."'),
  "a figure in other brackets": addParagraph("We answer within [claim.answerHours] hours."),
  "a figure with a dollar": addParagraph("We answer within $\\{answerHours\\} or (claim.answerHours) hours."),
  "a figure inside of a figure": [claimsFile, 'value: "2"', 'value: "{claim.answerHours}"'],
  "a figure without braces in the ledger": [
    claimsFile,
    "source: Counted for the fixture.",
    "source: As claim.answerHours",
  ],
  "a figure that is to be decided": [claimsFile, 'value: "2"', 'value: "tbd"'],
  "a figure that is still to come, in the ledger": [claimsFile, 'value: "2"', 'value: "X%"'],

  "a file name as alt": insertFrontmatter('picture: drawings/one.svg\nalt: "IMG_2041.jpg"'),
  "a file name as alt in prose": addParagraph("![team-photo_final.png](./team.png)"),
  "a generic word as alt": addParagraph("![image](./team.png)"),
  "a name that a camera gave": insertFrontmatter('picture: drawings/one.svg\nalt: "DSC 0042"'),

  "a heading with a non-breaking space": addParagraph("##\u00A0A heading"),
  "a heading with too many markers": addParagraph("####### A heading"),
  "a list item with a non-breaking space": addParagraph("-\u00A0One entry"),

  "a menu of many entries": insertBefore(
    "site.yaml",
    "  - label: Home\n",
    "  - { label: One, href: /services }\n".repeat(5),
  ),

  "an address of mail with two dots": addParagraph("Write to [us](mailto:ana@studio..example)."),
  "an address of mail with a dot at its end": [
    serviceFile,
    "  href: /contact\n",
    "  href: mailto:ana.@studio.example\n",
  ],
  "a comment that cuts a text after a preposition": setServiceLead("The price per # of users"),
  "a comment that cuts a text inside brackets": setServiceLead("Clients ask (see # below) for more"),
  "a comment without a value": setServiceLead("# one"),

  "a private-use character": setServiceLead('"One \u{F0000} two"'),
  "a citation of another assistant": addParagraph('As shown :antCitation[]{citations="x"}'),
  "a file that an assistant was given": addParagraph("See [attached_file:1] for more."),
  "a citation of an assistant as a footnote": addParagraph("It is so.[^1_2^]"),
  "a garbled replacement character": setServiceLead('"The cafï¿½ is open."'),
  "a garbled byte order mark": setServiceLead('"ï»¿One sentence."'),
  "a space that was garbled": addParagraph("One sentence.Â Another one, Â too."),
  "an accent whose second half became a space": setServiceLead('"VoilÃ it is."'),
  "letters that became question marks": setServiceLead('"It?s our caf? and we?re glad."'),

  "a heading after a non-breaking space": addParagraph("\u00A0## One"),

  "the name of a messenger's picture": addParagraph("![WhatsApp Image 2025-01-01 at 10.00.00](./a.png)"),
  "a picture called by its time": addParagraph("![20250101_101010](./a.png)"),
  "a name that a scanner gave": addParagraph("![scan0001](./a.png)"),
  "a picture without a name": addParagraph("![Untitled design (3)](./a.png)"),

  "a picture pasted as a tag": addParagraph('<img src="data:image/png;base64,AAAA" alt="A ship">'),
  "the data of a picture in a field": setServiceLead('"data:image/png;base64,AAAABBBBCCCC"'),
  "a portrait pasted as data": setPortrait('"data:image/png;base64,AAAA"'),
  "a portrait at a local path": setPortrait("C:\\Users\\me\\ana.png"),
  "a picture of a mail": addParagraph("![A ship](cid:image001.png@01D)"),
  "an address in angle brackets": addParagraph("See <https://studio.example/page>."),
  "a line break of HTML": addParagraph("One line<br>and another."),
})
