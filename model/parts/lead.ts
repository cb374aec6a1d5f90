import { type Entry, text } from "#engine"
import { blocksOfType } from "./blocks-of"
import { stringsAt } from "./strings-at"

const OPTION_HELP = "a value of its options, which stand where the form does, in pages/contact.yaml"

/** The budget that the contact form chooses for who comes from here. */
export const leadBudget = text(
  `The budget that the contact form chooses for who comes from here: ${OPTION_HELP}.`,
).optional()

/** The kind of project that the contact form chooses for who comes from here. */
export const leadProjectType = text(
  `The project type that the contact form chooses for who comes from here: ${OPTION_HELP}. Without it the one that is called like the slug, if there is one.`,
).optional()

/** Where those are. */
export const OPTIONS = "among the options of the contact form"

/** What a visitor may choose in a field of the contact form; nothing where no page has the form. */
export const formOptions = (
  entries: readonly Entry[],
  field: "projectType" | "budget",
): readonly string[] | undefined => {
  const [form] = entries.flatMap(({ data }) => blocksOfType(data, "contact"))
  return form === undefined ? undefined : stringsAt(form, [`${field}s`], "value")
}
