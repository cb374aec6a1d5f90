import { type DataPath, type Entry, type Issue, issueIn, possible, text } from "../../packages/content-engine"
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

/** What a visitor may choose in a field of the contact form; nothing where no page has the form. */
export const choicesOf = (
  entries: readonly Entry[],
  field: "projectType" | "budget",
): readonly string[] | undefined => {
  const [form] = entries.flatMap(({ data }) => blocksOf(data, "contact"))
  return form === undefined ? undefined : textsAt(form, [`${field}s`], "value")
}

/** A value that the contact form is to choose is one of its options. */
export const optionExists = (
  value: string | undefined,
  known: readonly string[] | undefined,
  entry: Entry,
  path: DataPath,
): Issue[] =>
  value === undefined || !known || known.includes(value)
    ? []
    : [issueIn(entry, path, `The contact form has no option "${value}".${possible(value, known)}`)]
