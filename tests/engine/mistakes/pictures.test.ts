import { service, testMistakes } from "./try-mistakes"

testMistakes("pictures", {
  "a missing portrait": ["testimonials.yaml", "images/testimonials/first-person.svg", "./team/ana.jpg"],
  "a portrait with other capital letters": ["testimonials.yaml", "first-person.svg", "First-Person.svg"],
  "a portrait of another testimonial": ["testimonials.yaml", "second-person.svg", "first-person.svg"],
  "before without after": [service, /^ {4}after: .*\n/m, ""],
  "after without before": [service, /^ {4}before: .*\n/m, ""],
  "notes without a picture": [service, /^ {4}picture: .*\n(?: {4}alt: .*\n {4}before: .*\n {4}after: .*\n)/m, ""],
  "a note without y": [service, /^ {8}y: 20\n/m, ""],
  "a note without x": [service, /^ {8}x: 25\n/m, ""],
  "a note outside the picture": [service, "x: 25.5", "x: 255"],
  "a page's picture without alt": ["pages/team.yaml", "drawings/one.svg", "../images/testimonials/first-person.svg"],
})
