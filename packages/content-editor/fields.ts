import { z } from "zod"
import {
  isDay,
  formatOf,
  helpOf,
  HOLDS_FIGURE,
  isPictureFile,
  limitsOf,
  metaOf,
  PICTURE_RULES,
  references,
  required,
  typeOf,
} from "../content-engine"
import { collections } from "../../model"
import { labelOf } from "./labels"

/** A field of a form, as Decap CMS describes it. */
export interface FormField {
  name: string
  label: string
  widget: string
  hint?: string
  required?: boolean
  /**
   * Regular expression and what to say where it is not met. The page makes a real one of it: Decap would leave out the
   * flag "u".
   */
  pattern?: [string, string]
  value_type?: "int" | "float"
  default?: unknown
  /** What a field "switch" shows while the file says nothing. */
  unsaid?: unknown
  min?: number
  max?: number
  options?: readonly { label: string; value: string }[]
  field?: FormField
  fields?: FormField[]
  collapsed?: boolean
  minimize_collapsed?: boolean
  /** What the button that adds one to a list calls it. */
  label_singular?: string
  summary?: string
  collection?: string
  file?: string
  value_field?: string
  search_fields?: string[]
  display_fields?: string[]
  /** The name that a relation does not offer. */
  except?: string
  /** The drawings that the words of a field "drawing" name. */
  drawings?: Drawn
  /** Where pictures that are picked or added are put, from the root of the repository, and how a file names them. */
  media_folder?: string
  public_folder?: string
  choose_url?: boolean
}

/** Choices whose words name drawings, which the form shows (thumbnails.tsx). */
export const DRAWN = ["ServiceDrawing", "BuiltDrawing"] as const
export type Drawn = (typeof DRAWN)[number]

type Shape = z.core.$ZodType

/** The name under which the form knows the entries of a list file: Decap wants every file to be a map. */
export const LIST = "items"

const lengthPattern = (shape: Shape): [string, string] | undefined => {
  const { minimum = 0, maximum } = limitsOf(shape)
  if (minimum <= 1 && maximum === undefined) return undefined
  const words = [minimum > 1 ? `at least ${minimum}` : "", maximum === undefined ? "" : `at most ${maximum}`]
    .filter(Boolean)
    .join(" and ")
  // A figure is shorter than the reference to it, which the check counts and a form cannot.
  const either = maximum === undefined ? "" : `|${HOLDS_FIGURE.source}`
  return [`^[\\s\\S]{${minimum},${maximum ?? ""}}$${either}`, `must be ${words} characters long`]
}

const relation = (shape: Shape): Partial<FormField> | undefined => {
  const reference = references.get(shape)
  const collection = collections.find(({ type }) => type === reference?.type)
  if (!reference || !collection) return undefined
  const name = collection.files.includes("*") ? "" : `${LIST}.*.`
  return {
    widget: "relation",
    ...(name ? { collection: "lists", file: collection.type } : { collection: collection.type }),
    value_field: `${name}${reference.field}`,
    search_fields: [`${name}${reference.shown}`],
    display_fields: [`${name}${reference.shown}`],
    ...(reference.except !== undefined && { except: reference.except }),
  }
}

/** The words of a choice, each with what it means: of a drawing, what one sees in it. */
const optionsOf = (shape: z.ZodEnum): NonNullable<FormField["options"]> => {
  const { enumDescriptions: meanings } = metaOf(shape)
  return shape.options.map((option, index) => {
    const value = String(option)
    const meaning: unknown = Array.isArray(meanings) ? meanings[index] : undefined
    return { label: typeof meaning === "string" ? `${value}: ${meaning}` : value, value }
  })
}

/** How a list names its entries while they are folded: by the first text of each. */
const summaryOf = (shape: z.ZodObject): string | undefined => {
  const first = Object.entries<Shape>(shape.shape).find(
    ([, field]) => required(field) instanceof z.ZodString && !formatOf(field),
  )
  return first && `{{fields.${first[0]}}}`
}

/** Where the pictures of a file lie, and how it names them. */
export interface PicturePlace {
  media_folder: string
  public_folder: string
}

export class FormFields {
  /**
   * @param isLong whether texts at a path (`hero.lead`, `faqs.items.answer`) take more than one line
   * @param pictures where the pictures lie that these files name
   */
  constructor(
    private readonly isLong: (path: string) => boolean,
    private readonly pictures: PicturePlace,
  ) {}

  /**
   * @param lenient within something that may be left out: the form must not insist on it; the check does once it is
   * begun
   */
  of(shape: z.ZodObject, path = "", lenient = false): FormField[] {
    return Object.entries<Shape>(shape.shape).map(([name, field]) =>
      this.field(name, field, path ? `${path}.${name}` : name, lenient),
    )
  }

  private field(name: string, field: Shape, path: string, lenient: boolean): FormField {
    const optional = lenient || field instanceof z.ZodOptional
    const help = helpOf(field)
    const hint = isPictureFile(field) ? `${help} ${PICTURE_RULES}` : help
    return {
      name,
      label: labelOf(name),
      ...(hint && { hint }),
      required: !optional,
      ...this.widget(required(field), path, optional),
      // What is begun in a form is seen by visitors when somebody says so.
      ...(name === "draft" && { default: true }),
    }
  }

  private widget(shape: Shape, path: string, optional: boolean): Omit<FormField, "name" | "label"> {
    if (shape instanceof z.ZodObject)
      return { widget: "object", collapsed: true, fields: this.of(shape, path, optional) }
    if (shape instanceof z.ZodArray) return this.list(shape, path, optional)
    if (shape instanceof z.ZodEnum) {
      const drawings = DRAWN.find(name => name === typeOf(shape, path).id)
      return { widget: drawings ? "drawing" : "select", options: optionsOf(shape), ...(drawings && { drawings }) }
    }
    if (shape instanceof z.ZodBoolean)
      return { widget: "switch", required: false, default: optional ? undefined : false, unsaid: metaOf(shape).default }
    const { minimum, maximum } = limitsOf(shape)
    if (shape instanceof z.ZodNumber)
      return {
        widget: "number",
        value_type: shape.isInt ? "int" : "float",
        ...(minimum !== undefined && { min: shape.isInt ? minimum : 0 }),
        ...(maximum !== undefined && { max: maximum }),
      }
    if (isPictureFile(shape)) return { widget: "image", choose_url: false, ...this.pictures }
    if (isDay(shape)) return { widget: "day" }
    const rule = formatOf(shape)
    const pattern: [string, string] | undefined = rule
      ? [rule.pattern.source, rule.message ?? "has another form"]
      : lengthPattern(shape)
    return { widget: this.isLong(path) ? "text" : "string", ...(pattern && { pattern }), ...relation(shape) }
  }

  private list(shape: z.ZodArray, path: string, optional: boolean): Omit<FormField, "name" | "label"> {
    const element = required(shape.element)
    const { minimum, maximum } = limitsOf(shape)
    const limits = {
      ...(minimum !== undefined && !optional && { min: minimum }),
      ...(maximum !== undefined && { max: maximum }),
    }
    const common = {
      widget: "list",
      label_singular: "entry",
      collapsed: true,
      minimize_collapsed: true,
      ...limits,
      ...(minimum === undefined && { required: false }),
      // The check asks for a list even where it is empty.
      ...(minimum === undefined && !optional && { default: [] }),
    }
    if (element instanceof z.ZodObject)
      return { ...common, summary: summaryOf(element), fields: this.of(element, path, optional) }
    return {
      ...common,
      field: { ...this.field("value", shape.element, path, optional), label: labelOf(path.split(".").at(-1)!) },
    }
  }
}
