import { type DataPath, type Entry, type Issue, issueIn, possible, text } from "../../packages/content-engine"

/** The budget that the contact form chooses for who comes from here. */
export const leadBudget = text(
  "The budget that the contact form chooses for who comes from here: a value of its options in pages/contact.yaml.",
).optional()

/** The kind of project that the contact form chooses for who comes from here. */
export const leadProjectType = text(
  "The project type that the contact form chooses for who comes from here: a value of its options in pages/contact.yaml. Without it the one that is called like the slug, if there is one.",
).optional()

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
