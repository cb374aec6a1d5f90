import { posix } from "node:path"
import type { ContentFolder, Entry } from "../entry"
import { memoize } from "../memoize"
import { type Problem, problem, withSentence } from "../messages"
import { isVagueAlt } from "../reading/alt-text"
import { resolveImagePath, resolveProseImage } from "../reading/image-path"
import type { PictureMetadata } from "../reading/picture-metadata"
import { fieldTexts } from "../schema/introspection"
import { IMAGE_EXTENSION, isPictureField, isPortraitField, needsAlt } from "../schema/picture-fields"
import { getIn } from "../walk"
import { duplicateIssues, entryIssue, entryRule, fileIssue, locationOf, type Rule } from "./rule"

/** Maximum size of a picture file. */
export const MAX_PICTURE_BYTES = 2_000_000
/** Maximum width and height of a picture in px: no screen shows more. */
export const MAX_PICTURE_SIDE = 4096

/** Requirements of pictures, for editors. */
export const PICTURE_RULES = `A .jpg, .png, .webp, .avif or .svg of at most ${MAX_PICTURE_BYTES / 1_000_000} MB and ${MAX_PICTURE_SIDE} pixels a side; photographs 1920 pixels wide or wider.`

/** Normalizes a file name as Windows and macOS compare it: without case, with composed accents. */
export const normalizeName = (name: string) => name.normalize("NFC").toLowerCase()

/** Returns the pictures in the fields of an entry, with their data paths, schemas and files. */
const picturesOf = memoize((entry: Entry) =>
  fieldTexts(entry).flatMap(({ text, path, schema }) =>
    isPictureField(schema) ? [{ picturePath: text, path, schema, file: resolveImagePath(entry.file, text) }] : [],
  ),
)

/**
 * Returns the problem of a picture's path.
 * @param picturePath - path as written in content
 * @param file - resolved path inside content/
 */
const pathProblem = (picturePath: string, file: string, { otherFiles }: ContentFolder): Problem | undefined => {
  if (/^data:/i.test(picturePath)) return problem("pictureDataUrl")
  if (/^(?:[a-z]+:|\/\/|\\\\)/i.test(picturePath)) return problem("pictureOutsideContent", picturePath)
  if (otherFiles.has(file)) return IMAGE_EXTENSION.test(file) ? undefined : problem("pictureUnsupported", picturePath)
  const other = [...otherFiles].find(name => normalizeName(name) === normalizeName(file))
  return other ? problem("pictureNameMismatch", file, other) : problem("pictureMissing", file, [...otherFiles])
}

/** Requires the pictures in fields to exist. */
const existingPictures: Rule = ({ entries, folder }) =>
  entries.flatMap(entry =>
    picturesOf(entry).flatMap(({ picturePath, path, file }) => {
      const pictureProblem = pathProblem(picturePath, file, folder)
      return pictureProblem ? [entryIssue(entry, path, pictureProblem)] : []
    }),
  )

/** Requires the images in prose to exist. */
const existingProseImages: Rule = ({ entries, folder }) =>
  entries.flatMap(({ file, source, prose }) =>
    (prose?.images ?? []).flatMap(({ url, ...position }) => {
      const pictureProblem = pathProblem(url, resolveProseImage(file, url), folder)
      return pictureProblem ? [fileIssue(file, pictureProblem, source.toOriginalPosition(position))] : []
    }),
  )

const fileProblem = (file: string, { bytes, width = 0, height = 0, type, isDamaged, isAnimated }: PictureMetadata) => {
  const extension = posix.extname(file).slice(1).toLowerCase().replace("jpeg", "jpg")
  if (type === undefined) return problem(extension === "svg" ? "pictureDamagedSvg" : "pictureNotAnImage")
  if (type !== extension && !IMAGE_EXTENSION.test(`.${type}`)) return problem("pictureWrongFormat", extension, type)
  if (type !== extension) return problem("pictureWrongExtension", extension, type)
  if (bytes > MAX_PICTURE_BYTES) return problem("pictureFileSize", bytes, MAX_PICTURE_BYTES)
  if (type !== "svg" && Math.max(width, height) > MAX_PICTURE_SIDE)
    return problem("pictureDimensions", `${width} × ${height}`, MAX_PICTURE_SIDE)
  if (isAnimated) return problem("pictureAnimated")
  return isDamaged ? problem("pictureDamaged") : undefined
}

/** Validates image files: readable, of the format that the extension names, within the limits, without active code. */
const validImageFiles: Rule = ({ entries, pictures }) => {
  const uses = entries.flatMap(entry => picturesOf(entry).map(picture => ({ ...picture, entry })))
  return [...pictures].flatMap(([name, metadata]) => {
    const wholeFileProblem = fileProblem(name, metadata)
    const problems = [
      ...(wholeFileProblem ? [{ ...wholeFileProblem, line: 1, column: 1 }] : []),
      ...(metadata.problems ?? []),
    ]
    if (problems.length === 0) return []
    const firstUse = uses.find(({ file }) => file === name)
    // Adds the field, because editors see fields, not files.
    const firstLocation = firstUse && locationOf(firstUse.entry, firstUse.path)
    return problems
      .map(input =>
        firstLocation ? withSentence(input, terms => `It is used in ${terms.location(firstLocation)}.`) : input,
      )
      .map(input => fileIssue(name, input, input))
  })
}

/** Minimum width of a photograph, and minimum short side of a portrait, in px: smaller ones are blurred. */
const MIN_PHOTO_WIDTH = 1200
const MIN_PORTRAIT_SIDE = 240

const resolutionProblem = (
  { width = 0, height = 0, type }: PictureMetadata,
  isPortrait: boolean,
): Problem | undefined => {
  const size = `${width} × ${height}`
  if (type === "svg") return undefined
  if (isPortrait)
    return Math.min(width, height) < MIN_PORTRAIT_SIDE
      ? problem("portraitResolution", size, MIN_PORTRAIT_SIDE)
      : undefined
  return width < MIN_PHOTO_WIDTH ? problem("pictureResolution", size, MIN_PHOTO_WIDTH) : undefined
}

/** Warns about pictures with too few pixels. */
const sufficientResolution: Rule = ({ entries, pictures }) =>
  entries.flatMap(entry =>
    picturesOf(entry).flatMap(({ path, schema, file }) => {
      const metadata = pictures.get(file)
      const pictureProblem = metadata?.type && resolutionProblem(metadata, isPortraitField(schema))
      return pictureProblem ? [entryIssue(entry, path, pictureProblem)] : []
    }),
  )

/** Warns about a portrait in several entries of a type: it was probably copied with the entry. */
const uniquePortraits: Rule = ({ entries }) =>
  duplicateIssues(
    entries.flatMap(entry =>
      picturesOf(entry).flatMap(({ path, schema, file }) =>
        isPortraitField(schema) ? [{ entry, path, value: `${entry.type} ${file}` }] : [],
      ),
    ),
    (_, first) => problem("portraitDuplicate", first),
  )

/** Warns about vague alternative texts. */
const meaningfulAlt = entryRule(entry =>
  fieldTexts(entry).flatMap(({ text, path }) =>
    /alt$/i.test(String(path.at(-1))) && isVagueAlt(text)
      ? [entryIssue(entry, path, problem("altVague", text.trim()))]
      : [],
  ),
)

/** Requires alternative text: an SVG's title, or the `alt` field beside the picture. */
const requireAlt: Rule = ({ entries, pictures }) =>
  entries.flatMap(entry =>
    picturesOf(entry).flatMap(({ path, schema, file }) => {
      const metadata = needsAlt(schema) ? pictures.get(file) : undefined
      // "alt" of a "picture", "legalAlt" of a "legalPicture".
      const altField = String(path.at(-1)).replace("Picture", "Alt").replace("picture", "alt")
      const hasAlt = metadata?.title || getIn(entry.data, [...path.slice(0, -1), altField]) !== undefined
      // `validImageFiles` reports invalid pictures.
      return metadata?.type && !hasAlt ? [entryIssue(entry, path, problem("pictureNoAlt", metadata.type))] : []
    }),
  )

export const imageRules: Rule[] = [
  existingPictures,
  existingProseImages,
  validImageFiles,
  sufficientResolution,
  uniquePortraits,
  meaningfulAlt,
  requireAlt,
]
