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
const insertFrontmatter = (lines: string) => insertBefore(postFile, "thumbnail: drawings/one.svg", `${lines}\n`)
const setPortrait = (path: string): Mistake => ["testimonials.yaml", "images/testimonials/first-person.svg", path]

testMistakes("text after # that YAML reads as a comment", {
  "a # before a number": setServiceLead("Question # 1 of our clients"),
  "a # in the name of a programming language": setServiceName("C # development"),
  "a # after a preposition": setServiceLead("The price per # of users"),
  "a # inside brackets": setServiceLead("Clients ask (see # below) for more"),
  "a value that is only a comment": setServiceLead("# one"),
})

testMistakes("chatbot citations", {
  "a citation in private-use characters": setServiceLead('"A claim.\uE200cite\uE202turn0search0\uE201"'),
  "a citation in brackets": addParagraph("A claim that it found somewhere.【12†source】"),
  "a citation as code": addParagraph("A claim. :contentReference[oaicite:0]\\{index=0}"),
  "a citation as a link": addParagraph("A claim [oai_citation:1](https://other.example)."),
  "a citation by its number": setServiceLead('"A claim that it found. [cite: 3]"'),
  "a citation as a directive": addParagraph('As shown :antCitation[]{citations="x"}'),
  "a citation of an attached file": addParagraph("See [attached_file:1] for more."),
  "a citation as a footnote": addParagraph("It is so.[^1_2^]"),
})

testMistakes("characters of other programs and encodings", {
  "a bullet of Word in private-use characters": addParagraph("\uF0B7 One point"),
  "a check mark of Wingdings": [serviceFile, '"Feature 1 of the card"', '"\uF0FC Feature 1 of the card"'],
  "a private-use character": setServiceLead('"One \u{F0000} two"'),
  "a garbled euro sign": setServiceLead('"It costs 500 â‚¬ a month."'),
  "a garbled capital letter": setServiceLead('"Ãœber uns and Ã–sterreich."'),
  "a euro sign decoded as a control character": setServiceLead('"It costs 500 \u0080 a month."'),
  "a garbled emoji": addParagraph("We launched ðŸš€ it."),
  "a garbled replacement character": setServiceLead('"The cafï¿½ is open."'),
  "a garbled byte order mark": setServiceLead('"ï»¿One sentence."'),
  "a garbled non-breaking space": addParagraph("One sentence.Â Another one, Â too."),
  "a garbled letter whose second byte became a space": setServiceLead('"VoilÃ it is."'),
  "letters that became question marks": setServiceLead('"It?s our caf? and we?re glad."'),
})

testMistakes("pasted lists, headings and HTML", {
  "a list pasted from Word, with tabs": addParagraph("•\tOne point\n•\tAnother point"),
  "a numbered list pasted from Word": addParagraph("1)\u00A0\u00A0\u00A0One point"),
  "a bullet with wide spaces in a field": setServiceLead('"•\u2003One sentence."'),
  "a non-breaking space after the ## of a heading": addParagraph("##\u00A0A heading"),
  "a non-breaking space before the ## of a heading": addParagraph("\u00A0## One"),
  "a heading with too many #": addParagraph("####### A heading"),
  "a list item with a non-breaking space": addParagraph("-\u00A0One entry"),
  "a URL in angle brackets": addParagraph("See <https://studio.example/page>."),
  "a line break of HTML": addParagraph("One line<br>and another."),
})

testMistakes("references with missing or wrong braces", {
  "a reference without its braces": setServiceLead('"We answer within claim.answerHours hours."'),
  "a reference in square brackets": addParagraph("We answer within [claim.answerHours] hours."),
  "a reference in parentheses": addParagraph("We answer within (claim.answerHours) hours."),
  "a reference as a JavaScript template literal": addParagraph("We answer within $\\{answerHours\\} hours."),
  "a reference in a claim's value": [claimsFile, 'value: "2"', 'value: "{claim.answerHours}"'],
  "a reference without braces in claims.yaml": [
    claimsFile,
    "source: Counted for the fixture.",
    "source: As claim.answerHours",
  ],
})

testMistakes("claims without a number", {
  "a claim with the placeholder tbd": [claimsFile, 'value: "2"', 'value: "tbd"'],
  "a claim with the placeholder X%": [claimsFile, 'value: "2"', 'value: "X%"'],
})

testMistakes("alternative text that describes nothing", {
  "a file name as alt": insertFrontmatter('picture: drawings/one.svg\nalt: "IMG_2041.jpg"'),
  "a file name as alt in prose": addParagraph("![team-photo_final.png](./team.png)"),
  "a generic word as alt": addParagraph("![image](./team.png)"),
  "a camera's file name as alt": insertFrontmatter('picture: drawings/one.svg\nalt: "DSC 0042"'),
  "a messenger's file name as alt": addParagraph("![WhatsApp Image 2025-01-01 at 10.00.00](./a.png)"),
  "a date and time as alt": addParagraph("![20250101_101010](./a.png)"),
  "a scanner's file name as alt": addParagraph("![scan0001](./a.png)"),
  "the name of an unnamed design as alt": addParagraph("![Untitled design (3)](./a.png)"),
})

testMistakes("pasted pictures", {
  "a picture pasted as an HTML tag": addParagraph('<img src="data:image/png;base64,AAAA" alt="A ship">'),
  "the data of a picture in a text field": setServiceLead('"data:image/png;base64,AAAABBBBCCCC"'),
  "a portrait pasted as data": setPortrait('"data:image/png;base64,AAAA"'),
  "a portrait at a path of the editor's computer": setPortrait("C:\\Users\\me\\ana.png"),
  "a picture attached to an email": addParagraph("![A ship](cid:image001.png@01D)"),
})
