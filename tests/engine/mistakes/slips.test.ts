import { toldAfter } from "../fixture"
import { post, service, tryMistakes, type Mistake } from "./try-mistakes"

const inText = (text: string): Mistake => [service, '"One sentence about the first service."', text]
const inProse = (text: string): Mistake => [post, "## The second heading", `${text}\n\n## The second heading`]

tryMistakes({
  "a footnote in a field": inText('"A claim.[^1]"'),
  "an address in angle brackets": inText('"See <https://studio.example>."'),
  "a link whose address stands elsewhere, in a field": inText('"See [the page][1]."'),
  "a tag of forums": inText('"[b]One[/b] sentence."'),
  "a code of a letter without double quotes": inText("One \\u2014 sentence."),
  "a bracket that is not closed": inText('"One (sentence."'),
  "a quotation mark that is not closed": inText('"One “sentence."'),
  "a field that holds a dash": inText('"-"'),
  "a field that holds signs of not knowing": inText('"???"'),
  "a field that asks for its text": inText('"Your text here"'),
  "a field that says where its text goes": inText('"Description goes here"'),
  "a figure that is still to come": inText('"We grew XX clients by X%."'),
  "a placeholder of another program": inText('"Made by %NAME%."'),
  "a price that is still to come": inText('"The price is tbc"'),
  "a name that nobody has": ["testimonials.yaml", "First Person", "John Doe"],
  "a text that fills its place, in prose": inProse("Lorem ipsum dolor sit amet."),
  "a note to oneself in prose": inProse("TODO: write about prices."),
  "two full stops": inProse("And so on.. and on."),
  "a word that stands twice in prose": inProse("This is the the word."),
  "a space before a comma in prose": inProse("One , two."),
  "a space before a full stop": inProse("One sentence ."),
  "a space that is missing behind a full stop": inProse("One sentence.Another one."),
  "a space that is missing behind a comma": inProse("One,two sentences."),
  "an entity without its end": inProse("Paid &amp earned."),
  "an emoji by its name": inProse("We launched :rocket: it."),
  "tildes that are left over": inProse("A ~~struck word."),
  "a link with its brackets the wrong way round": inProse("See (the prices)[/pricing]."),
  "a digit too few behind a comma": inProse("It costs $25,00."),
  "a chatbot that begins its answer": inProse("Sure! Here is the rewritten paragraph:"),
  "a chatbot that excuses itself": inText('"As an AI language model, I cannot promise results."'),
  "words that a button left for a link": inProse("See [[words of the link]](/pricing) now."),
  "words that a button left in bold": inProse("This is **[important]** to us."),
  "a picture that still says what to write": inProse("Before it. ![[What it shows]](./x.png)"),
  "a bar below zero": inProse('<Bars caption="Change">\n\n- Before: -5\n- After: 10\n\n</Bars>'),
  "bars of two units": inProse('<Bars caption="Change">\n\n- Before: $5\n- After: 10%\n\n</Bars>'),
})

test.each([
  "Node.js, ASP.NET and next.config.js in studio.example, version 2.5.1, 1,200 of them.",
  "From 9:30 to 17:00, at 4:5, e.g. by hand (or so).",
  "About ~5 to ~6, `a => b`, and {claim.answerHours} hours.",
  "They have it, and that is so.",
  "A remark; R&D, AT&T, Q&A and studio.example/?a=1&copy=2.",
  "The folder ../images and the range 1..5",
  "From $2,500–$10,000, $1,200,000 or $5.20, at 15%: sure, here is how. Is it so?! [Ask](/pricing).",
])("“%s” passes in prose", async text => {
  expect(await toldAfter(post, "## The second heading", `${text}\n\n## The second heading`)).toEqual([])
})
