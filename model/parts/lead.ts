import { type Entry, text } from "#engine"
import { blocksOf } from "./blocks-of"
import { textsAt } from "./texts-at"

const CHOICE = "a value of its options, which stand where the form does, in pages/contact.yaml"

/** The budget that the contact form chooses for who comes from here. */
export const leadBudget = text(
  `The budget that the contact form chooses for who comes from here: ${CHOICE}.`,
).optional()

/** The kind of project that the contact form chooses for who comes from here. */
export const leadProjectType = text(
  `The project type that the contact form chooses for who comes from here: ${CHOICE}. Without it the one that is called like the slug, if there is one.`,
).optional()

/** Where those are. */
export const OPTIONS = "among the options of the contact form"

/** What a visitor may choose in a field of the contact form; nothing where no page has the form. */
export const choicesOf = (
  entries: readonly Entry[],
  field: "projectType" | "budget",
): readonly string[] | undefined => {
  const [form] = entries.flatMap(({ data }) => blocksOf(data, "contact"))
  return form === undefined ? undefined : textsAt(form, [`${field}s`], "value")
}
