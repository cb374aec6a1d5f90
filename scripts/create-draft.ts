import { type Document, isMap, isSeq, parseDocument } from "yaml"
import { type ContentFolder, toId, stringifyYaml } from "#engine"
import { contentTypes, validate } from "#model"

const KINDS = new Map([
  ["service", "Service"],
  ["post", "BlogPost"],
  ["case-study", "CaseStudy"],
  ["testimonial", "Testimonial"],
])

/** What is true of the first of its kind alone. */
const NOT_COPIED = ["draft", "hidden", "sample", "aliases", "corrected", "correction", "views", "image"]

/**
 * Plans a new piece of content: a copy of the first of its kind, as a draft with a title of its own.
 * @returns the file with its new text, or why there is none, for whoever asked
 */
export const createDraft = async (
  kind: string,
  title: string,
  folder: ContentFolder,
): Promise<{ file: string; content: string } | string> => {
  const type = contentTypes.find(one => one.type === KINDS.get(kind))
  if (!type || !toId(title)) return `Write: npm run new ${[...KINDS.keys()].join("|")} -- "Title"`
  const own = (await validate(folder)).entries.filter(entry => entry.type === type.type)
  const [first] = own
  const before = first && folder.texts.get(first.file)
  if (!before) return `The site has no ${kind} that could be copied, or is without their page.`
  const file = type.files.replace("*", toId(title))
  const isThere = !type.list && folder.texts.has(file)
  if (isThere || own.some(({ data }) => [data.title, data.name].includes(title)))
    return `There is a ${kind} "${title}" already, in content/${file}. Choose another title, or change that one.`

  const yaml = file.endsWith(".mdx") ? (/^---\r?\n(.*?\n)---/s.exec(before)?.[1] ?? "") : before
  const document: Document = parseDocument(yaml)
  const original = document.getIn(first.basePath)
  const copy = isMap(original) && type.list ? original.clone() : original
  if (!isMap(copy)) return `The first ${kind}, in content/${first.file}, cannot be copied.`
  const values = {
    [copy.has("title") ? "title" : "name"]: title,
    slug: toId(title),
    order: Math.max(...own.map(({ data }) => Number(data.order))) + 1,
    date: folder.today,
    featured: false,
  }
  for (const [field, value] of Object.entries(values)) if (copy.has(field)) copy.set(field, value)
  for (const field of NOT_COPIED) copy.delete(field)
  // Behind the first field, which the comments at the top of a file belong to.
  copy.items.splice(1, 0, document.createPair("draft", true))
  if (isSeq(document.contents)) {
    copy.commentBefore = null
    document.contents.add(copy)
  }
  return { file, content: before.replace(yaml, () => stringifyYaml(document, yaml)) }
}
