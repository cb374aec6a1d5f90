import { z } from "zod"
import { text } from "./fields"
import { getMeta } from "./introspection"

/** Endings of files that a page can show as pictures. */
export const IMAGE_EXTENSION = /\.(svg|png|jpe?g|webp|avif)$/i

/** The same as they are written. */
const PICTURE_PATH = /\.(svg|png|jpe?g|webp|avif)$/

/**
 * Path of a picture: beside the file that names it, or inside content/. The rules in rules/images.ts look at the file.
 */
const pictureFile = (description: string) =>
  z
    .string()
    .regex(
      PICTURE_PATH,
      'must be the path of a picture (.svg, .jpg, .png, .webp, .avif): beside this file such as "./team/ana.jpg", or inside content/ such as "images/ana.jpg"',
    )
    .describe(description)
    .meta({ format: "picture", examples: ["./team/ana.jpg", "images/ana.jpg"] })

/** Path of a portrait: of such a picture the square in its middle is shown. */
export const portraitFile = () =>
  pictureFile("Portrait: a square picture, of which the middle is shown. Without one, initials stand there.").meta({
    format: "portrait",
  })

declare const picture: unique symbol

/** The shape of a path that is the picture itself in GraphQL. */
export type PictureShape = z.ZodString & { readonly [picture]: true }

/**
 * Path of a small picture, which most often is a drawing of content/drawings/; in GraphQL it is the picture itself.
 * @param description where it stands
 */
export const drawingFile = (description: string) =>
  pictureFile(description).meta({ format: "drawing", examples: ["drawings/symbols/page.svg"] }) as PictureShape

/**
 * A picture that tells something, and what that is for people who do not see it.
 * @param description where it stands
 */
export const requiredAltPicture = (description: string) => ({
  picture: drawingFile(description).meta({ format: "described" }),
  alt: text("What the picture shows, for people who do not see it. Without it, the title of the drawing.").optional(),
})

/**
 * The same for a place that is composed without a picture where its content names none.
 * @param description what stands there
 */
export const pagePicture = (description: string) => {
  const { picture, alt } = requiredAltPicture(`${description} Without it there is none.`)
  return { picture: picture.optional(), alt }
}

/** Whether people who do not see a picture have to be told what it shows. */
export const needsAlt = (schema: z.core.$ZodType): boolean => getMeta(schema).format === "described"

/** Whether in GraphQL a path is the picture that it leads to. */
export const isDrawingFile = (schema: z.core.$ZodType): boolean =>
  ["drawing", "described"].includes(getMeta(schema).format ?? "")

/** Whether of a picture the square in its middle is shown. */
export const isPortrait = (schema: z.core.$ZodType): boolean => getMeta(schema).format === "portrait"

/** The kinds of texts that are paths of pictures. */
const PICTURES: ReadonlySet<unknown> = new Set(["picture", "portrait", "drawing", "described"])

/** Whether a text is the path of a picture. */
export const isPictureFile = (schema: z.core.$ZodType): boolean => PICTURES.has(getMeta(schema).format)
