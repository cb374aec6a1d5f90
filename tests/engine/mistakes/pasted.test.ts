import type { Mistake } from "./try-mistakes"
import { post, service, tryMistakes } from "./try-mistakes"

/** What comes along when a text is copied from another program, and what such programs make of letters. */

const inField = (text: string): Mistake => [service, '"One sentence about the first service."', text]
const inProse = (text: string): Mistake => [post, "## The second heading", `${text}\n\n## The second heading`]
const portrait = (path: string): Mistake => ["testimonials.yaml", "images/testimonials/first-person.svg", path]

tryMistakes({
  "a comment that cut a text behind a word that goes on": inField("The price per # of users"),
  "a comment that cut a text within its brackets": inField("Clients ask (see # below) for more"),
  "a comment that is all there is": inField("# one"),

  "a sign of another program's own, far from the others": inField('"One \u{F0000} two"'),
  "a citation of another assistant": inProse('As shown :antCitation[]{citations="x"}'),
  "a file that an assistant was given": inProse("See [attached_file:1] for more."),
  "a citation of an assistant as a footnote": inProse("It is so.[^1_2^]"),

  "a letter that was garbled twice": inField('"ItÃ¢â‚¬â„¢s ours."'),
  "a euro that was garbled by a terminal": inField('"It costs 500 Γé¼ a month."'),
  "an accent whose second half became a space": inField('"VoilÃ it is."'),
  "a euro of an older alphabet": inField('"It costs 500 ¤ a month."'),
  "a euro as mails write it": inField('"It costs 500 =E2=82=AC a month."'),
  "letters that became question marks": inField('"It?s our caf? and we?re glad."'),
  "two letters in one sign, as PDFs have them": inField('"A \uFB01rst o\uFB03ce."'),
  "a wide letter": inField('"\uFF37e are here."'),

  "a list with dashes": inProse("– One\n– Two"),
  "a list with dashes and tabs": inProse("–\tOne\n–\tTwo"),
  "a list with letters and tabs": inProse("a.\tOne\nb.\tTwo"),
  "a list with Roman numbers and tabs": inProse("i.\tOne\nii.\tTwo"),

  "a heading with a space before its signs": inProse("\u00A0## One"),
  "a heading with a wide sign": inProse("\uFF03 One"),

  "the name of a messenger's picture": inProse("![WhatsApp Image 2025-01-01 at 10.00.00](./a.png)"),
  "a picture called by its time": inProse("![20250101_101010](./a.png)"),
  "words of a file's name": inProse("![yard_final_v2](./a.png)"),

  "a picture pasted as a tag": inProse('<img src="data:image/png;base64,AAAA" alt="A ship">'),
  "a portrait pasted as data": portrait('"data:image/png;base64,AAAA"'),
  "a portrait on one's own computer": portrait("C:\\Users\\me\\ana.png"),
  "a portrait on another host": portrait("https://studio.example/ana.png"),
  "a picture on one's own computer": inProse("![A ship](file:///C:/ship.png)"),
  "a line break of HTML": inProse("One line<br>and another."),
})
