import { z } from "zod"
import { getDescription, unwrapOptional } from "#engine"
import type { FormField } from "../fields"
import { toFormTerms } from "../labels"

/** Returns the values of a select field. */
const valuesOf = ({ options }: FormField) => (options as { value: string }[] | undefined)?.map(({ value }) => value)

/**
 * Returns the differences of a form and its schema: names, required fields, hints and options.
 * @param allOptional - true in an optional group: the form requires none of its fields
 */
export const findDifferences = (
  schema: z.ZodObject,
  form: readonly FormField[],
  where: string,
  allOptional = false,
): string[] => {
  // Decap adds the type of a block.
  const fields = Object.entries<z.core.$ZodType>(schema.shape).filter(([, field]) => !(field instanceof z.ZodLiteral))
  const unknown = form.map(({ name }) => name).filter(name => !(name in schema.shape) && name !== "body")
  return [
    ...unknown.map(name => `${where}.${name} is in the form only`),
    ...fields.flatMap(([name, field]) => {
      const at = `${where}.${name}`
      const formField = form.find(other => other.name === name)
      if (!formField) return [`${at} is missing`]
      const inner = unwrapOptional(field)
      const optional = allOptional || field instanceof z.ZodOptional
      const element = inner instanceof z.ZodArray ? unwrapOptional(inner.element) : inner
      return [
        ...(String(formField.hint)
          .replaceAll("\\", "")
          .startsWith(toFormTerms(getDescription(field)))
          ? []
          : [`${at} has another hint`]),
        ...(formField.required && optional ? [`${at} is required`] : []),
        ...(inner instanceof z.ZodEnum && valuesOf(formField)?.join() !== inner.options.join()
          ? [`${at} has other options`]
          : []),
        ...(element instanceof z.ZodObject ? findDifferences(element, formField.fields ?? [], at, optional) : []),
        ...(element instanceof z.ZodDiscriminatedUnion ? findBlockDifferences(element, formField, at) : []),
      ]
    }),
  ]
}

/** Returns the differences of block types and their forms. */
const findBlockDifferences = ({ options }: z.ZodDiscriminatedUnion, { types = [] }: FormField, where: string) =>
  options.flatMap(option => {
    const [name] = option._zod.propValues?.type ?? []
    const form = types.find(type => type.name === name)
    if (!form || !(option instanceof z.ZodObject)) return [`${where}.${String(name)} is missing`]
    const hint = toFormTerms(getDescription(option))
    return [
      ...(form.hint === hint ? [] : [`${where}.${form.name} has another hint`]),
      ...findDifferences(option, form.fields ?? [], `${where}.${form.name}`),
    ]
  })
