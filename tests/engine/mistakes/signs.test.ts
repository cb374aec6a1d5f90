import { service, tryMistakes } from "./try-mistakes"

const TEXT = '"One sentence about the first service."'
const inText = (text: string): [string, string, string] => [service, TEXT, text]

tryMistakes({
  "stars of markdown": inText("One **bold** sentence."),
  "underscores of markdown": inText("One __bold__ sentence."),
  "one star of markdown": inText("One *bold* sentence."),
  "a tilde of markdown": inText("One ~~struck~~ sentence."),
  "code of markdown": inText("One `code` sentence."),
  "a link of markdown": inText("One [sentence](/contact)."),
  "an image of markdown": inText('"![One](./sentence.png)"'),
  "a heading of markdown": inText('"## One sentence"'),
  "a point of markdown": inText('"- One sentence"'),
  "a tag of HTML": inText("One <b>bold</b> sentence."),
  "a line break of HTML": inText("One<br/>sentence."),
  "a link of HTML": inText("One <a href='/contact'>sentence</a>."),
  "an ampersand as an entity": inText('"Paid &amp; earned."'),
  "a space as an entity": inText("One&nbsp;sentence."),
  "a number as an entity": inText("One &#8211; sentence."),
  "an entity nobody knows": inText("One &foo; sentence."),
  "a backslash that means nothing": inText("One\\nsentence."),
  "quotes inside of quotes": inText("'\"One sentence.\"'"),
  "curly quotes around a text": inText("“One sentence.”"),
  "quotes around what a client says": [
    "testimonials.yaml",
    /content: "(.*)"/,
    "content: '\"They did what they said.\"'",
  ],
  "a comma at the end": inText("One sentence,"),
  "a word that stands twice": inText("This is the the sentence."),
  "a space before a comma": inText("One sentence , and more."),
  "letters from beside one another": inText("asdf"),
  "a text that fills its place": inText("Lorem ipsum dolor sit amet."),
  "a note to oneself": inText("TODO: one sentence."),
})
