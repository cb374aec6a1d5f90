import { posix } from "node:path"
import { z } from "zod"
import {
  type Entry,
  getDescription,
  getLimits,
  getMeta,
  isDateField,
  isPictureFile,
  ownPattern,
  PICTURE_RULES,
  resolveImagePath,
  unwrapOptional,
} from "#engine"
import { contentTypes } from "#model"
import { LIST_KEY } from "./formats"

/** How a field is filled in, in the words of Decap CMS: https://decapcms.org/docs/widgets */
interface Widget {
  widget: string
  default?: unknown
  /** The field of each entry of a list, or */
  field?: FormField
  /** those of a group or of each entry. */
  fields?: FormField[]
  /** The kinds of entry of a list of blocks. */
  types?: FormField[]
  /** What this widget takes besides. */
  [option: string]: unknown
}

/** A field of a form. */
export interface FormField extends Widget {
  name: string
  label: string
}

type Schema = z.core.$ZodType

/** Characters from which a text takes more than one line of a form. */
const LINE = 60

/** What a form calls a field or a file: `caseStudies` → "Case studies". */
export const labelOf = (name: string): string => {
  const words = name
    .replace(/[-_]/g, " ")
    .replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
    .trim()
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
}

const relation = (schema: Schema): Widget | undefined => {
  const { reference } = getMeta(schema)
  const collection = contentTypes.find(({ type }) => type === reference?.type)
  if (!reference || !collection) return undefined
  const name = collection.files.includes("*") ? "" : `${LIST_KEY}.*.`
  return {
    widget: "relation",
    ...(name ? { collection: "lists", file: collection.type } : { collection: collection.type }),
    value_field: `${name}${reference.field}`,
    search_fields: [`${name}${reference.labelField}`],
    display_fields: [`${name}${reference.labelField}`],
  }
}

/** The words of a choice, each with what it means. */
const optionsOf = (schema: z.ZodEnum) => {
  const meanings = (getMeta(schema).enumDescriptions ?? []) as string[]
  return schema.options.map((value, index) => ({ value, label: [value, meanings[index]].filter(Boolean).join(": ") }))
}

/** How a list names its entries while they are folded: by the first text of each. */
const summaryOf = (schema: z.ZodObject): string | undefined => {
  const first = Object.entries<Schema>(schema.shape).find(
    ([, field]) => unwrapOptional(field) instanceof z.ZodString && !ownPattern(field),
  )
  return first && `{{fields.${first[0]}}}`
}

/** The form's fields for a shape. What the shape does not say, today's content does. */
export class FormFields {
  /** Every text of today's content, and the file that has it, by its field. */
  private readonly texts = new Map<string, { file: string; text: string }[]>()

  /** @param entries today's content of this shape */
  constructor(entries: readonly Entry[]) {
    const visit = (value: unknown, path: string, file: string): void => {
      if (typeof value === "string") this.texts.set(path, [...(this.texts.get(path) ?? []), { file, text: value }])
      else if (Array.isArray(value)) for (const item of value) visit(item, path, file)
      else if (value !== null && typeof value === "object")
        for (const [key, inner] of Object.entries(value)) visit(inner, path ? `${path}.${key}` : key, file)
    }
    for (const { file, data } of entries) visit(data, "", file)
  }

  /**
   * @param lenient within something that may be left out: the form must not insist on it; the check does once it is
   * begun
   */
  of(schema: z.ZodObject, path = "", lenient = false): FormField[] {
    return Object.entries<Schema>(schema.shape).map(([name, field]) =>
      this.field(name, field, path ? `${path}.${name}` : name, lenient),
    )
  }

  private field(name: string, field: Schema, path: string, lenient: boolean): FormField {
    const optional = lenient || field instanceof z.ZodOptional
    const help = getDescription(field)
    const hint = isPictureFile(field) ? `${help} ${PICTURE_RULES}` : help
    return {
      name,
      label: labelOf(name),
      // Decap reads Markdown in it, and would show bold words in place of how to write them.
      ...(hint && { hint: hint.replace(/[*[\]]/g, "\\$&") }),
      required: !optional,
      ...this.widget(unwrapOptional(field), path, optional),
      // What is begun in a form is seen by visitors when somebody says so.
      ...(name === "draft" && { default: true }),
    }
  }

  private widget(schema: Schema, path: string, optional: boolean): Widget {
    if (schema instanceof z.ZodObject)
      return { widget: "object", collapsed: true, fields: this.of(schema, path, optional) }
    if (schema instanceof z.ZodArray) return this.list(schema, path, optional)
    if (schema instanceof z.ZodEnum) return { widget: "select", options: optionsOf(schema) }
    if (schema instanceof z.ZodBoolean)
      return { widget: "boolean", required: false, default: getMeta(schema).default ?? (optional ? undefined : false) }
    const { minimum, maximum } = getLimits(schema)
    if (schema instanceof z.ZodNumber)
      return schema.isInt
        ? { widget: "number", value_type: "int", min: minimum, max: maximum }
        : { widget: "number", value_type: "float" }
    if (isPictureFile(schema)) return { widget: "image", choose_url: false, ...this.picturesOf(path) }
    if (isDateField(schema)) return { widget: "datetime", format: "YYYY-MM-DD", time_format: false }
    const rule = ownPattern(schema)
    const isLong = this.texts.get(path)?.some(({ text }) => text.length > LINE)
    return {
      widget: isLong ? "text" : "string",
      // Decap reads a pattern without its flags: what needs one, the check tells.
      ...(rule && !rule.pattern.flags && { pattern: [rule.pattern.source, rule.message ?? "has another form"] }),
      ...relation(schema),
    }
  }

  /** New pictures of a field are put beside those that it has. */
  private picturesOf(path: string): Partial<FormField> {
    const [known] = this.texts.get(path) ?? []
    if (!known) return {}
    const folder = posix.dirname(resolveImagePath(known.file, known.text))
    return { media_folder: `/content/${folder}`, public_folder: folder }
  }

  /** A kind of block, as Decap offers it when one is added: its `type` is written by Decap. */
  private block(kind: Schema, path: string): FormField[] {
    if (!(kind instanceof z.ZodObject)) return []
    return [...(kind._zod.propValues?.type ?? [])].map(type => ({
      name: String(type),
      label: labelOf(String(type)),
      widget: "object",
      summary: summaryOf(kind),
      fields: this.of(kind, path).filter(({ name }) => name !== "type"),
    }))
  }

  private list(schema: z.ZodArray, path: string, optional: boolean): Widget {
    const element = unwrapOptional(schema.element)
    const { minimum, maximum } = getLimits(schema)
    const common = {
      widget: "list",
      label_singular: "entry",
      collapsed: true,
      minimize_collapsed: true,
      min: optional ? undefined : minimum,
      max: maximum,
      ...(minimum === undefined && { required: false }),
      // The check asks for a list even where it is empty.
      ...(minimum === undefined && !optional && { default: [] }),
    }
    if (element instanceof z.ZodDiscriminatedUnion)
      return { ...common, label_singular: "block", types: element.options.flatMap(kind => this.block(kind, path)) }
    if (element instanceof z.ZodObject)
      return { ...common, summary: summaryOf(element), fields: this.of(element, path, optional) }
    const name = path.split(".").at(-1)!
    return { ...common, field: { ...this.field("value", schema.element, path, optional), label: labelOf(name) } }
  }
}
