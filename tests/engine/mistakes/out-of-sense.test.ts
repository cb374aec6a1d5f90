import { post, tryMistakes } from "./try-mistakes"

const price = (text: string): [string, string, string] => ["pages/pricing.yaml", "price: $100", `price: ${text}`]
const date = (text: string): [string, RegExp, string] => [post, /date: .*/, `date: "${text}"`]

tryMistakes({
  "a price with too many figures": price('"$25000000"'),
  "a price without a sign of money": price('"2500"'),
  "a price with a full stop between thousands": price("$2.500"),
  "a price with a comma in a wrong place": price('"$25,00"'),
  "a price without a comma": price("$2500"),
  "a price of nothing": price("$0"),
  "a year far ahead": date("July 22, 2205"),
  "a year some years ahead": date("July 22, 2029"),
  "a year of the last century": date("July 22, 1925"),
  "a year with figures in another order": date("July 22, 0225"),
})
