import { z } from "zod"
import { kept } from "../kept"
import { required } from "./shape"
import type { ShortForms } from "./short-forms"

type Shape = z.core.$ZodType

/** What a shape says of itself: how its own value may be written. */
type Own = Pick<ShortForms, "pairs" | "aside" | "alone" | "range" | "commas">

const own = new WeakMap<Shape, Own>()

/** A shape whose values may also be written in one line. */
export const short = <Inner extends Shape>(shape: Inner, forms: Own): Inner => {
  own.set(shape, forms)
  return shape
}

/** How values of a shape itself may be written: that of its origin, where it only has another description. */
const shortOf = (shape: Shape): Own | undefined => {
  for (let origin: Shape | undefined = required(shape); origin; origin = origin._zod.parent) {
    const found = own.get(origin)
    if (found) return found
  }
  return undefined
}

/** All ways to write values of a shape, and what is in them; nothing where there is only one. */
export const shortFormsOf: (shape: Shape) => ShortForms | undefined = kept((shape: Shape) => {
  const inner = required(shape)
  const forms = shortOf(inner)
  if (inner instanceof z.ZodArray) {
    const items = shortFormsOf(inner.element)
    return items || forms ? { ...forms, ...(items && { items }) } : undefined
  }
  if (!(inner instanceof z.ZodObject)) return undefined
  const shapes = Object.entries<Shape>(inner.shape)
  const fields = Object.fromEntries(
    shapes.flatMap(([name, field]): [string, ShortForms][] => {
      const found = shortFormsOf(field)
      return found ? [[name, found]] : []
    }),
  )
  if (!forms && Object.keys(fields).length === 0) return undefined
  const [pair] = forms?.pairs ?? []
  const first = pair && required(inner.shape[pair[0]] as Shape)
  const choices = first instanceof z.ZodEnum ? first.options.map(String) : undefined
  return { ...forms, ...(choices && { choices }), names: shapes.map(([name]) => name), fields }
})
