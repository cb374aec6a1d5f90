import { service, tryMistakes } from "./try-mistakes"

/** What can go wrong where two fields, a range or a list stand in one line. */

const short = "services/second-service.yaml"
const answer = /- id: question-1\n {6}question: .*\n {6}answer: .*/
const weeks = /weeksFrom: 2\n {6}weeksTo: 3/

tryMistakes({
  "a range in words": [service, weeks, "weeks: two to three"],
  "a range that is open": [service, weeks, "weeks: 2–"],
  "a range that ends before it begins": [service, weeks, "weeks: 5–3"],
  "a range of nothing": [service, weeks, "weeks:"],
  "a note of a range without brackets": [service, weeks, "weeks: 2–3 setup"],
  "a note of a range whose bracket is not closed": [service, weeks, "weeks: 2–3 (setup"],
  "a note of a range twice": [service, weeks, "weeks: 2–3 (setup)\n      timelineNote: live"],
  "a range beside its two numbers": [service, weeks, "weeks: 2–3\n      weeksFrom: 2"],
  "a text with nothing before its colon": [short, "Title of measure 1:", '"":'],
  "a text with nothing behind its colon": [short, 'Title of measure 1: "Text of measure 1"', "Title of measure 1:"],
  "a text without its colon": [short, 'Title of measure 1: "Text of measure 1"', "Title of measure 1"],
  "a second colon without quotes": [short, '"Text of measure 1"', "Text: of measure 1"],
  "a title that is said twice": [short, "Title of measure 2", "Title of measure 1"],
  "a title that is too long": [short, "Title of measure 2", `Title ${"of a very long measure ".repeat(5)}`],
  "two titles in one entry": [short, '- Title of measure 2: "Text', '  Title of measure 2: "Text'],
  "a title beside the field of a title": [short, "Title of problem 2:", "title: Other\n      Title of problem 2:"],
  "a misspelt field below a title": [short, "picture: drawings/one.svg", "pictrue: drawings/one.svg"],
  "a misspelt field in place of a title": [short, 'Title of measure 2: "', 'txet: "'],
  "the name of a field in capitals": [short, 'Title of measure 2: "', 'Title: "'],
  "a button that leads nowhere": [short, "See the prices: /pricing", "See the prices: /pricng"],
  "a button without its slash": [short, "See the prices: /pricing", "See the prices: pricing"],
  "a button with no address": [short, "See the prices: /pricing", "See the prices:"],
  "a sign too few around the address of an answer": [service, answer, '- "Question 1? {#paid": "Answer"'],
  "a space in the address of an answer": [service, answer, '- "Question 1? {#paid ads}": "Answer"'],
  "the address of an answer that another has": [service, answer, '- "Question 1? {#question-2}": "Answer"'],
  "a comma at the end of a list of one line": [service, 'tools: ["Tool 1", "Tool 2"]', 'tools: "Tool 1, Tool 2,"'],
})
