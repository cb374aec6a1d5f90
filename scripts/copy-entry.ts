import { type Document, isMap, isSeq, parseDocument } from "yaml"
import { type ContentFolder, pagePath, stringifyYaml, toId } from "#engine"
import { contentTypes, validate } from "#model"

/** Content types by their names in the command. */
const typeByName = new Map([
  ["page", "Page"],
  ["service", "Service"],
  ["post", "BlogPost"],
  ["case-study", "CaseStudy"],
  ["testimonial", "Testimonial"],
])

/** Fields that the copy omits, because they apply only to the original. */
const uncopiedFields = [
  "published",
  "draft",
  "hidden",
  "sample",
  "aliases",
  "menu",
  "crumb",
  "corrected",
  "correction",
  "views",
  "image",
]

/** Line that keeps a page unpublished. */
export const UNPUBLISHED_LINE = "published: false\n"

/**
 * Copies an entry of a type under a new title, unpublished. Writes nothing.
 * @param originalPath - path of the page to copy. Default: the first entry
 * @returns the path of the copy's file inside content/ and the new text of this file, or an error message
 */
export const copyEntry = async (
  typeName: string,
  title: string,
  folder: ContentFolder,
  originalPath?: string,
): Promise<{ file: string; content: string } | string> => {
  const type = contentTypes.find(item => item.type === typeByName.get(typeName))
  if (!type || !toId(title)) return `Usage: npm run new ${[...typeByName.keys()].join("|")} -- "Title" [--like /path]`
  const entries = (await validate(folder)).entries.filter(entry => entry.type === type.type)
  const original = originalPath === undefined ? entries[0] : entries.find(entry => pagePath(entry) === originalPath)
  const originalText = original && folder.texts.get(original.file)
  if (!originalText)
    return originalPath === undefined
      ? `The site has no ${typeName} to copy, or its parent page is unpublished.`
      : `No ${typeName} has the path "${originalPath}". Use the path of a published ${typeName}.`
  const file = type.files.replace("*", toId(title))
  const exists = !type.list && folder.texts.has(file)
  const path = `/${toId(title)}`
  if (exists || entries.some(({ data }) => [data.title, data.name].includes(title) || data.path === path))
    return `The ${typeName} "${title}" already exists in content/${file}. Choose another title, or edit that one.`

  const yaml = file.endsWith(".mdx") ? (/^---\r?\n(.*?\n)---/s.exec(originalText)?.[1] ?? "") : originalText
  const document: Document = parseDocument(yaml)
  const node = document.getIn(original.basePath)
  const copy = isMap(node) && type.list ? node.clone() : node
  if (!isMap(copy)) return `The ${typeName} in content/${original.file} cannot be copied.`
  const isPage = typeName === "page"
  const values = {
    [copy.has("title") ? "title" : "name"]: title,
    path,
    slug: toId(title),
    order: Math.max(...entries.map(({ data }) => Number(data.order))) + 1,
    date: folder.today,
    featured: false,
  }
  // Sets no fields that the original lacks.
  for (const [field, value] of Object.entries(values)) if (copy.has(field)) copy.set(field, value)
  for (const field of uncopiedFields) copy.delete(field)
  // After the first field, which holds the comments at the top of the file.
  copy.items.splice(1, 0, isPage ? document.createPair("published", false) : document.createPair("draft", true))
  if (isPage)
    for (const titlePath of [
      ["meta", "title"],
      ["blocks", 0, "title"],
    ])
      copy.setIn(titlePath, title)
  if (isSeq(document.contents)) {
    copy.commentBefore = null
    document.contents.add(copy)
  }
  return { file, content: originalText.replace(yaml, () => stringifyYaml(document, yaml)) }
}
