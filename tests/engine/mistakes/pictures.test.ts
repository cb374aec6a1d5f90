import { service, testMistakes } from "./try-mistakes"

testMistakes("pictures", {
  "a portrait that is not there": ["testimonials.yaml", "images/testimonials/first-person.svg", "./team/ana.jpg"],
  "a portrait in other letters": ["testimonials.yaml", "first-person.svg", "First-Person.svg"],
  "a portrait of somebody else among who praises": ["testimonials.yaml", "second-person.svg", "first-person.svg"],
  "a picture before, and none after": [service, /^ {4}after: .*\n/m, ""],
  "a picture after, and none before": [service, /^ {4}before: .*\n/m, ""],
  "notes without a picture": [service, /^ {4}picture: .*\n(?: {4}alt: .*\n {4}before: .*\n {4}after: .*\n)/m, ""],
  "a note that says only how far from the left": [service, /^ {8}y: 20\n/m, ""],
  "a note that says only how far from the top": [service, /^ {8}x: 25\n/m, ""],
  "a note that points out of the picture": [service, "x: 25.5", "x: 255"],
  "a page's own picture of which nothing says what it shows": [
    "pages/team.yaml",
    "drawings/one.svg",
    "../images/testimonials/first-person.svg",
  ],
})
