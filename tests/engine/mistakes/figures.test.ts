import { addParagraph, type Mistake, postFile, setServiceLead, testMistakes } from "./try-mistakes"

const claimsFile = "claims.yaml"
const setClaimValue = (value: string): Mistake => [claimsFile, 'value: "2"', `value: ${value}`]
const setPlanPrice = (price: string): Mistake => ["prices.yaml", /price: .*/, `price: ${price}`]

testMistakes("references and claims", {
  "a reference to an unknown claim": setServiceLead('"We answer within {claim.answerHour} hours."'),
  "a reference to an unknown claim, in prose": [postFile, "One sentence begins", "In {claim.buildDays} weeks begins"],
  "the start of a range of a claim that is not a range": setServiceLead('"From {claim.answerHours.from} hours on."'),
  "a reference with spaces": setServiceLead('"We answer within { claim.answerHours } hours."'),
  "an unclosed reference": setServiceLead('"We answer within {claim.answerHours hours."'),
  "a reference that begins with claims instead of claim": setServiceLead(
    '"We answer within {claims.answerHours} hours."',
  ),
  "a reference at the beginning of an unquoted text": setServiceLead("{claim.answerHours} hours until an answer."),
  "a mistake after a reference in the same line": [
    postFile,
    "One sentence begins",
    "{claim.buildWeeks} weeks. A {word} begins",
  ],
  "two claims with the same name": [claimsFile, "name: pressHours", "name: answerHours"],
  "a claim's value with YAML syntax": [claimsFile, 'value: "2"', "value: 'a: \"2\"'"],
  "a claims.yaml with invalid YAML": [claimsFile, 'value: "2"', 'value: "2'],
  "no claims.yaml": [claimsFile, "gone"],
  "a reference without its prefix": setServiceLead('"Within {answerHours} hours."'),
  "a reference without its prefix, in prose": addParagraph("Within {answerHours} hours."),
  "a reference without its prefix, with a typo": setServiceLead('"Within {answerHour} hours."'),
  "a reference without its prefix in a title": ["pages/about.yaml", /title: .*/, 'title: "About {answerHours}"'],
  "a reference without its prefix, in a field with tokens": [
    "words.yaml",
    /typicalTimeline: .*/,
    'typicalTimeline: "{buildWeeks}"',
  ],
  "a reference without its prefix, in two words of prose": addParagraph("Within {answer hours} hours."),
  "a reference to the site with a space": setServiceLead('"We are {site name}."'),
  "a reference to the site with a space, in prose": addParagraph("We are {site name}."),
  "a reference to the site in one word": setServiceLead('"We are {siteName}."'),
  "a reference to a claim with a space": setServiceLead('"Within {claim answerHours} hours."'),
  "a name without a claim": setServiceLead('"Within {some} hours."'),
  "a name in braces in claims.yaml": [claimsFile, "Business days", "Within {answerHours}"],
  "a reference with an escaped opening brace": addParagraph("Within \\{answerHours} hours."),
  "a name in brackets": setServiceLead('"Within [answerHours] hours."'),
  "a name in brackets, in a field with Markdown": [
    "pages/home.yaml",
    /answer: .*/,
    'answer: "In [answerHours] hours."',
  ],
  "a name in brackets with a typo": setServiceLead('"Within [answerHour] hours."'),
  "a name in two words in brackets": setServiceLead('"Within [Answer hours] hours."'),
  "a name in brackets, in prose": addParagraph("Within [answerHours] hours."),
  "a name in escaped braces in claims.yaml": setClaimValue("'\\{answerHours\\}'"),
  "a reference in doubled braces": setServiceLead('"Within {{claim.answerHours}} hours."'),
  "a reference with a capital letter": addParagraph("Within {Claim.answerHours} hours."),
  "the same malformed reference twice": addParagraph("Within {Claim.answerHours}, or {Claim.answerHours} hours."),
  "a reference in angle brackets": setServiceLead('"Within <claim.answerHours> hours."'),
  "a reference without its name and its last brace": setServiceLead('"Within {claim. hours."'),
  "a reference with a colon": addParagraph("Within {claim:answerHours} hours."),
  "a reference to an end of a range other than from and to": addParagraph("From {claim.buildWeeks.end} weeks on."),
  "a removed claim whose name resembles another": addParagraph("{claim.buildDays} or {claim.buildDays.from}."),
  "an unknown claim in several texts": addParagraph(
    "{claim.gone} {claim.gone}\n\nMore of {claim.gone}, and {claim.gone}.",
  ),

  "a site name that refers to itself": ["site.yaml", "name: Example Agency", 'name: "{site.name}"'],
  "an email address that refers to itself": ["site.yaml", "hello@agency.example", '"{site.email}"'],
  "a site name with Markdown characters": ["site.yaml", "name: Example Agency", "name: Ex*mple"],
  "a reference to an unknown field of site.yaml": setServiceLead('"We are {site.title}."'),

  "a claim's value with a full stop as thousands separator": setClaimValue('"$5.000"'),
  "a claim's value that begins with a tilde": setClaimValue('"~200"'),
  "a claim's value that is too long": setClaimValue('"200 and more, since we began"'),
  "a claim's value in brackets": setClaimValue('"[soon]"'),
  "a price without a currency": setPlanPrice('"5000"'),
  "a price in words with a digit": setPlanPrice('"about 5 thousand"'),
  "a price with three capitals that are no currency": setPlanPrice('"5,000 plus VAT"'),
  "a negative price": setPlanPrice('"-5"'),
  "a negative price with a currency": setPlanPrice("-$5"),
  "a project price without a currency": [
    "prices.yaml",
    /$/,
    'project: { title: One project, figure: "5,000–50,000", text: One price., linkLabel: Ask, href: /contact }\n',
  ],
})
