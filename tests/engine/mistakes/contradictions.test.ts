import { toldAfter } from "../fixture"
import { post, service, tryMistakes, type Mistake } from "./try-mistakes"

const study = "case-studies/first-case.yaml"
const site = "site.yaml"
const inProse = (text: string): Mistake => [post, "## The second heading", `${text}\n\n## The second heading`]

tryMistakes({
  "a figure that the bars below it do not show": [study, "value: 2x", "value: 20x"],
  "a part that the bars below it do not show": [service, "value: -25%", "value: -75%"],
  "a fall that is said to be a rise": [service, "value: -25%", 'value: "+25%"'],
  "bars of which one has a figure too many": [service, "after: 75", "after: 7500"],
  "a time in a lead that no package has": [service, '"Lead of the hero"', '"Live in 2–8 weeks."'],
  "a time in search results that no package has": [service, "search results need", "search needs, in 1–7 weeks"],
  "a time on a card that no package has": [service, "One sentence about the first service", "Built in 2 - 4 weeks"],
  "a year of foundation to come": [site, "founded: 2020", "founded: 2030"],
  "a copyright from before the foundation": [site, "© 2025", "© 2015"],
  "a range that ends below its beginning": ["claims.yaml", '"3–5"', '"5–3"'],
  "a price that the figures have too, changed with its plan alone": [
    "claims.yaml",
    "- name: pressHours",
    [
      "- name: smallPrice",
      '  value: "$120"',
      "  counts: Price of the Small plan a month",
      "  period: Until changed.",
      "  source: Decided for the fixture.",
      "  checked: December 1, 2025",
      "- name: pressHours",
    ].join("\n"),
  ],
  "an address that ends with a comma": inProse("See [one](https://studio.example,)."),
  "an address that ends with a full stop": inProse("See [one](https://studio.example.)."),
  "an address of numbers": inProse("See [one](https://192.168.0.1/page)."),
  "a mailbox as an address": inProse("Write to [us](https://hello@studio.example)."),
  "the address of this site with a letter missing": inProse("See [one](https://agncy.example/pricing)."),
  "the address of this site with letters turned": inProse("See [one](https://agecny.example/pricing)."),
  "the address of a server on one's own computer": inProse("See [one](https://agency.example:8000/pricing)."),
})

test.each([
  ["a figure that is rounded", study, "value: 2x", "value: 1.9x"],
  ["a figure of another kind", study, "value: 2x", 'value: "$20"'],
  ["the time of all packages, and of one", service, '"Lead of the hero"', '"2–7 weeks, the small one 2–3 weeks."'],
  ["another site with a path", post, "(/case-studies)", "(https://studio.example/a.b,c/?d=e.)"],
])("%s passes", async (_, file, search, replacement) => {
  expect(await toldAfter(file, search, replacement)).toEqual([])
})
