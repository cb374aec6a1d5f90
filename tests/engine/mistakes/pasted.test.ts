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
  "a letter that was lost before it was garbled": inField('"The cafï¿½ is open."'),
  "a mark of a file's beginning": inField('"ï»¿One sentence."'),
  "a space that was garbled": inProse("One sentence.Â Another one, Â too."),
  "a letter that was garbled twice": inField('"ItÃ¢â‚¬â„¢s ours."'),
  "an accent whose second half became a space": inField('"VoilÃ it is."'),
  "letters that became question marks": inField('"It?s our caf? and we?re glad."'),

  "a heading with a space before its signs": inProse("\u00A0## One"),

  "the name of a messenger's picture": inProse("![WhatsApp Image 2025-01-01 at 10.00.00](./a.png)"),
  "a picture called by its time": inProse("![20250101_101010](./a.png)"),
  "the very name of a picture's file": inProse("![TeamPhotoFinal](./TeamPhotoFinal.png)"),
  "a name that a scanner gave": inProse("![scan0001](./a.png)"),
  "a picture without a name": inProse("![Untitled design (3)](./a.png)"),
  "words of a file's name": inProse("![yard_final_v2](./a.png)"),

  "a picture pasted as a tag": inProse('<img src="data:image/png;base64,AAAA" alt="A ship">'),
  "the data of a picture as words": inProse("data:image/png;base64,AAAABBBBCCCC"),
  "the data of a picture in a field": inField('"data:image/png;base64,AAAABBBBCCCC"'),
  "a picture pasted as data, in capitals": inProse("![A ship](DATA:image/png;base64,AAAA)"),
  "a portrait pasted as data": portrait('"data:image/png;base64,AAAA"'),
  "a portrait on one's own computer": portrait("C:\\Users\\me\\ana.png"),
  "a portrait on another host": portrait("https://studio.example/ana.png"),
  "a picture on a drive": inProse("![A ship](C:/Users/ana/ship.png)"),
  "a picture of a mail": inProse("![A ship](cid:image001.png@01D)"),
  "a picture on one's own computer": inProse("![A ship](file:///C:/ship.png)"),
  "an address in angle brackets": inProse("See <https://studio.example/page>."),
  "a line break of HTML": inProse("One line<br>and another."),
})
