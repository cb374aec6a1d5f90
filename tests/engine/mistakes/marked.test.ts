import { tryMistakes } from "./try-mistakes"

/** What can go wrong in sentences in which words may be bold or links. */

const page = "pages/pricing.yaml"
const answer = /answer: "?Answer[^\n]*/

tryMistakes({
  "a link of an answer that leads nowhere": [page, answer, 'answer: "See [our prices](/pricng)."'],
  "a link of an answer without its slash": [page, answer, 'answer: "See [our prices](pricing)."'],
  "a link of an answer that says nothing": [page, answer, 'answer: "For prices click [here](/pricing)."'],
  "a link of an answer with a space in it": [page, answer, 'answer: "See [our prices](/pricing page)."'],
  "stars of an answer without their partner": [page, answer, 'answer: "This is **important."'],
  "a picture in an answer": [page, answer, 'answer: "![Prices](/pricing)"'],
  "a tag in an answer": [page, answer, 'answer: "This is <b>important</b>."'],
})
