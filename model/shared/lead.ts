import { type Entry, text } from "#engine"
import { blocksOfType, collectStrings } from "./unvalidated-data"

const OPTION_HELP = "a value of the form's options in pages/contact.yaml"

/** The budget to preselect in the contact form. */
export const leadBudget = text(`Budget that links from here preselect in the contact form: ${OPTION_HELP}.`).optional()

/** The project type to preselect in the contact form. */
export const leadProjectType = text(
  `Project type that links from here preselect in the contact form: ${OPTION_HELP}. Default: the one equal to the slug, if any.`,
).optional()

/** Location of the options, for messages. */
export const OPTIONS = "among the options of the contact form"

/** Returns the options of a field of the contact form, or undefined without a form. */
export const formOptions = (
  entries: readonly Entry[],
  field: "projectType" | "budget",
): readonly string[] | undefined => {
  const [form] = entries.flatMap(({ data }) => blocksOfType(data, "contact"))
  return form === undefined ? undefined : collectStrings(form, [`${field}s`], "value")
}
