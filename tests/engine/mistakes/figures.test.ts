import { inField, inProse, type Mistake, post, tryMistakes } from "./try-mistakes"

const ledger = "claims.yaml"
const DECLARED = / {2}differs:\n.*\n.*\n/
const figure = (value: string): Mistake => [ledger, 'value: "2"', `value: ${value}`]
const plan = (price: string): Mistake => ["prices.yaml", /price: .*/, `price: ${price}`]

tryMistakes("figures, and references to them", {
  "a reference to no claim": inField('"We answer within {claim.answerHour} hours."'),
  "a reference to no claim, in prose": [post, "One sentence begins", "In {claim.buildDays} weeks begins"],
  "an end of a figure that is no range": inField('"From {claim.answerHours.from} hours on."'),
  "a reference with spaces": inField('"We answer within { claim.answerHours } hours."'),
  "a reference that is not closed": inField('"We answer within {claim.answerHours hours."'),
  "a reference in the plural": inField('"We answer within {claims.answerHours} hours."'),
  "a reference without quotes": inField("{claim.answerHours} hours until an answer."),
  "something else wrong behind a figure": [post, "One sentence begins", "{claim.buildWeeks} weeks. A {word} begins"],
  "two figures of one thing that disagree": [ledger, DECLARED, ""],
  "a difference from no claim": [ledger, "claim: pressHours", "claim: pressHour"],
  "a difference from a figure of another thing": [ledger, "claim: pressHours", "claim: buildWeeks"],
  "two claims of one name": [ledger, "name: pressHours", "name: answerHours"],
  "a figure with a sign of YAML": [ledger, 'value: "2"', "value: 'a: \"2\"'"],
  "a wording without its figure": [ledger, "within # hours", "within hours"],
  "a ledger that cannot be read": [ledger, 'value: "2"', 'value: "2'],
  "no ledger": [ledger, "gone"],
  "a figure that is said by hand": inField('"You have an answer within 6 hours."'),
  "a figure by hand that says something else": [post, "One sentence begins", "You have an answer within 12 hours and"],
  "a reference by the name alone": inField('"Within {answerHours} hours."'),
  "a reference by the name alone, in prose": inProse("Within {answerHours} hours."),
  "a reference in doubled braces": inField('"Within {{claim.answerHours}} hours."'),
  "a reference with a capital": inProse("Within {Claim.answerHours} hours."),
  "a reference in angle brackets": inField('"Within <claim.answerHours> hours."'),
  "a reference that lacks its last brace and a name": inField('"Within {claim. hours."'),
  "a reference with a colon": inProse("Within {claim:answerHours} hours."),
  "an end that a range has not": inProse("From {claim.buildWeeks.end} weeks on."),
  "a figure that is gone, and many texts name it": inProse(
    "{claim.gone} {claim.gone}\n\nMore of {claim.gone}, and {claim.gone}.",
  ),

  "money with a full stop between its thousands": figure('"$5.000"'),
  "a figure with a sign before it": figure('"~200"'),
  "a figure that is longer than its place": figure('"200 and more, since we began"'),
  "a price without its money": plan('"5000"'),

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
})
