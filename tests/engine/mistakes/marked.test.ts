import { service, tryMistakes } from "./try-mistakes"

/** What can go wrong in sentences in which words may be bold or links. */

const page = "pages/pricing.yaml"
const lead = 'lead: "Lead of the problems"'
const answer = /answer: "?Answer[^\n]*/

tryMistakes({
  "a link of an answer that leads nowhere": [page, answer, 'answer: "See [our prices](/pricng)."'],
  "a link of an answer without its slash": [page, answer, 'answer: "See [our prices](pricing)."'],
  "a link of an answer with a space in it": [page, answer, 'answer: "See [our prices](/pricing page)."'],
  "stars of an answer without their partner": [page, answer, 'answer: "This is **important."'],
  "a picture in an answer": [page, answer, 'answer: "![Prices](/pricing)"'],
  "a link of a section that leads nowhere": [service, lead, 'lead: "See [our prices](/pricng)."'],
  "stars of a section without their partner": [service, lead, 'lead: "This is **important."'],
  "a list in the sentence of a section": [service, lead, 'lead: "- one thing"'],
  "bold words where a page takes them as they are": [service, "Title of the problems", "**Title** of the problems"],
  "a tag in an answer": [page, answer, 'answer: "This is <b>important</b>."'],
})
