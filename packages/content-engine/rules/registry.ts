import type { Issue } from "../entry"
import { internalError } from "../reading/internal-error"
import { onlyErrors } from "../severity"
import type { ContentType } from "../schema/content-type"
import { uniquePaths } from "./unique-paths"
import { uniqueListItems, uniquePageMeta } from "./duplicates"
import { imageRules } from "./images"
import { noPrivateLinks, validLinks } from "./links"
import { validPlaceholders } from "./placeholders"
import { publicationRules } from "./publication"
import { uniqueAnswerIds } from "./answer-ids"
import { validRedirects } from "./redirects"
import { validReferences } from "./references"
import { entriesOfType, type Rule, type RuleContext } from "./rule"
import { requireSchemaComment } from "./schema-comment"
import { textMistakes } from "./text-rules"

/** What a type of content asks of its own objects. */
const typeRule =
  ({ checks = [], collectionChecks: checksTogether = [], ...type }: ContentType): Rule =>
  context => {
    const entries = entriesOfType(context.entries, type)
    return [
      ...checks.flatMap(check => entries.flatMap(entry => check(entry.data, entry, context))),
      ...checksTogether.flatMap(check => check(entries, context)),
    ]
  }

/** What holds for every object by itself. */
const entryRules: Rule[] = [
  ...imageRules,
  validPlaceholders,
  textMistakes,
  requireSchemaComment,
  uniqueListItems,
  uniqueAnswerIds,
]

/** What holds for all of them together. */
const crossEntryRules: Rule[] = [
  uniquePaths,
  validLinks,
  noPrivateLinks,
  uniquePageMeta,
  validReferences,
  validRedirects,
  ...publicationRules,
]

/** What a rule tells; where it fails, what is known of the site is told of that. */
const runRule = (rule: Rule, context: RuleContext): Issue[] => {
  try {
    return rule(context)
  } catch (error) {
    return [internalError(`content/${context.model.site?.files ?? ""}`, error)]
  }
}

const placeOf = ({ file, line, column }: Issue) => `${file}:${line}:${column}`

/**
 * What no single file can know, and what its shape cannot say. Where there is an error, nothing is warned of.
 * @param isWhole whether every file was read and every object has its shape: else, what is looked up in others would
 * only repeat what is wrong there
 */
export const runRules = (context: RuleContext, isComplete: boolean): Issue[] => {
  const { rules = [], types } = context.model
  const active = isComplete ? [...entryRules, ...crossEntryRules, ...rules, ...types.map(typeRule)] : entryRules
  const issues = active.flatMap(rule => runRule(rule, context))
  const wrong = new Set(onlyErrors(issues).map(placeOf))
  return issues.filter(issue => issue.severity !== "warning" || !wrong.has(placeOf(issue)))
}
