import { post, service, tryMistakes } from "./try-mistakes"

const price = (text: string): [string, string, string] => ["prices.yaml", "price: $100", `price: ${text}`]
const date = (text: string): [string, RegExp, string] => [post, /date: .*/, `date: ${text}`]

tryMistakes({
  "a price without a sign of money": price('"2500"'),
  "a price with a full stop between thousands": price("$2.500"),
  "a price with a comma in a wrong place": price('"$25,00"'),
  "a package of eight years": [service, /weeksTo: \d+/, "weeksTo: 400"],
  "steps that all take place in the first week": [
    "case-studies/first-case.yaml",
    /steps:\n(?: .*\n)+/,
    `steps:\n${["one", "two", "three"].map(step => `  - { title: "${step}", text: "A text.", from: 1, to: 1 }\n`).join("")}`,
  ],
  "a copyright of a year to come": ["site.yaml", "© 2025", "© 2031"],
  "a phone number that is too short": ["site.yaml", "(555) 555-0100", "(555) 555"],
  "views in words": [post, /views: .*/, 'views: "many"'],
  "a year far ahead": date("2205-07-22"),
  "a year of the last century": date("1925-07-22"),
  "a year with figures in another order": date("0225-07-22"),
})
