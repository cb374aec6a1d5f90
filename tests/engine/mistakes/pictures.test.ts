import { post, service, tryMistakes } from "./try-mistakes"

const CASE = "case-studies/second-case.yaml"

/** The picture of a case without one, above the field that follows it. */
const picture = (fields: string) => `picture: ${fields}steps:`

tryMistakes({
  "a portrait that is not there": ["testimonials.yaml", "images/testimonials/first-person.svg", "./team/ana.jpg"],
  "a portrait in other letters": ["testimonials.yaml", "first-person.svg", "First-Person.svg"],
  "a portrait of another kind": ["testimonials.yaml", "first-person.svg", "first-person.gif"],
  "a portrait of somebody else among who praises": ["testimonials.yaml", "second-person.svg", "first-person.svg"],
  "a portrait of somebody else, named from another place": [
    "testimonials.yaml",
    "images/testimonials/second-person.svg",
    "./images/testimonials/first-person.svg",
  ],
  "a portrait that two of the team share": [
    "team.yaml",
    /$/,
    [
      "- slug: second-person",
      '  name: "Second person"',
      '  role: "Builds too"',
      "  image: images/testimonials/first-person.svg",
      '  description: "What the page of the second person says about itself in search results."',
      '  about: ["Another paragraph."]',
      "  services: [first-service]",
      "",
    ].join("\n"),
  ],
  "a case with a picture that is not there": [CASE, /^steps:/m, picture('./desk.jpg\nalt: "A desk"\n')],
  "a case with a picture and nothing said of it": [CASE, /^steps:/m, picture("images/testimonials/first-person.svg\n")],
  "a drawing of other results than those of its case": [CASE, /^steps:/m, picture("drawings/counted.svg\n")],
  "what was built without its picture": [CASE, /^steps:/m, 'built:\n  caption: "A desk"\nsteps:'],
  "a service's picture that is not there": [
    service,
    "picture: drawings/one.svg\n    alt",
    "picture: ./desk.jpg\n    alt",
  ],
  "a picture before, and none after": [service, /^ {4}after: .*\n/m, ""],
  "a picture after, and none before": [service, /^ {4}before: .*\n/m, ""],
  "notes without a picture": [service, /^ {4}picture: .*\n(?: {4}alt: .*\n {4}before: .*\n {4}after: .*\n)/m, ""],
  "a note that says only how far from the left": [service, /^ {8}y: 20\n/m, ""],
  "a note that says only how far from the top": [service, /^ {8}x: 25\n/m, ""],
  "a note that points out of the picture": [service, "x: 25.5", "x: 255"],
  "a page's own picture that is not there": ["pages/team.yaml", "drawings/one.svg", "./yard.jpg"],
  "a page's own picture of which nothing says what it shows": [
    "pages/team.yaml",
    "drawings/one.svg",
    "../images/testimonials/first-person.svg",
  ],
  "a picture in a post that is not there": [post, /$/, "\n![A pier](./pier.jpg)\n"],
  "a picture in a post without a word for who does not see it": [post, /$/, "\n![](./pier.jpg)\n"],
})
