import type { Issue } from "../entry"
import { unchecked } from "../reading/unchecked"
import { errorsOf } from "../severity"
import type { ContentType } from "../shapes/define"
import { addressesUnique } from "./addresses"
import { listsDiffer, pagesDiffer } from "./copies"
import { imageRules } from "./images"
import { linksLead, linksResolve } from "./links"
import { placeholdersReplaced } from "./placeholders"
import { publicationRules } from "./publication"
import { answersHaveAddresses } from "./questions"
import { redirectsLead } from "./redirects"
import { referencesResolve } from "./references"
import { ofType, type Rule, type RuleContext } from "./rule"
import { filesNameSchemas } from "./schema-lines"
import { textsRead } from "./text-rules"

/** What a type of content asks of its own objects. */
const ruleOfType =
  ({ checks = [], checksTogether = [], ...type }: ContentType): Rule =>
  context => {
    const own = ofType(context.entries, type)
    return [
      ...checks.flatMap(check => own.flatMap(entry => check(entry.data, entry, context))),
      ...checksTogether.flatMap(check => check(own, context)),
    ]
  }

/** What holds for every object by itself. */
const ofObjects: Rule[] = [
  ...imageRules,
  placeholdersReplaced,
  textsRead,
  filesNameSchemas,
  listsDiffer,
  answersHaveAddresses,
]

/** What holds for all of them together. */
const ofAll: Rule[] = [
  addressesUnique,
  linksResolve,
  linksLead,
  pagesDiffer,
  referencesResolve,
  redirectsLead,
  ...publicationRules,
]

/** What a rule tells; where it fails, what is known of the site is told of that. */
const asked = (rule: Rule, context: RuleContext): Issue[] => {
  try {
    return rule(context)
  } catch (error) {
    return [unchecked(`content/${context.model.site?.files ?? ""}`, error)]
  }
}

const placeOf = ({ file, line, column }: Issue) => `${file}:${line}:${column}`

/**
 * What no single file can know, and what its shape cannot say. Where there is an error, nothing is warned of.
 * @param isWhole whether every file was read and every object has its shape: else, what is looked up in others would
 * only repeat what is wrong there
 */
export const checkRules = (context: RuleContext, isWhole: boolean): Issue[] => {
  const { rules = [], types } = context.model
  const asking = isWhole ? [...ofObjects, ...ofAll, ...rules, ...types.map(ruleOfType)] : ofObjects
  const issues = asking.flatMap(rule => asked(rule, context))
  const wrong = new Set(errorsOf(issues).map(placeOf))
  return issues.filter(issue => issue.severity !== "warning" || !wrong.has(placeOf(issue)))
}
