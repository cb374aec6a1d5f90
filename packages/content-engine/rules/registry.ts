import type { Entry, Issue } from "../entry"
import { collections } from "../reading/collections"
import { addressRules } from "./addresses"
import { alternativeRules } from "./alternatives"
import { breadcrumbRules } from "../../../model/rules/breadcrumbs"
import { claimRules } from "../../../model/rules/claims"
import { comparisonRules } from "../../../model/rules/comparisons"
import { contactRules } from "../../../model/rules/contacts"
import { countRules } from "../../../model/rules/counts"
import { dayRules } from "./days"
import { drawnLetterRules } from "../../../model/rules/drawn-letters"
import { imageRules } from "./images"
import { leftTeamRules } from "../../../model/rules/left-team"
import { linkWordRules } from "./link-words"
import { linkRules } from "./links"
import { listRules } from "./lists"
import { mailRules } from "./mail-addresses"
import { markedLinkRules } from "./marked-links"
import { ownAddressRules } from "./own-addresses"
import { placeholderRules } from "./placeholders"
import { publicationRules } from "./publication"
import { questionRules } from "./questions"
import { redirectRules } from "./redirects"
import { referenceRules } from "./references"
import { scaffoldRules } from "./scaffold"
import { signRules } from "./signs"
import { twiceRules } from "./twice"
import { ofType, type Rule, type RuleContext } from "./rule"
import { errorsOf } from "../severity"
import { isUnchecked, unchecked } from "../reading/unchecked"

/** What a type of content asks of its own objects. */
const typeRules: Rule[] = collections.map(type => context => {
  const own = ofType(context.entries, type)
  const { checks = [], checksTogether = [] } = type
  return [
    ...checks.flatMap(check => own.flatMap(entry => check(entry.data, entry, context))),
    ...checksTogether.flatMap(check => check(own, context)),
  ]
})

/** Every rule of content that no shape can say: those that concern several types, and those of each type. */
const rules: Rule[] = [
  ...addressRules,
  ...linkRules,
  ...linkWordRules,
  ...markedLinkRules,
  ...mailRules,
  ...leftTeamRules,
  ...ownAddressRules,
  ...contactRules,
  ...dayRules,
  ...imageRules,
  ...alternativeRules,
  ...placeholderRules,
  ...claimRules,
  ...signRules,
  ...drawnLetterRules,
  ...scaffoldRules,
  ...twiceRules,
  ...listRules,
  ...comparisonRules,
  ...countRules,
  ...breadcrumbRules,
  ...referenceRules,
  ...questionRules,
  ...redirectRules,
  ...typeRules,
  ...publicationRules,
]

/** What a rule tells; where it fails, it is asked of each file by itself, and tells of the one it fails at. */
const asked = (rule: Rule, context: RuleContext): Issue[] => {
  try {
    return rule(context)
  } catch (error) {
    const files = [...new Set(context.entries.map(({ source }) => source.file))]
    const alone = files.flatMap(file => {
      const own = ({ source }: Entry) => source.file === file
      const { entries, misshapen } = context
      try {
        return rule({ ...context, entries: entries.filter(own), misshapen: misshapen.filter(own) })
      } catch (inner) {
        return [unchecked(file, inner)]
      }
    })
    return alone.some(isUnchecked) ? alone : [unchecked("content/site.yaml", error)]
  }
}

const placeOf = ({ file, line, column }: Issue) => `${file}:${line}:${column}`

/** What no single file can know, and what its shape cannot say. Where there is an error, nothing is warned of. */
export const checkRules = (context: RuleContext): Issue[] => {
  const issues = rules.flatMap(rule => asked(rule, context))
  const wrong = new Set(errorsOf(issues).map(placeOf))
  return issues.filter(issue => issue.severity === undefined || !wrong.has(placeOf(issue)))
}
