import { post, service, tryMistakes } from "./try-mistakes"

const price = (text: string): [string, string, string] => ["pages/pricing.yaml", "price: $100", `price: ${text}`]
const date = (text: string): [string, RegExp, string] => [post, /date: .*/, `date: "${text}"`]

tryMistakes({
  "a price with too many figures": price('"$25000000"'),
  "a price without a sign of money": price('"2500"'),
  "a price with a full stop between thousands": price("$2.500"),
  "a price with a comma in a wrong place": price('"$25,00"'),
  "a price without a comma": price("$2500"),
  "a price of nothing": price("$0"),
  "a plan that costs less than the smaller one": price("$900"),
  "a plan in another money": price("€100"),
  "a package of eight years": [service, /weeksTo: \d+/, "weeksTo: 400"],
  "steps that all take place in the first week": [
    "case-studies/first-case.yaml",
    /steps:\n(?: .*\n)+/,
    `steps:\n${["one", "two", "three"].map(step => `  - { title: "${step}", text: "A text.", from: 1, to: 1 }\n`).join("")}`,
  ],
  "a copyright of a year to come": ["site.yaml", "© 2025", "© 2031"],
  "a phone number that is too short": ["site.yaml", "(555) 555-0100", "(555) 555"],
  "views in words": [post, /views: .*/, 'views: "many"'],
  "more services than there are": ["site.yaml", /^tagline: .*/m, 'tagline: "Twelve services by one team."'],
  "a year far ahead": date("July 22, 2205"),
  "a year some years ahead": date("July 22, 2029"),
  "a year of the last century": date("July 22, 1925"),
  "a year with figures in another order": date("July 22, 0225"),
})
