import { z } from "zod"
import { withoutSlash } from "../pages/links"
import { isLink, metaOf, shapeFor } from "../shapes/shape"
import { isObject } from "../walk"

/** Objects as pages read them: what may be left out is there, and addresses of pages are in one form. */

type Shape = z.core.$ZodType
type Data = Readonly<Record<string, unknown>>

/** A value of a shape with all that it leaves out, its addresses in one form; itself where nothing is to be changed. */
const completed = (value: unknown, field: Shape, whole: Data, language: string): unknown => {
  const shape = shapeFor(field, value)
  if (typeof value === "string") return isLink(shape) ? withoutSlash(value) : value
  if (Array.isArray(value)) {
    if (!(shape instanceof z.ZodArray)) return value
    const items = value.map(item => completed(item, shape.element, whole, language))
    return items.every((item, index) => item === value[index]) ? value : items
  }
  if (!(shape instanceof z.ZodObject) || !isObject(value)) return value
  const fields = Object.entries<Shape>(shape.shape)
  const changed = fields.flatMap(([name, inner]): [string, unknown][] => {
    const own = value[name] ?? metaOf(inner).fallsBack?.(value, whole, language)
    const full = own === undefined ? undefined : completed(own, inner, whole, language)
    return full === value[name] ? [] : [[name, full]]
  })
  return changed.length > 0 ? { ...value, ...Object.fromEntries(changed) } : value
}

/**
 * An object as pages read it: with what stands in the place of fields that are left out, and every address in one form.
 * @param language of the site
 * @returns the object itself where it is so already
 */
export const complete = (shape: z.ZodObject, data: Data, language = "en"): Data =>
  completed(data, shape, data, language) as Data
