import { type Document, isMap, isSeq, parseDocument } from "yaml"
import { type ContentFolder, stringifyYaml, toId } from "#engine"
import { contentTypes, validate } from "#model"

const TYPES = new Map([
  ["service", "Service"],
  ["post", "BlogPost"],
  ["case-study", "CaseStudy"],
  ["testimonial", "Testimonial"],
])

/** Fields that apply only to the original. */
const NOT_COPIED = ["draft", "hidden", "sample", "aliases", "corrected", "correction", "views", "image"]

/**
 * Creates a draft from the first entry of a type, with a new title. Writes nothing.
 * @returns the file and its new text, or an error message
 */
export const createDraft = async (
  kind: string,
  title: string,
  folder: ContentFolder,
): Promise<{ file: string; content: string } | string> => {
  const type = contentTypes.find(item => item.type === TYPES.get(kind))
  if (!type || !toId(title)) return `Usage: npm run new ${[...TYPES.keys()].join("|")} -- "Title"`
  const entries = (await validate(folder)).entries.filter(entry => entry.type === type.type)
  const [first] = entries
  const before = first && folder.texts.get(first.file)
  if (!before) return `The site has no ${kind} to copy, or their page is unpublished.`
  const file = type.files.replace("*", toId(title))
  const exists = !type.list && folder.texts.has(file)
  if (exists || entries.some(({ data }) => [data.title, data.name].includes(title)))
    return `The ${kind} "${title}" already exists in content/${file}. Choose another title, or edit that one.`

  const yaml = file.endsWith(".mdx") ? (/^---\r?\n(.*?\n)---/s.exec(before)?.[1] ?? "") : before
  const document: Document = parseDocument(yaml)
  const original = document.getIn(first.basePath)
  const copy = isMap(original) && type.list ? original.clone() : original
  if (!isMap(copy)) return `The first ${kind}, in content/${first.file}, cannot be copied.`
  const values = {
    [copy.has("title") ? "title" : "name"]: title,
    slug: toId(title),
    order: Math.max(...entries.map(({ data }) => Number(data.order))) + 1,
    date: folder.today,
    featured: false,
  }
  for (const [field, value] of Object.entries(values)) if (copy.has(field)) copy.set(field, value)
  for (const field of NOT_COPIED) copy.delete(field)
  // After the first field, which holds the comments at the top of the file.
  copy.items.splice(1, 0, document.createPair("draft", true))
  if (isSeq(document.contents)) {
    copy.commentBefore = null
    document.contents.add(copy)
  }
  return { file, content: before.replace(yaml, () => stringifyYaml(document, yaml)) }
}
