import { serviceFile, testMistakes } from "./try-mistakes"

testMistakes("pictures", {
  "a missing portrait": ["testimonials.yaml", "images/testimonials/first-person.svg", "./team/ana.jpg"],
  "a portrait path with wrong capital letters": ["testimonials.yaml", "first-person.svg", "First-Person.svg"],
  "a portrait of another testimonial": ["testimonials.yaml", "second-person.svg", "first-person.svg"],
  "a before picture without an after picture": [serviceFile, /^ {4}after: .*\n/m, ""],
  "an after picture without a before picture": [serviceFile, /^ {4}before: .*\n/m, ""],
  "notes without a picture": [serviceFile, /^ {4}picture: .*\n(?: {4}alt: .*\n {4}before: .*\n {4}after: .*\n)/m, ""],
  "a note without y": [serviceFile, /^ {8}y: 20\n/m, ""],
  "a note without x": [serviceFile, /^ {8}x: 25\n/m, ""],
  "a note outside the picture": [serviceFile, "x: 25.5", "x: 255"],
  "a page's picture without alt": ["pages/team.yaml", "drawings/one.svg", "../images/testimonials/first-person.svg"],
})
