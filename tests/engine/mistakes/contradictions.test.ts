import { toldAfter } from "../fixture"
import { post, tryMistakes, type Mistake } from "./try-mistakes"

const site = "site.yaml"
const inProse = (text: string): Mistake => [post, "## The second heading", `${text}\n\n## The second heading`]

tryMistakes({
  "a year of foundation to come": [site, "founded: 2020", "founded: 2030"],
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
      "  checked: 2025-12-01",
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

test("another site with a path passes", async () => {
  expect(await toldAfter(post, "(/case-studies)", "(https://studio.example/a.b,c/?d=e.)")).toEqual([])
})
