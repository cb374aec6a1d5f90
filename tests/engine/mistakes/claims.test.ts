import { post, service, tryMistakes } from "./try-mistakes"

const ledger = "claims.yaml"
const TEXT = '"One sentence about the first service."'
const withText = (text: string) => [service, TEXT, text] as const
const DECLARED = / {2}differs:\n.*\n.*\n/

tryMistakes({
  "a reference to no claim": [...withText('"We answer within {claim.answerHour} hours."')],
  "a reference to no claim, in prose": [post, "One sentence begins", "In {claim.buildDays} weeks begins"],
  "an end of a figure that is no range": [...withText('"From {claim.answerHours.from} hours on."')],
  "a reference with spaces": [...withText('"We answer within { claim.answerHours } hours."')],
  "a reference that is not closed": [...withText('"We answer within {claim.answerHours hours."')],
  "a reference in the plural": [...withText('"We answer within {claims.answerHours} hours."')],
  "a reference without quotes": [...withText("{claim.answerHours} hours until an answer.")],
  "a long text with its figures in": [...withText(`"${"{claim.buildWeeks} ".repeat(150)}"`)],
  "something else wrong behind a figure": [post, "One sentence begins", "{claim.buildWeeks} weeks. A {word} begins"],
  "two figures of one thing that disagree": [ledger, DECLARED, ""],
  "a difference from no claim": [ledger, "claim: pressHours", "claim: pressHour"],
  "a difference from a figure of another thing": [ledger, "claim: pressHours", "claim: buildWeeks"],
  "two claims of one name": [ledger, "name: pressHours", "name: answerHours"],
  "a day of checking that is none": [ledger, /checked: .*/, "checked: 2025-02-30"],
  "a figure with a sign of YAML": [ledger, 'value: "2"', "value: 'a: \"2\"'"],
  "a figure that is a number to YAML": [ledger, 'value: "2"', "value: 2"],
  "a wording without its figure": [ledger, "within # hours", "within hours"],
  "a ledger that cannot be read": [ledger, 'value: "2"', 'value: "2'],
  "no ledger": [ledger, "gone"],
  "a figure that is said by hand": [...withText('"You have an answer within 6 hours."')],
  "a figure by hand that says something else": [post, "One sentence begins", "You have an answer within 12 hours and"],
})
