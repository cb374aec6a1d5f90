import { z } from "zod"
import { metaOf } from "./shape"

/** Fields that may be left out because something else says the same. */

type Data = Readonly<Record<string, unknown>>

declare module "zod" {
  interface GlobalMeta {
    /** What takes the place of a field that is left out. */
    fallsBack?: (object: Data, whole: Data, language: string) => unknown
  }
}

type From = NonNullable<z.GlobalMeta["fallsBack"]>

/**
 * A field that may be left out: something that stands above it takes its place. Pages always have it.
 * @param from what that is, of the group that the field belongs to and of the whole object, as it is written; words of
 * the code's own are in the language of the site, or none
 */
export const fallsBack = <Inner extends z.ZodType>(inner: Inner, from: From): z.ZodOptional<Inner> =>
  inner.optional().meta({ fallsBack: from })

/** Whether a field is there for pages, be it written or not. */
export const isAlwaysThere = (shape: z.core.$ZodType): boolean =>
  !(shape instanceof z.ZodOptional) || metaOf(shape).fallsBack !== undefined
