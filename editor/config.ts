import { posix } from "node:path"
import { parse } from "yaml"
import { z } from "zod"
import { type Collection, type Entry, isContentFile } from "#engine"
import { collectionOf, contentTypes } from "#model"
import { type FormField, FormFields } from "./fields"
import { LIST_KEY, LIST_LABEL } from "./formats"
import { labelOf } from "./labels"

/** A Decap collection: https://decapcms.org/docs/collection-types */
export interface FormCollection {
  name: string
  label: string
  /** Name of the custom format, registered by browser/admin.ts, which preserves comments and order. */
  format: string
  extension: "yaml" | "mdx"
  fields?: FormField[]
  files?: { name: string; label: string; file: string; fields: FormField[] }[]
  /** Other Decap options. */
  [option: string]: unknown
}

/** Decap's configuration: https://decapcms.org/docs/configuration-options */
export interface FormConfig {
  backend: Record<string, string>
  site_url: string
  collections: FormCollection[]
  [option: string]: unknown
}

/** Suffix of unpublished entries in Decap's entry lists, by the field that marks them. */
const draftMarks = {
  draft: "{{draft | ternary(' (draft)', '')}}",
  published: "{{published | ternary('', ' (draft)')}}",
}

/** Returns the options for file names, and for the names and order of entries in lists. */
const fileNameOptions = (fields: Record<string, z.core.$ZodType>): Partial<FormCollection> => {
  const identifier = ["title", "name", "path"].find(name => fields[name])
  // Pages show their heading; their files are named by path.
  const title = identifier === "path" ? "{{blocks.0.title}} ({{path}})" : `{{${identifier}}}`
  const marks = Object.entries(draftMarks).filter(([name]) => fields[name])
  const isNamedBySlug = fields.slug !== undefined && !(fields.slug instanceof z.ZodOptional)
  return {
    identifier_field: identifier,
    slug: isNamedBySlug ? "{{fields.slug}}" : "{{slug}}",
    summary: [title, ...marks.map(([, mark]) => mark)].join(""),
    // Same order as on the site; otherwise by file name.
    ...(fields.order && { sortable_fields: [{ field: "order", default_sort: "asc" }] }),
    ...(fields.date && { sortable_fields: [{ field: "date", default_sort: "desc" }] }),
  }
}

/** Field of the MDX body: plain text, because Decap's Markdown widget reformats unchanged text. */
const bodyField: FormField = {
  name: "body",
  label: "Text",
  widget: "text",
  hint: "Markdown, saved as you write it: ## Heading, \\*\\*bold\\*\\*, \\[link\\](/contact), - list.",
}

/** Presets the blocks of new entries with those of the first entry, as `npm run new` does. */
const withFirstBlocks = (fields: readonly FormField[], [first]: readonly Entry[]): FormField[] => {
  const copy = first && (parse(first.source.text) as { blocks: unknown }).blocks
  return fields.map(field => (field.name === "blocks" ? { ...field, default: copy } : field))
}

const folderCollection = (collection: Collection, fields: FormField[], entries: readonly Entry[]): FormCollection => {
  const fileNames = fileNameOptions(collection.schema.shape)
  const [folder, isProse] = [posix.dirname(collection.files), collection.files.endsWith(".mdx")]
  return {
    name: collection.type,
    label: labelOf(folder),
    label_singular: labelOf(collection.type),
    format: `source-${collection.type}`,
    extension: isProse ? "mdx" : "yaml",
    folder: `content/${folder}`,
    create: true,
    // "View Live" opens the page.
    preview_path: collection.page?.route({ path: "{{fields.path}}", slug: String(fileNames.slug) }).path,
    preview_path_preserve_slashes: true,
    ...fileNames,
    fields: isProse ? [...fields, bodyField] : withFirstBlocks(fields, entries),
  }
}

/** Field of a list file. */
const entriesField = {
  name: LIST_KEY,
  label: LIST_LABEL,
  widget: "list",
  label_singular: "entry",
  collapsed: true,
  // Missing fields are empty.
  summary: "{{fields.name}}{{fields.title}} {{fields.value}} {{fields.counts}}",
}

const fileCollection = (
  name: string,
  label: string,
  collections: readonly Collection[],
  fieldsOf: (collection: Collection) => FormField[],
): FormCollection => ({
  name,
  label,
  format: `source-${name}`,
  extension: "yaml",
  files: collections.map(collection => {
    const fields = fieldsOf(collection)
    return {
      name: collection.type,
      label: labelOf(posix.basename(collection.files, ".yaml")),
      file: `content/${collection.files}`,
      fields: collection.list ? [{ ...entriesField, fields }] : fields,
    }
  }),
})

/**
 * Creates Decap's configuration from the schemas.
 * @param entries - current content, for the size of text fields, the folders of pictures and the default blocks
 * @param backend - the local server, or a Git host
 * @param siteUrl - URL of the pages
 */
export const createCmsConfig = (entries: Entry[], backend: Record<string, string>, siteUrl: string): FormConfig => {
  const folderTypes = contentTypes.filter(({ files }) => files.includes("*"))
  const listTypes = contentTypes.filter(({ list }) => list)
  // Only `npm run edit` (backend "proxy") runs `develop` beside the editor; `siteUrl` is then its URL.
  const developUrl = backend.name === "proxy" ? siteUrl : undefined
  const entriesOf = ({ type }: Collection) => entries.filter(entry => entry.type === type)
  const fieldsOf = (collection: Collection) =>
    new FormFields(entriesOf(collection), developUrl).toFields(collection.schema)
  const singleFileTypes = contentTypes.filter(type => !folderTypes.includes(type) && !type.list)
  return {
    backend,
    load_config_file: false,
    media_folder: "content/images",
    public_folder: "images",
    // Every change is a branch with a pull request, for review before publication.
    ...(backend.name !== "proxy" && { publish_mode: "editorial_workflow" }),
    site_url: siteUrl,
    slug: { encoding: "ascii", clean_accents: true },
    editor: { preview: developUrl !== undefined },
    collections: [
      ...folderTypes.map(collection => folderCollection(collection, fieldsOf(collection), entriesOf(collection))),
      // The name is part of URLs and of branches with unpublished changes.
      fileCollection("pages", "Site, prices and words", singleFileTypes, fieldsOf),
      fileCollection("lists", "Lists", listTypes, fieldsOf),
    ],
  }
}

/**
 * Returns the URL of a file's form, inside the web editor.
 * @param file - path inside content/
 */
export const formUrlOf = (file: string): string | undefined => {
  const collection = collectionOf(file)
  if (!collection) return undefined
  const { type, files, list } = collection
  const form = files.includes("*")
    ? `${type}/entries/${posix.parse(file).name}`
    : `${list ? "lists" : "pages"}/entries/${type}`
  return `#/collections/${form}`
}

/** Returns the path of a file relative to content/. */
export const toContentPath = (path: string): string => path.slice("content/".length)

const isContentPath = (path: string): boolean =>
  posix.normalize(path) === path && path.startsWith("content/") && isContentFile(toContentPath(path))

/** Returns whether the web editor may read and write a file: a file of a collection, or a picture. */
export const isEditable = (path: string): boolean =>
  isContentPath(path) &&
  (collectionOf(toContentPath(path)) !== undefined || /^[\w./-]+\.(svg|png|jpe?g|webp|avif)$/.test(path))

/** Returns whether a path is valid for uploads. Extensions are checked by `checkChanges`. */
export const isUploadPath = (path: string): boolean => isContentPath(path) && /^[\w./-]+$/.test(path)
