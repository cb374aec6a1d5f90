import type { Issue } from "../entry"
import { addressRules } from "./addresses"
import { copyRules } from "./copies"
import { imageRules } from "./images"
import { linkRules } from "./links"
import { placeholderRules } from "./placeholders"
import { publicationRules } from "./publication"
import { questionRules } from "./questions"
import { redirectRules } from "./redirects"
import { referenceRules } from "./references"
import { schemaLineRules } from "./schema-lines"
import { textRules } from "./text-rules"
import type { ContentType } from "../shapes/define"
import { ofType, type Rule, type RuleContext } from "./rule"
import { errorsOf } from "../severity"
import { unchecked } from "../reading/unchecked"

/** What a type of content asks of its own objects. */
const ruleOfType =
  (type: ContentType): Rule =>
  context => {
    const own = ofType(context.entries, type)
    const { checks = [], checksTogether = [] } = type
    return [
      ...checks.flatMap(check => own.flatMap(entry => check(entry.data, entry, context))),
      ...checksTogether.flatMap(check => check(own, context)),
    ]
  }

/** What holds for every site, whatever its content is. */
const commonRules: Rule[] = [
  ...addressRules,
  ...linkRules,
  ...imageRules,
  ...placeholderRules,
  ...textRules,
  ...schemaLineRules,
  ...copyRules,
  ...referenceRules,
  ...questionRules,
  ...redirectRules,
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

/** What no single file can know, and what its shape cannot say. Where there is an error, nothing is warned of. */
export const checkRules = (context: RuleContext): Issue[] => {
  const { rules = [], types } = context.model
  const all = [...commonRules, ...rules, ...types.map(ruleOfType), ...publicationRules]
  const issues = all.flatMap(rule => asked(rule, context))
  const wrong = new Set(errorsOf(issues).map(placeOf))
  return issues.filter(issue => issue.severity !== "warning" || !wrong.has(placeOf(issue)))
}
