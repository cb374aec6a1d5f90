import { z } from "zod"
import { text } from "./fields"
import { getMeta } from "./introspection"

/** Extensions of supported picture files, in lower or upper case. */
export const IMAGE_EXTENSION = /\.(svg|png|jpe?g|webp|avif)$/i

/** Extensions of picture paths in content, in lower case only. */
const PICTURE_PATH = /\.(svg|png|jpe?g|webp|avif)$/

/** Creates the schema of a picture path, relative to the file or to content/. rules/images.ts checks the picture. */
const picturePath = (description: string) =>
  z
    .string()
    .regex(
      PICTURE_PATH,
      'must be the path of a picture (.svg, .jpg, .png, .webp, .avif): beside this file such as "./team/ana.jpg", or inside content/ such as "images/ana.jpg"',
    )
    .describe(description)

/** Creates the schema of the path of a portrait, which pages crop to a centered square. */
export const portraitFile = () =>
  picturePath("Portrait; pages crop it to a centered square. Default: initials.").meta({
    format: "portrait",
    examples: ["./team/ana.jpg", "images/ana.jpg"],
  })

declare const isGraphqlPictureSchema: unique symbol

/** The schema of a path that becomes a `Picture` in GraphQL. */
export type PictureSchema = z.ZodString & { readonly [isGraphqlPictureSchema]: true }

/**
 * Creates the schema of a picture path that becomes a `Picture` in GraphQL.
 * @param description - help in forms and code editors
 */
export const pictureFile = (description: string) =>
  picturePath(description).meta({ format: "picture", examples: ["drawings/symbols/page.svg"] }) as PictureSchema

/**
 * Creates the fields of a picture with alt text: from `alt`, or from the `<title>` of the drawing.
 * @param description - help in forms and code editors
 */
export const pictureWithAlt = (description: string) => ({
  picture: pictureFile(description).meta({ format: "pictureWithAlt" }),
  alt: text("Description of the picture for people who cannot see it. Default: the title of the drawing.").optional(),
})

/**
 * Creates the fields of an optional picture and its alt text.
 * @param description - help in forms and code editors
 */
export const optionalPictureWithAlt = (description: string) => {
  const { picture, alt } = pictureWithAlt(`${description} Optional.`)
  return { picture: picture.optional(), alt }
}

/** Returns whether a schema describes a picture that needs alt text. */
export const needsAlt = (schema: z.core.$ZodType): boolean => getMeta(schema).format === "pictureWithAlt"

/** Returns whether a schema describes a path that becomes a `Picture` in GraphQL. */
export const isGraphqlPicture = (schema: z.core.$ZodType): boolean =>
  ["picture", "pictureWithAlt"].includes(getMeta(schema).format ?? "")

/** Returns whether a schema describes the path of a portrait. */
export const isPortraitField = (schema: z.core.$ZodType): boolean => getMeta(schema).format === "portrait"

const pictureFormats: ReadonlySet<unknown> = new Set(["picture", "portrait", "pictureWithAlt"])

/** Returns whether a schema describes the path of a picture. */
export const isPictureField = (schema: z.core.$ZodType): boolean => pictureFormats.has(getMeta(schema).format)
