import { posix } from "node:path"
import { z } from "zod"
import { type Collection, type Entry, isContent } from "../content-engine"
import { collectionOf, collections } from "../../model"
import { DAY } from "./formats"
import { FormFields, type FormField, LIST, type PicturePlace } from "./fields"
import { COLLECTIONS, labelOf } from "./labels"

/** Formats that the page registers with Decap (page.ts): they keep comments and order. */
type FormFormat = "kept-yaml" | "kept-list" | "kept-mdx"

interface FormFile extends PicturePlace {
  name: string
  label: string
  file: string
  fields: FormField[]
}

/** The form of every file of a folder, or of some files. */
export interface FormCollection {
  name: string
  label: string
  label_singular?: string
  description?: string
  format: FormFormat
  extension?: "yaml" | "mdx"
  folder?: string
  create?: boolean
  delete?: boolean
  slug?: string
  identifier_field?: string
  summary?: string
  sortable_fields?: { field: string; default_sort: "asc" | "desc" }[]
  editor: { preview: boolean }
  fields?: FormField[]
  files?: FormFile[]
}

export interface FormConfig {
  backend: Record<string, string>
  load_config_file: false
  media_folder: string
  public_folder: string
  /** Every change is a branch and a request to merge it, where others can look at it before it is published. */
  publish_mode?: "editorial_workflow"
  show_preview_links: boolean
  site_url: string
  locale: "en"
  slug: { encoding: "ascii"; clean_accents: true }
  collections: FormCollection[]
}

/** Characters from which a text takes more than one line of a form. */
const LINE = 60

/** Tells by today's content which texts are long. */
const longTexts = (entries: Entry[], type: string): ((path: string) => boolean) => {
  const found = new Set<string>()
  const visit = (value: unknown, path: string): void => {
    if (typeof value === "string" && value.length > LINE) found.add(path)
    else if (Array.isArray(value))
      value.forEach((item: unknown) => visit(item, typeof item === "object" ? path : `${path}.value`))
    else if (value !== null && typeof value === "object")
      for (const [key, inner] of Object.entries(value)) visit(inner, path ? `${path}.${key}` : key)
  }
  for (const { type: other, data } of entries) if (other === type) visit(data, "")
  return path => found.has(path)
}

const bodyField = (pictures: PicturePlace): FormField => ({
  name: "body",
  label: "Text",
  widget: "prose",
  hint: "Markdown, as it stands in the file; the buttons write it for you. docs/editing/reference.md explains it.",
  ...pictures,
  public_folder: ".",
})

/**
 * Pictures lie beside the file that names them; those of lists, which lie at the top, in a folder of their own. Fields
 * name them inside content/, and prose from its own place: Decap leaves out "./".
 */
const picturesOf = ({ files, list }: Collection): PicturePlace => {
  const folder = list ? `images/${posix.basename(files, ".yaml")}` : posix.dirname(files)
  return { media_folder: `/${posix.join("content", folder)}`, public_folder: folder }
}

/** The field a new file of a folder is named by, the one it is listed by, and how: with a word of what is a draft. */
const naming = (shape: Collection["shape"]): Pick<FormCollection, "slug" | "identifier_field" | "summary"> => {
  const fields: Record<string, z.core.$ZodType> = shape.shape
  const identifier = fields.title ? "title" : "name"
  const isNamedBySlug = fields.slug !== undefined && !(fields.slug instanceof z.ZodOptional)
  return {
    identifier_field: identifier,
    slug: isNamedBySlug ? "{{fields.slug}}" : "{{slug}}",
    ...(fields.draft && { summary: `{{${identifier}}}{{draft | ternary(' (draft)', '')}}` }),
  }
}

/**
 * The form for every shape, as the configuration of Decap CMS. Made anew whenever the editor starts, so it cannot be
 * older than the shapes.
 * @param entries today's content: tells which texts need room
 * @param backend where Decap reads and writes: the local server, or a host of git repositories
 */
export const formConfig = (entries: Entry[], backend: Record<string, string>, siteUrl: string): FormConfig => {
  const isLocal = backend.name === "proxy"
  const fieldsOf = (collection: Collection) =>
    new FormFields(longTexts(entries, collection.type), picturesOf(collection)).of(collection.shape)
  const all: Collection[] = [...collections]
  const folders = all.filter(({ files }) => files.includes("*"))
  const single = all.filter(({ files, list }) => !files.includes("*") && !list)
  const folder = (collection: Collection): FormCollection => {
    const isProse = collection.files.endsWith(".mdx")
    const name = posix.dirname(collection.files)
    return {
      name: collection.type,
      label: COLLECTIONS[name]?.label ?? labelOf(name),
      ...(COLLECTIONS[name] && { label_singular: COLLECTIONS[name].one }),
      // As on the site; other lists stand by the names of their files.
      ...("order" in collection.shape.shape && { sortable_fields: [{ field: "order", default_sort: "asc" as const }] }),
      ...("date" in collection.shape.shape && { sortable_fields: [{ field: DAY, default_sort: "desc" as const }] }),
      format: isProse ? "kept-mdx" : "kept-yaml",
      extension: isProse ? "mdx" : "yaml",
      folder: `content/${posix.dirname(collection.files)}`,
      create: true,
      delete: true,
      ...naming(collection.shape),
      editor: { preview: isLocal },
      fields: [...fieldsOf(collection), ...(isProse ? [bodyField(picturesOf(collection))] : [])],
    }
  }
  const file = (collection: Collection): FormFile => ({
    name: collection.type,
    label: labelOf(posix.basename(collection.files, ".yaml")),
    file: `content/${collection.files}`,
    // The same as its fields have: Decap shows what lies in each place.
    ...picturesOf(collection),
    fields: collection.list
      ? [
          {
            name: LIST,
            label: "Entries",
            widget: "list",
            label_singular: "entry",
            min: 1,
            collapsed: true,
            summary: "{{fields.name}}{{fields.title}} {{fields.value}}",
            fields: fieldsOf(collection),
          },
        ]
      : fieldsOf(collection),
  })
  return {
    backend,
    load_config_file: false,
    media_folder: "content/images",
    public_folder: "images",
    ...(!isLocal && { publish_mode: "editorial_workflow" }),
    show_preview_links: !isLocal,
    site_url: siteUrl,
    locale: "en",
    slug: { encoding: "ascii", clean_accents: true },
    collections: [
      ...folders.map(folder),
      {
        name: "pages",
        label: "Pages and site",
        format: "kept-yaml",
        editor: { preview: isLocal },
        files: single.map(file),
      },
      {
        name: "lists",
        label: "Lists",
        format: "kept-list",
        editor: { preview: isLocal },
        files: all.filter(({ list }) => list).map(file),
      },
    ],
  }
}

/** Whether the editor may read and write a file: only what a collection holds, and pictures. */
export const isEditable = (path: string): boolean => {
  const inside = posix.normalize(path)
  if (inside !== path || !inside.startsWith("content/")) return false
  const file = inside.slice("content/".length)
  return isContent(file) && (collectionOf(file) !== undefined || /^[\w./-]+\.(svg|png|jpe?g|webp|avif)$/.test(file))
}
