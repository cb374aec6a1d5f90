import type { Issue } from "../entry"
import { formatLocation } from "../messages"
import { internalError } from "../reading/internal-error"
import type { ContentType } from "../schema/content-type"
import { onlyErrors } from "../severity"
import { claimReferences } from "./claim-references"
import { uniqueListItems, uniquePageMeta } from "./duplicates"
import { imageRules } from "./images"
import { noLoginLinks, validLinks } from "./links"
import { validPlaceholders } from "./placeholders"
import { publicationRules } from "./publication"
import { validRedirects } from "./redirects"
import { validReferences } from "./references"
import { entriesOfType, type Rule, type RuleContext } from "./rule"
import { requireSchemaComment } from "./schema-comment"
import { textMistakes } from "./text-rules"
import { uniqueFaqIds } from "./unique-faq-ids"
import { uniquePaths } from "./unique-paths"

/** Creates a rule that runs the checks of a content type. */
const typeRule =
  ({ checks = [], collectionChecks = [], ...type }: ContentType): Rule =>
  context => {
    const entries = entriesOfType(context.entries, type)
    return [
      ...checks.flatMap(check => entries.flatMap(entry => check(entry.data, entry, context))),
      ...collectionChecks.flatMap(check => check(entries, context)),
    ]
  }

/** Rules about entries, which run even if other files are invalid. */
const entryRules: Rule[] = [
  ...imageRules,
  validPlaceholders,
  claimReferences,
  textMistakes,
  requireSchemaComment,
  uniqueListItems,
  uniqueFaqIds,
]

/** Rules across entries, which need all files to be valid. `noLoginLinks` runs with the other rules for links. */
const crossEntryRules: Rule[] = [
  uniquePaths,
  validLinks,
  noLoginLinks,
  uniquePageMeta,
  validReferences,
  validRedirects,
  ...publicationRules,
]

/** Runs a rule. If it throws, returns an internal error as an issue, at the site file: rules concern no single file. */
const runRule = (rule: Rule, context: RuleContext): Issue[] => {
  try {
    return rule(context)
  } catch (error) {
    return [internalError(`content/${context.model.site?.files ?? ""}`, error)]
  }
}

/**
 * Runs the rules. Drops warnings at positions that have an error.
 * @param isComplete - whether all files are valid; otherwise only the entry rules run: the others would mostly repeat
 * errors
 */
export const runRules = (context: RuleContext, isComplete: boolean): Issue[] => {
  const { rules = [], types } = context.model
  const active = isComplete ? [...entryRules, ...crossEntryRules, ...rules, ...types.map(typeRule)] : entryRules
  const issues = active.flatMap(rule => runRule(rule, context))
  const errorLocations = new Set(onlyErrors(issues).map(formatLocation))
  return issues.filter(issue => issue.severity !== "warning" || !errorLocations.has(formatLocation(issue)))
}
