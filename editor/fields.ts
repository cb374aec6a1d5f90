import { posix } from "node:path"
import { z } from "zod"
import {
  compareGroups,
  type Entry,
  getDescription,
  getLimits,
  getMeta,
  isDateField,
  isPictureField,
  PICTURE_RULES,
  resolveImagePath,
  specificPattern,
  unwrapOptional,
} from "#engine"
import { contentTypes } from "#model"
import { LIST_KEY } from "./formats"
import { labelOf, toFormTerms } from "./labels"

/** A Decap widget: https://decapcms.org/docs/widgets */
interface Widget {
  widget: string
  default?: unknown
  /** Field of each list item. */
  field?: FormField
  /** Fields of a group or of each list item. */
  fields?: FormField[]
  /** Block types of a list of blocks. */
  types?: FormField[]
  /** Other options. */
  [option: string]: unknown
}

/** A field of a form. */
export interface FormField extends Widget {
  name: string
  label: string
}

type Schema = z.core.$ZodType

/** Maximum characters of a single-line field. */
const MAX_LINE_LENGTH = 60

const toRelation = (schema: Schema): Widget | undefined => {
  const { reference } = getMeta(schema)
  const collection = contentTypes.find(({ type }) => type === reference?.type)
  if (!reference || !collection) return undefined
  const prefix = collection.files.includes("*") ? "" : `${LIST_KEY}.*.`
  return {
    widget: "relation",
    ...(prefix ? { collection: "lists", file: collection.type } : { collection: collection.type }),
    value_field: `${prefix}${reference.field}`,
    search_fields: [`${prefix}${reference.labelField}`],
    display_fields: [`${prefix}${reference.labelField}`],
  }
}

/** Returns the options of an enum with their descriptions. */
const optionsOf = (schema: z.ZodEnum) => {
  const descriptions = (getMeta(schema).enumDescriptions ?? []) as string[]
  return schema.options.map((value, index) => ({
    value,
    label: [value, descriptions[index]].filter(Boolean).join(": "),
  }))
}

/** Returns the examples that the description of a field lacks. Fields with a list of references need none. */
const examplesOf = (schema: Schema, help: string): string => {
  const { examples = [], reference } = getMeta(schema)
  const missing = reference ? [] : examples.filter(example => !help.includes(example))
  return missing.length > 0 ? `Example: ${missing.join(", ")}.` : ""
}

/** Returns a hint with the layouts that require an optional field. */
const layoutHintOf = (schema: Schema, name: string): string => {
  const { default: _, ...requiredByLayout } = getMeta(schema).requiredByLayout ?? {}
  const layouts = Object.keys(requiredByLayout).filter(layout => requiredByLayout[layout]?.includes(name))
  return layouts.length > 0 ? `Required in these layouts: ${layouts.join(", ")}.` : ""
}

/** Returns the summary of collapsed list items: their first text field. */
const summaryOf = (schema: z.ZodObject): string | undefined => {
  const first = Object.entries<Schema>(schema.shape).find(
    ([, field]) => unwrapOptional(field) instanceof z.ZodString && !specificPattern(field),
  )
  return first && `{{fields.${first[0]}}}`
}

/** Converts schemas to form fields. Current content determines field sizes and picture folders. */
export class FormFields {
  /** Texts of the current content with their files, by field path. */
  private readonly texts = new Map<string, { file: string; text: string }[]>()

  /**
   * @param entries - current content of this type
   * @param developUrl - URL of `develop`, if it runs
   */
  constructor(
    entries: readonly Entry[],
    private readonly developUrl?: string,
  ) {
    const visit = (value: unknown, path: string, file: string): void => {
      if (typeof value === "string") this.texts.set(path, [...(this.texts.get(path) ?? []), { file, text: value }])
      else if (Array.isArray(value)) for (const item of value) visit(item, path, file)
      else if (value !== null && typeof value === "object")
        for (const [key, inner] of Object.entries(value)) visit(inner, path ? `${path}.${key}` : key, file)
    }
    for (const { file, data } of entries) visit(data, "", file)
  }

  /** @param allOptional - true in an optional group: the form requires none of its fields, only content checks do */
  toFields(schema: z.ZodObject, path = "", allOptional = false): FormField[] {
    return Object.entries<Schema>(schema.shape).map(([name, field]) =>
      this.toField(name, field, path ? `${path}.${name}` : name, allOptional, layoutHintOf(schema, name)),
    )
  }

  private toField(name: string, field: Schema, path: string, allOptional: boolean, layoutHint = ""): FormField {
    const optional = allOptional || field instanceof z.ZodOptional
    const help = toFormTerms(getDescription(field))
    const moreHelp = isPictureField(field) ? PICTURE_RULES : examplesOf(field, help)
    const hint = [help, moreHelp, layoutHint].filter(Boolean).join(" ")
    return {
      name,
      label: labelOf(name),
      // Decap renders hints as Markdown: escape its syntax.
      ...(hint && { hint: hint.replace(/[*[\]]/g, "\\$&") }),
      required: !optional,
      ...this.toWidget(unwrapOptional(field), path, optional),
      // Forms of new content preselect drafts.
      ...(name === "draft" && { default: true }),
      ...(name === "published" && { default: false }),
    }
  }

  private toWidget(schema: Schema, path: string, optional: boolean): Widget {
    if (schema instanceof z.ZodObject)
      return { widget: "object", collapsed: true, fields: this.toFields(schema, path, optional) }
    if (schema instanceof z.ZodArray) return this.toListWidget(schema, path, optional)
    if (schema instanceof z.ZodEnum) return { widget: "select", options: optionsOf(schema) }
    if (schema instanceof z.ZodBoolean)
      return { widget: "boolean", required: false, default: optional ? undefined : false }
    const { minimum, maximum } = getLimits(schema)
    if (schema instanceof z.ZodNumber)
      return schema.isInt
        ? { widget: "number", value_type: "int", min: minimum, max: maximum }
        : { widget: "number", value_type: "float" }
    if (isPictureField(schema)) return { widget: "image", choose_url: false, ...this.pictureFolderOf(path) }
    if (isDateField(schema)) return { widget: "datetime", format: "YYYY-MM-DD", time_format: false }
    const specific = specificPattern(schema)
    const isLong = this.texts.get(path)?.some(({ text }) => text.length > MAX_LINE_LENGTH)
    return {
      widget: isLong ? "text" : "string",
      // Decap ignores the flags of patterns; content checks apply those with flags.
      ...(specific &&
        !specific.pattern.flags && { pattern: [specific.pattern.source, specific.message ?? "has the wrong format"] }),
      ...toRelation(schema),
    }
  }

  /** Returns the options for the upload folder of a field: the folder of the first current picture. */
  private pictureFolderOf(path: string): Partial<FormField> {
    const [existing] = this.texts.get(path) ?? []
    if (!existing) return {}
    const folder = posix.dirname(resolveImagePath(existing.file, existing.text))
    return { media_folder: `/content/${folder}`, public_folder: folder }
  }

  /** Sorts block types by group, then by use in content. */
  private sortedBlockTypes(union: z.ZodDiscriminatedUnion, path: string): readonly Schema[] {
    const types = this.texts.get(`${path}.type`) ?? []
    const uses = (blockType: Schema) => types.filter(({ text }) => blockType._zod.propValues?.type?.has(text)).length
    return union.options.toSorted((a, b) => compareGroups(a, b) || uses(b) - uses(a))
  }

  /** Returns the fields of a block type; Decap adds its `type`. */
  private toBlockFields(blockType: Schema, path: string): FormField[] {
    if (!(blockType instanceof z.ZodObject)) return []
    return [...(blockType._zod.propValues?.type ?? [])].map(type => ({
      name: String(type),
      label: labelOf(String(type)),
      hint: toFormTerms(getDescription(blockType)),
      group: getMeta(blockType).blockGroup,
      widget: "object",
      summary: summaryOf(blockType),
      fields: this.toFields(blockType, path).filter(({ name }) => name !== "type"),
    }))
  }

  private toListWidget(schema: z.ZodArray, path: string, optional: boolean): Widget {
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
      // Content checks require the list even if it is empty.
      ...(minimum === undefined && !optional && { default: [] }),
    }
    if (element instanceof z.ZodDiscriminatedUnion)
      return {
        ...common,
        label_singular: "block",
        ...(this.developUrl && {
          hint: `${toFormTerms(getDescription(schema))} [See all blocks](${this.developUrl}/___blocks).`,
        }),
        types: this.sortedBlockTypes(element, path).flatMap(blockType => this.toBlockFields(blockType, path)),
      }
    if (element instanceof z.ZodObject)
      return { ...common, summary: summaryOf(element), fields: this.toFields(element, path, optional) }
    const name = path.split(".").at(-1)!
    return { ...common, field: { ...this.toField("value", schema.element, path, optional), label: labelOf(name) } }
  }
}
