import type { Collection } from "../reading/collections"
import { routeOf } from "../pages/routes"
import { ofType } from "../rules/rule"
import { isTemplateText } from "../rules/scaffold"
import { errorsOf } from "../severity"
import { slugOf } from "../slug"
import { templateItemOf, templateOf, type Values } from "./template"
import { schemaLine } from "../shapes/to-json-schema"
import type { ContentFolder, Issue } from "../entry"
import type { Validate } from "../reading/validate"

/** The types of content that `npm run new` can begin, by what the command calls them. */
export const kindsOf = (collections: readonly Collection[]): Record<string, Collection> =>
  Object.fromEntries(collections.flatMap(type => (type.scaffold ? [[type.scaffold.name, type]] : [])))

/** Something the person who asked must know; nothing was written. */
export class NewEntryError extends Error {
  override name = "NewEntryError"
}

const PROSE = `
[Write the beginning here: what the reader has, and what they will have after reading.]

## [First heading]

[Write markdown: \`-\` for lists, \`**bold**\`, \`[words](/contact)\` for links. Save, and the page in \`npm run develop\` follows.]
`

/** Values of fields that this shape really has: a preset for a field that another version lacks is no mistake. */
const known = (values: Values, { shape }: Collection): Values =>
  Object.fromEntries(Object.entries(values).filter(([path]) => path.split(".")[0]! in shape.shape))

const write = (
  collection: Collection,
  title: string,
  values: Values,
  texts: ContentFolder["texts"],
): { file: string; content: string } => {
  if (collection.list)
    return {
      file: collection.files,
      content: `${texts.get(collection.files) ?? ""}${templateItemOf(collection.shape, values)}`,
    }
  const file = collection.files.replace("*", slugOf(title))
  if (file.endsWith(".mdx")) return { file, content: `---\n${templateOf(collection.shape, values)}---\n${PROSE}` }
  return { file, content: `${schemaLine(file, collection)}\n${templateOf(collection.shape, values)}` }
}

interface NewEntry {
  /** Path inside content/. */
  file: string
  content: string
  /** Where the page will be, for kinds that have one. */
  address: string | undefined
  isDraft: boolean
}

/**
 * Plans a new piece of content: a valid file with every field explained.
 * @param kind one of `kindsOf`
 * @param title its title, or name
 * @param folder the content there is
 * @throws NewEntryError in words for the person who asked: unknown kind, no title, its page left out, name taken, or a
 * title the rules refuse
 */
export const newEntry = async (
  collections: readonly Collection[],
  validate: Validate,
  kind: string | undefined,
  title: string | undefined,
  folder: ContentFolder,
  today = new Date(),
): Promise<NewEntry> => {
  const kinds = kindsOf(collections)
  const collection = kinds[kind ?? ""]
  const scaffold = collection?.scaffold
  const usage = `Write: npm run new ${Object.keys(kinds).join("|")} -- "Title"`
  if (!collection || !scaffold)
    throw new NewEntryError(`${kind ? `There is no kind "${kind}".` : "Say what to begin."} ${usage}`)
  if (!title?.trim() || !slugOf(title))
    throw new NewEntryError(`A new ${kind} needs a title with letters or digits. Write: npm run new ${kind} -- "Title"`)
  const { entries, absent } = await validate(folder)
  const whole = collections.find(({ type }) => type === collection.partOf) ?? collection
  if (absent.has(collection))
    throw new NewEntryError(
      `The site does without content/${whole.files}, so a new ${kind} is seen nowhere. Take "published: false" out of that file, or bring it back.`,
    )
  const own = { own: ofType(entries, collection), entries, today }
  // What is begun is not yet to be seen.
  const values = known({ draft: true, ...scaffold.values(title.trim(), own) }, collection)
  const { file, content } = write(collection, title, values, folder.texts)
  if (!collection.list && folder.texts.has(file))
    throw new NewEntryError(`content/${file} is there already. Choose another title, or change that file.`)
  const { issues } = await validate({ ...folder, texts: new Map([...folder.texts, [file, content]]) })
  const refused = errorsOf(issues).filter(
    issue =>
      !isTemplateText(issue) &&
      issue.file === `content/${file}` &&
      (!folder.texts.has(file) || isIn(issue, folder.texts.get(file)!)),
  )
  if (refused.length > 0)
    throw new NewEntryError(
      `"${title}" does not work as a title here, so nothing was written:\n${refused.map(({ message }) => `- ${message}`).join("\n")}`,
    )
  return { file, content, address: routeOf(collection, values)?.path, isDraft: values.draft === true }
}

/** Whether an issue of a list file lies in what was added to it. */
const isIn = ({ line }: Issue, before: string): boolean => line >= before.split("\n").length
