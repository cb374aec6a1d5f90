import { z } from "zod"
import type { Collection } from "../reading/collections"
import { computedFieldsOf } from "./computed-fields"
import { getMeta, isNonNull, unwrapOptional } from "./introspection"
import { isGraphqlPicture } from "./picture-fields"
import { fullType } from "./shared-type"

/** Prints schemas as GraphQL types, whose names come from `.meta({ id })`. GraphQL and the checks share the schemas. */

/** Returns the description of a field; of an enum, with its values. */
const descriptionOf = (schema: z.core.$ZodType): string | undefined => {
  const [{ description }, inner] = [getMeta(schema), unwrapOptional(schema)]
  return inner instanceof z.ZodEnum ? `${description} One of: ${inner.options.join(", ")}.` : description
}

/** Returns the id and description of a type. Copies (`.describe()`) lack the id: it is read from the original. */
export const typeOf = (schema: z.core.$ZodType, where: string): { id: string; description: string | undefined } => {
  let origin: z.core.$ZodType | undefined = schema
  while (origin && getMeta(origin).id === undefined) origin = origin._zod.parent
  const { id, description } = origin ? getMeta(origin) : {}
  if (typeof id !== "string")
    throw new Error(`The schema at ${where} has no .meta({ id }): add one as its GraphQL name.`)
  return { id, description }
}

/** Returns the name of the field that holds the ids of references; the field itself resolves to entries. */
const idFieldName = (name: string, isList: boolean) => (isList ? `${name.replace(/s$/, "")}Ids` : `${name}Id`)

/** Returns the reference of a field, or of its items. */
export const referenceOf = (schema: z.core.$ZodType) => {
  const inner = unwrapOptional(schema)
  return getMeta(inner instanceof z.ZodArray ? inner.element : inner).reference
}

const printDescription = (description: string | undefined, indent = ""): string =>
  description ? `${indent}"""${description.replaceAll('"""', "'''")}"""\n` : ""

/** A GraphQL union. */
export interface Union {
  name: string
  description: string
  /** GraphQL types by the `type` of a value. */
  types: Record<string, string>
}

class SdlPrinter {
  readonly types = new Map<string, string>()
  readonly unions = new Map<string, Union>()
  /** Fields of the printed types. */
  private readonly printedFields = new Map<string, ReturnType<SdlPrinter["fieldTypesOf"]>>()

  /** Returns the GraphQL type of a field, without "!". Adds nested objects to `types`. */
  private printType(schema: z.core.$ZodType, where: string): string {
    if (schema instanceof z.ZodOptional) return this.printType(schema.unwrap(), where)
    if (schema instanceof z.ZodArray) return `[${this.printType(schema.element, where)}!]`
    if (schema instanceof z.ZodObject) return this.addObject(schema, where)
    if (schema instanceof z.ZodDiscriminatedUnion) return this.addUnion(schema, where)
    if (schema instanceof z.ZodNumber) return schema.isInt ? "Int" : "Float"
    if (schema instanceof z.ZodBoolean) return "Boolean"
    if ([z.ZodString, z.ZodStringFormat, z.ZodEnum].some(text => schema instanceof text)) return "String"
    throw new Error(`The schema at ${where} has no GraphQL type.`)
  }

  /** @param computed - names of computed fields, which replace schema fields */
  printFields(fields: Record<string, z.core.$ZodType>, where: string, computed: readonly string[] = []): string {
    return Object.entries(fields)
      .flatMap(([name, field]) => {
        // `__typename` replaces the literal `type`.
        if (field instanceof z.ZodLiteral || getMeta(field)?.omitFromGraphql) return []
        const type = `${this.printType(field, `${where}.${name}`)}${isNonNull(field) ? "!" : ""}`
        const descriptionSdl = printDescription(descriptionOf(field), "  ")
        const reference = referenceOf(field)
        if (reference) {
          const isList = unwrapOptional(field) instanceof z.ZodArray
          const target = isList ? `[${reference.type}!]` : reference.type
          // `yamlId` is the id in content: Gatsby nodes have an `id`.
          const filterField = reference.field === "id" ? "yamlId" : reference.field
          const link = `${descriptionSdl}  ${name}: ${target}${isNonNull(field) ? "!" : ""} @link(by: "${filterField}", from: "${name}")`
          const ids = `${descriptionSdl}  ${idFieldName(name, isList)}: ${type} @proxy(from: "${name}")`
          return computed.includes(name) ? [ids] : [ids, link]
        }
        if (isGraphqlPicture(field))
          return [`${descriptionSdl}  ${name}: Picture${isNonNull(field) ? "!" : ""} @picture`]
        return computed.includes(name) ? [] : [`${descriptionSdl}  ${name}: ${type}`]
      })
      .join("\n")
  }

  /** Adds a union to `unions`: its resolver cannot be written in SDL. */
  private addUnion(schema: z.ZodDiscriminatedUnion, where: string): string {
    const { id, description = "" } = typeOf(schema, where)
    if (!this.unions.has(id)) {
      const types: Record<string, string> = {}
      this.unions.set(id, { name: id, description, types })
      for (const option of schema.options)
        if (option instanceof z.ZodObject)
          for (const name of option._zod.propValues?.type ?? []) types[String(name)] = this.addObject(option, where)
    }
    return id
  }

  private addObject(schema: z.ZodObject, where: string): string {
    const full = fullType(schema)
    const { id, description } = typeOf(full, where)
    if (!this.types.has(id)) {
      // Reserved, so that objects that contain their own type do not recurse endlessly.
      this.types.set(id, "")
      this.types.set(id, `${printDescription(description)}type ${id} {\n${this.printFields(full.shape, id)}\n}`)
      this.printedFields.set(id, this.fieldTypesOf(full, id))
    }
    this.assertCompatible(schema, id, where)
    return id
  }

  /** Returns type and nullability of the fields of an object. */
  private fieldTypesOf(schema: z.ZodObject, where: string) {
    return Object.entries<z.core.$ZodType>(schema.shape).map(([name, field]) => ({
      name,
      type: field instanceof z.ZodLiteral ? name : this.printType(field, `${where}.${name}`),
      isRequired: isNonNull(field),
    }))
  }

  /**
   * Checks that the printed type fits a schema of the same id.
   * @throws {Error} if a field is missing, or non-null but optional in the schema
   */
  private assertCompatible(schema: z.ZodObject, id: string, where: string): void {
    const fields = this.fieldTypesOf(schema, where)
    for (const { name, type } of fields)
      if (!this.printedFields.get(id)!.some(field => field.name === name && field.type === type))
        throw new Error(
          `${where}: the type ${id} has no field "${name}" of the type ${type}. Add it, or name another type.`,
        )
    for (const { name } of this.printedFields.get(id)!.filter(({ isRequired }) => isRequired))
      if (!fields.some(field => field.name === name && field.isRequired))
        throw new Error(`${where}: "${name}" is required in the type ${id}, but optional here.`)
  }

  /** Adds the type of a node. Its `id` in content becomes `yamlId`, because Gatsby nodes have an `id`. */
  addNodeType(type: string, schema: z.ZodObject, computed: readonly string[], computedSdl: string): void {
    const { description } = getMeta(schema)
    const { id, ...others } = schema.shape as Record<string, z.core.$ZodType>
    const printed = this.printFields(id ? { yamlId: id, ...others } : others, type, computed)
    this.types.set(
      type,
      `${printDescription(description)}type ${type} implements Node @dontInfer {\n${printed}${computedSdl}\n}`,
    )
  }
}

const PICTURE_SDL = `"""A picture in the formats and widths that pages use."""
type Picture {
  """URL of the file that all browsers support."""
  src: String!
  """Maximum width in pixels."""
  width: Int!
  """Height at the maximum width, in pixels."""
  height: Int!
  """Alternative text from the file: the title of a drawing, otherwise empty."""
  alt: String!
  """Formats, widths and dominant color of a photograph, as data of gatsby-plugin-image."""
  image: GatsbyImageData
  """Additional data of an SVG file with the class "drawing"; null for other pictures."""
  drawing: Drawing
}

"""A drawing that can be inlined."""
type Drawing {
  """The viewBox attribute."""
  viewBox: String!
  """The viewBox on phones, from the view with the id phone; null without one."""
  phoneViewBox: String
  """Markup inside the svg element, with the site's classes."""
  content: String!
  """The viewBox of the file: larger than viewBox if shapes overflow it."""
  bounds: String!
  """True if the markup is smaller than a URL, so pages inline it."""
  inline: Boolean!
}`

/** Prints the SDL of all content types, with nested types and computed fields. */
export const toSdl = (collections: readonly Collection[]): { sdl: string; unions: Union[] } => {
  const printer = new SdlPrinter()
  for (const type of collections) {
    const computed = computedFieldsOf(type)
    const computedSdl = Object.entries(computed).map(
      ([name, field]) => `\n${printDescription(field.description, "  ")}  ${name}: ${field.type}`,
    )
    printer.addNodeType(type.type, type.schema, Object.keys(computed), computedSdl.join(""))
  }
  return {
    sdl: [PICTURE_SDL, ...printer.types.values()].join("\n\n"),
    unions: [...printer.unions.values()],
  }
}
