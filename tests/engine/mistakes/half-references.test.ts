import type { Mistake } from "./try-mistakes"
import { post, service, tryMistakes } from "./try-mistakes"

/** References to figures that are nearly right, addresses that lead elsewhere, and money. */

const ledger = "claims.yaml"
const inField = (text: string): Mistake => [service, '"One sentence about the first service."', text]
const inProse = (text: string): Mistake => [post, "## The second heading", `${text}\n\n## The second heading`]
const figure = (value: string): Mistake => [ledger, 'value: "2"', `value: ${value}`]
const plan = (price: string): Mistake => ["prices.yaml", /price: .*/, `price: ${price}`]

tryMistakes({
  "a reference by the name alone": inField('"Within {answerHours} hours."'),
  "a reference by the name alone, in prose": inProse("Within {answerHours} hours."),
  "a reference in doubled braces": inField('"Within {{claim.answerHours}} hours."'),
  "a reference with a capital": inProse("Within {Claim.answerHours} hours."),
  "a reference in angle brackets": inField('"Within <claim.answerHours> hours."'),
  "a reference that lacks its last brace and a name": inField('"Within {claim. hours."'),
  "a reference in the name of another": inField('"Within {claim.{claim.answerHours}} hours."'),
  "a reference with a colon": inProse("Within {claim:answerHours} hours."),
  "an end that a range has not": inProse("From {claim.buildWeeks.end} weeks on."),
  "a figure that is gone, and many texts name it": inProse(
    "{claim.gone} {claim.gone}\n\nMore of {claim.gone}, and {claim.gone}.",
  ),

  "money with a full stop between its thousands": figure('"$5.000"'),
  "a figure with a sign before it": figure('"~200"'),
  "a figure that is longer than its place": figure('"200 and more, since we began"'),
  "a price without its money": plan('"5000"'),
  "a price with a fraction of two signs": plan('"$5,00"'),

  "a mailbox with two slashes": inProse("Write to [us](mailto://hello@agency.example)."),
  "a mailbox that ends with a full stop": inProse("Write to [us](mailto:hello@agency.example.)."),
  "a mailbox with a comma": inProse("Write to [us](mailto:hello@agency,example)."),
})
