import { z } from "zod"
import type { Entry, Issue } from "../entry"
import { issueIn } from "../rules/rule"
import { patternOf, required } from "./shape"
import { group, text } from "./common"
import { fallsBackIn } from "./falls-back"

/** Endings of pictures. */
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
    .meta({ examples: ["./team/ana.jpg", "images/ana.jpg"] })

const portraits = new WeakSet<z.core.$ZodType>()

/** Path of a portrait: of such a picture the square in its middle is shown. */
export const portraitFile = () => {
  const shape = pictureFile(
    "Portrait: a square picture, of which the middle is shown. Without one, initials stand there.",
  )
  portraits.add(shape)
  return shape
}

const drawings = new WeakSet<z.core.$ZodType>()

/**
 * Path of a small picture, which most often is a drawing of content/drawings/; in GraphQL it is the picture itself.
 * @param description where it stands
 */
export const drawingFile = (description: string) => {
  const shape = pictureFile(description).meta({ examples: ["drawings/symbols/page.svg"] })
  drawings.add(shape)
  return shape
}

const described = new WeakSet<z.core.$ZodType>()

/**
 * A picture that tells something, and what that is for people who do not see it.
 * @param description where it stands
 */
export const describedPicture = (description: string) => {
  const picture = drawingFile(description)
  described.add(picture)
  return {
    picture,
    alt: text("What the picture shows, for people who do not see it. Without it, the title of the drawing.").optional(),
  }
}

/**
 * The same for a place that is composed without a picture where its content names none.
 * @param description what stands there
 */
export const pagePicture = (description: string) => {
  const { picture, alt } = describedPicture(`${description} Without it there is none.`)
  return { picture: picture.optional(), alt }
}

/** Whether people who do not see a picture have to be told what it shows. */
export const isDescribed = (shape: z.core.$ZodType): boolean => described.has(required(shape))

/** Whether in GraphQL a path is the picture that it leads to. */
export const isDrawingFile = (shape: z.core.$ZodType): boolean => drawings.has(required(shape))

/** Whether of a picture the square in its middle is shown. */
export const isPortrait = (shape: z.core.$ZodType): boolean => portraits.has(required(shape))

/** Whether a file is a picture, by its path. */
export const isPicture = (path: string): boolean => PICTURE.test(path)

/** Whether a text is the path of a picture. */
export const isPictureFile = (shape: z.core.$ZodType): boolean => patternOf(shape)?.pattern === PICTURE

/** Names of the types that may show a file: each has the computed field `photo` in GraphQL. */
export const pictureTypes = new Set<string>()

/**
 * A picture: either a drawing of the site, by its name, or a file of one's own.
 * @param id its name in GraphQL
 * @param drawing the drawings that fit there
 * @param more what such a drawing needs besides
 * @param alternatives what each drawing shows, where it says so itself
 */
export const picture = <Drawing extends z.ZodEnum, More extends z.core.$ZodShape>(
  id: string,
  description: string,
  drawing: Drawing,
  more: More,
  alternatives?: Readonly<Record<string, string>>,
) => {
  pictureTypes.add(id)
  return group(id, description, {
    drawing: drawing.optional().describe("Name of the drawing. Leave it out where there is a file."),
    file: pictureFile(
      'A picture of your own instead of a drawing: its path beside this file, such as "./pictures/workshop.jpg".',
    ).optional(),
    alt: fallsBackIn(
      "en",
      text(`What it shows, for people who do not see it.${alternatives ? " A drawing says so itself." : ""}`),
      ({ drawing: name }) => alternatives?.[String(name)],
    ),
    ...more,
  })
}

/** A picture is one thing: a drawing or a file. */
export const oneOfBoth = (
  entry: Pick<Entry, "base" | "source">,
  path: readonly string[],
  shown: { drawing?: string | undefined; file?: string | undefined } | undefined,
): Issue[] => {
  if (!shown) return []
  if (shown.drawing && shown.file)
    return [issueIn(entry, [...path, "file"], "A picture is either a drawing or a file. Delete one of the two.")]
  return shown.drawing || shown.file
    ? []
    : [
        issueIn(
          entry,
          path,
          'This picture shows nothing. Give it a "drawing" by name, or the path of a "file" of your own.',
        ),
      ]
}
