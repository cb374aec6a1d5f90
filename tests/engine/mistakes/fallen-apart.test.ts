import { post, tryMistakes } from "./try-mistakes"

const HERE = "## The second heading"
const before = (text: string): [string, string, string] => [post, HERE, `${text}\n\n${HERE}`]

tryMistakes({
  "a row of a table with too few cells": before("| a | b |\n| --- | --- |\n| 1 |"),
  "a row of a table with too many cells": before("| a | b |\n| --- | --- |\n| 1 | 2 | 3 |"),
  "a text right below a table": before("| a | b |\n| --- | --- |\n| 1 | 2 |\nAnd more."),
  "a table without the line below its head": before("| a | b |\n| 1 | 2 |"),
  "a table whose line below the head is too short": before("| a | b |\n| --- |\n| 1 | 2 |"),
  "a numbered list without an empty line": before("In order:\n2. one\n3. two"),
  "a list without spaces": before("-one\n-two"),
  "a list with points": before("• one\n• two"),
  "a numbered list without spaces": before("1.one\n2.two"),
  "a text right below a list": before("- one\n- two\nAnd more."),
  "a heading without a space below a text": before("A text\n##A heading"),
  "a heading of a deep level without a space": before("###A heading"),
  "a skipped level": before("#### A heading"),
  "a level skipped at the beginning": [post, "## The first heading", "### The first heading"],
  "a line below a text": before("A text\n---"),
  "a note within a line": before('A <Note title="x">note</Note> in a line.'),
  "a note in one line": before('<Note title="x">A note.</Note>'),
  "a figure within a line": before('A <KeyFigure value="1" label="one" /> in a line.'),
  "a star without a partner": before("A *text with a star."),
  "an underscore without a partner": before("A _text with an underscore."),
  "a sign of code without a partner": before("A `text with a sign."),
  "stars with spaces": before("A ** strong ** text."),
  "stars that are not closed": before("A **strong text."),
  "an empty entry of a list": before("- one\n-\n- two"),
  "a footnote that is not there": before("A text with a footnote.[^9]"),
  "a footnote that nothing refers to": before("[^9]: Where it comes from."),
})
