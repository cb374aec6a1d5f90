import { type Entry, text } from "#engine"
import { optionsInWords } from "./unvalidated-data"

const OPTION_HELP = "a value of the form's options in words.yaml"

/** The budget to preselect in the contact form. */
export const preselectedBudget = text(
  `Budget that the button of this pricing plan preselects in the contact form: ${OPTION_HELP}.`,
).optional()

/** The project type to preselect in the contact form. */
export const preselectedProjectType = text(
  `Project type that links of this page preselect in the contact form: ${OPTION_HELP}. Default: the one equal to the \`slug\`, if any.`,
).optional()

/** Location of the contact form's options, for messages. */
export const OPTIONS_LOCATION = "among the options of the contact form in content/words.yaml"

/** Returns the options of a field of the contact form; undefined if they are missing. */
export const formOptions = (
  entries: readonly Entry[],
  field: "projectType" | "budget",
): readonly string[] | undefined => optionsInWords(entries, ["contact", `${field}s`])
