import { addParagraph, type Mistake, postFile, setServiceLead, testMistakes } from "./try-mistakes"

const claimsFile = "claims.yaml"
const setClaimValue = (value: string): Mistake => [claimsFile, 'value: "2"', `value: ${value}`]
const setPlanPrice = (price: string): Mistake => ["prices.yaml", /price: .*/, `price: ${price}`]

testMistakes("figures and references", {
  "a reference to no claim": setServiceLead('"We answer within {claim.answerHour} hours."'),
  "a reference to no claim, in prose": [postFile, "One sentence begins", "In {claim.buildDays} weeks begins"],
  "an end of a single figure": setServiceLead('"From {claim.answerHours.from} hours on."'),
  "a reference with spaces": setServiceLead('"We answer within { claim.answerHours } hours."'),
  "an unclosed reference": setServiceLead('"We answer within {claim.answerHours hours."'),
  "a reference in the plural": setServiceLead('"We answer within {claims.answerHours} hours."'),
  "a reference without quotes": setServiceLead("{claim.answerHours} hours until an answer."),
  "a mistake after a figure": [postFile, "One sentence begins", "{claim.buildWeeks} weeks. A {word} begins"],
  "two claims of one name": [claimsFile, "name: pressHours", "name: answerHours"],
  "a figure with YAML syntax": [claimsFile, 'value: "2"', "value: 'a: \"2\"'"],
  "a ledger that cannot be read": [claimsFile, 'value: "2"', 'value: "2'],
  "no ledger": [claimsFile, "gone"],
  "a reference without its prefix": setServiceLead('"Within {answerHours} hours."'),
  "a reference without its prefix, in prose": addParagraph("Within {answerHours} hours."),
  "a reference in doubled braces": setServiceLead('"Within {{claim.answerHours}} hours."'),
  "a reference with a capital": addParagraph("Within {Claim.answerHours} hours."),
  "a reference in angle brackets": setServiceLead('"Within <claim.answerHours> hours."'),
  "a reference that lacks its last brace and a name": setServiceLead('"Within {claim. hours."'),
  "a reference with a colon": addParagraph("Within {claim:answerHours} hours."),
  "an unknown end of a range": addParagraph("From {claim.buildWeeks.end} weeks on."),
  "a missing figure in many texts": addParagraph(
    "{claim.gone} {claim.gone}\n\nMore of {claim.gone}, and {claim.gone}.",
  ),

  "a name that refers to itself": ["site.yaml", "name: Example Agency", 'name: "{site.name}"'],
  "an email that refers to itself": ["site.yaml", "hello@agency.example", '"{site.email}"'],
  "a name with Markdown characters": ["site.yaml", "name: Example Agency", "name: Ex*mple"],
  "an unknown field of the site": setServiceLead('"We are {site.title}."'),

  "money with a full stop between its thousands": setClaimValue('"$5.000"'),
  "a figure with a prefix": setClaimValue('"~200"'),
  "a figure that is too long": setClaimValue('"200 and more, since we began"'),
  "a price without its money": setPlanPrice('"5000"'),
})
