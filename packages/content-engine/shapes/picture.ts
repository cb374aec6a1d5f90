import { z } from "zod"
import { text } from "./common"
import { metaOf } from "./shape"

/** Endings of files that a page can show as pictures. */
export const IMAGE = /\.(svg|png|jpe?g|webp|avif)$/i

/** The same as they are written. */
const PICTURE = /\.(svg|png|jpe?g|webp|avif)$/

/**
 * Path of a picture: beside the file that names it, or inside content/. The rules in rules/images.ts look at the file.
 */
const pictureFile = (description: string) =>
  z
    .string()
    .regex(
      PICTURE,
      'must be the path of a picture (.svg, .jpg, .png, .webp, .avif): beside this file such as "./team/ana.jpg", or inside content/ such as "images/ana.jpg"',
    )
    .describe(description)
    .meta({ kind: "picture", examples: ["./team/ana.jpg", "images/ana.jpg"] })

/** Path of a portrait: of such a picture the square in its middle is shown. */
export const portraitFile = () =>
  pictureFile("Portrait: a square picture, of which the middle is shown. Without one, initials stand there.").meta({
    kind: "portrait",
  })

declare const picture: unique symbol

/** The shape of a path that is the picture itself in GraphQL. */
export type PictureShape = z.ZodString & { readonly [picture]: true }

/**
 * Path of a small picture, which most often is a drawing of content/drawings/; in GraphQL it is the picture itself.
 * @param description where it stands
 */
export const drawingFile = (description: string) =>
  pictureFile(description).meta({ kind: "drawing", examples: ["drawings/symbols/page.svg"] }) as PictureShape

/**
 * A picture that tells something, and what that is for people who do not see it.
 * @param description where it stands
 */
export const describedPicture = (description: string) => ({
  picture: drawingFile(description).meta({ kind: "described" }),
  alt: text("What the picture shows, for people who do not see it. Without it, the title of the drawing.").optional(),
})

/**
 * The same for a place that is composed without a picture where its content names none.
 * @param description what stands there
 */
export const pagePicture = (description: string) => {
  const { picture, alt } = describedPicture(`${description} Without it there is none.`)
  return { picture: picture.optional(), alt }
}

/** Whether people who do not see a picture have to be told what it shows. */
export const isDescribed = (shape: z.core.$ZodType): boolean => metaOf(shape).kind === "described"

/** Whether in GraphQL a path is the picture that it leads to. */
export const isDrawingFile = (shape: z.core.$ZodType): boolean =>
  ["drawing", "described"].includes(metaOf(shape).kind ?? "")

/** Whether of a picture the square in its middle is shown. */
export const isPortrait = (shape: z.core.$ZodType): boolean => metaOf(shape).kind === "portrait"

/** The kinds of texts that are paths of pictures. */
const PICTURES: ReadonlySet<unknown> = new Set(["picture", "portrait", "drawing", "described"])

/** Whether a text is the path of a picture. */
export const isPictureFile = (shape: z.core.$ZodType): boolean => PICTURES.has(metaOf(shape).kind)
