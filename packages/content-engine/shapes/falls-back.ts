import { z } from "zod"

/** Fields that may be left out because something else says the same. */

type Shape = z.core.$ZodType
type Data = Readonly<Record<string, unknown>>

interface Fallback {
  from: (object: Data, whole: Data) => unknown
  /** Whether it may be that nothing stands in its place either. */
  mayBeNothing: boolean
  /** The language that it is written in, where it is words of the code's own. */
  language?: string
  /** What stands there on a site in another language. */
  otherwise?: Fallback["from"]
}

const fallbacks = new WeakMap<Shape, Fallback>()

/**
 * A field that may be left out: something that stands above it takes its place. Pages always have it.
 * @param from what that is, of the group that the field belongs to and of the whole object, as it is written
 */
export const fallsBack = <Inner extends z.ZodType>(inner: Inner, from: Fallback["from"]): z.ZodOptional<Inner> => {
  const shape = inner.optional()
  fallbacks.set(shape, { from, mayBeNothing: false })
  return shape
}

/**
 * The same for words of the code's own, such as what a drawing shows: a site in another language has something else in
 * their place until it says them itself, so that nobody hears a language that the page is not in.
 * @param language what these words are in: "en"
 * @param otherwise what stands there in another one: an empty text
 */
export const fallsBackIn = <Inner extends z.ZodType>(
  language: string,
  inner: Inner,
  from: Fallback["from"],
  otherwise: Fallback["from"] = () => "",
): z.ZodOptional<Inner> => {
  const shape = inner.optional()
  fallbacks.set(shape, { from, mayBeNothing: false, language, otherwise })
  return shape
}

/** The same where there may be nothing to fall back on, so that pages may lack the field. */
export const mayFallBack = <Inner extends z.ZodType>(inner: Inner, from: Fallback["from"]): z.ZodOptional<Inner> => {
  const shape = inner.optional()
  fallbacks.set(shape, { from, mayBeNothing: true })
  return shape
}

/** Whether a field is there for pages, be it written or not. */
export const isAlwaysThere = (shape: Shape): boolean =>
  !(shape instanceof z.ZodOptional) || fallbacks.get(shape)?.mayBeNothing === false

/** What takes the place of a field that is left out; nothing of a field that has none. */
export const fallbackOf = (shape: Shape): Fallback | undefined => fallbacks.get(shape)
