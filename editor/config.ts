import { posix } from "node:path"
import { z } from "zod"
import { type Collection, type Entry, isContentFile } from "#engine"
import { collectionOf, contentTypes } from "#model"
import { type FormField, FormFields, labelOf } from "./fields"
import { LIST_KEY } from "./formats"

/** The form of every file of a folder, or of some files: https://decapcms.org/docs/collection-types */
export interface FormCollection {
  name: string
  label: string
  /** Its own one, which the page registers with Decap (page.ts): it keeps comments and order. */
  format: string
  extension: "yaml" | "mdx"
  fields?: FormField[]
  files?: { name: string; label: string; file: string; fields: FormField[] }[]
  /** What Decap knows of it besides. */
  [option: string]: unknown
}

/** What Decap is started with: https://decapcms.org/docs/configuration-options */
export interface FormConfig {
  backend: Record<string, string>
  collections: FormCollection[]
  [option: string]: unknown
}

/** The field a new file of a folder is named by, the one it is listed by, and how: with a word of what is a draft. */
const fileNameSettings = (fields: Record<string, z.core.$ZodType>): Partial<FormCollection> => {
  const identifier = ["title", "name", "path"].find(name => fields[name])
  const isNamedBySlug = fields.slug !== undefined && !(fields.slug instanceof z.ZodOptional)
  return {
    identifier_field: identifier,
    slug: isNamedBySlug ? "{{fields.slug}}" : "{{slug}}",
    ...(fields.draft && { summary: `{{${identifier}}}{{draft | ternary(' (draft)', '')}}` }),
    // As on the site; others stand by the names of their files.
    ...(fields.order && { sortable_fields: [{ field: "order", default_sort: "asc" }] }),
    ...(fields.date && { sortable_fields: [{ field: "date", default_sort: "desc" }] }),
  }
}

const fieldsOf = (entries: Entry[], { type, schema }: Collection): FormField[] =>
  new FormFields(entries.filter(entry => entry.type === type)).of(schema)

/** The text of an MDX file, as it stands there: Decap's widget for Markdown writes anew what nobody touched. */
const BODY: FormField = {
  name: "body",
  label: "Text",
  widget: "text",
  hint: "Markdown, as it stands in the file: docs/editing/reference.md says what works in it.",
}

const folderForm = (entries: Entry[], collection: Collection): FormCollection => {
  const [name, isProse] = [posix.dirname(collection.files), collection.files.endsWith(".mdx")]
  return {
    name: collection.type,
    label: labelOf(name),
    label_singular: labelOf(collection.type),
    format: `kept-${collection.type}`,
    extension: isProse ? "mdx" : "yaml",
    folder: `content/${name}`,
    create: true,
    ...fileNameSettings(collection.schema.shape),
    fields: [...fieldsOf(entries, collection), ...(isProse ? [BODY] : [])],
  }
}

/** What a file of several entries holds. */
const ENTRIES = {
  name: LIST_KEY,
  label: "Entries",
  widget: "list",
  label_singular: "entry",
  collapsed: true,
  summary: "{{fields.name}}{{fields.title}} {{fields.value}}",
}

const filesForm = (name: string, label: string, entries: Entry[], own: readonly Collection[]): FormCollection => ({
  name,
  label,
  format: `kept-${name}`,
  extension: "yaml",
  files: own.map(collection => {
    const fields = fieldsOf(entries, collection)
    return {
      name: collection.type,
      label: labelOf(posix.basename(collection.files, ".yaml")),
      file: `content/${collection.files}`,
      fields: collection.list ? [{ ...ENTRIES, fields }] : fields,
    }
  }),
})

/**
 * The form for every shape, as the configuration of Decap CMS. Made anew whenever the editor starts, so it cannot be
 * older than the shapes.
 * @param entries today's content: tells which texts need room, and where pictures lie
 * @param backend where Decap reads and writes: the local server, or a host of git repositories
 * @param siteUrl where the pages are
 */
export const createCmsConfig = (entries: Entry[], backend: Record<string, string>, siteUrl: string): FormConfig => {
  const folders = contentTypes.filter(({ files }) => files.includes("*"))
  const lists = contentTypes.filter(({ list }) => list)
  const pages = contentTypes.filter(type => !folders.includes(type) && !type.list)
  return {
    backend,
    load_config_file: false,
    media_folder: "content/images",
    public_folder: "images",
    // Every change is a branch and a request to merge it, where others can look at it before it is published.
    ...(backend.name !== "proxy" && { publish_mode: "editorial_workflow" }),
    site_url: siteUrl,
    slug: { encoding: "ascii", clean_accents: true },
    editor: { preview: false },
    collections: [
      ...folders.map(collection => folderForm(entries, collection)),
      filesForm("pages", "Pages and site", entries, pages),
      filesForm("lists", "Lists", entries, lists),
    ],
  }
}

const isContentPath = (path: string): boolean =>
  posix.normalize(path) === path && path.startsWith("content/") && isContentFile(path.slice("content/".length))

/** Whether the editor may read and write a file: only what a collection holds, and pictures. */
export const isEditable = (path: string): boolean =>
  isContentPath(path) &&
  (collectionOf(path.slice("content/".length)) !== undefined || /^[\w./-]+\.(svg|png|jpe?g|webp|avif)$/.test(path))

/** Whether a file may be uploaded to a path. The check refuses the extensions that no page can show. */
export const isUploadPath = (path: string): boolean => isContentPath(path) && /^[\w./-]+$/.test(path)
