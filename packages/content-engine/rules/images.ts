import { posix } from "node:path"
import type { ContentFolder, Entry } from "../entry"
import { memoize } from "../memoize"
import { type Problem, problem } from "../messages"
import { isVagueAlt } from "../reading/alt-text"
import { resolveProseImage, resolveImagePath } from "../reading/image-path"
import type { PictureMetadata } from "../reading/picture-metadata"
import { IMAGE_EXTENSION, needsAlt, isPictureFile, isPortrait } from "../schema/picture-fields"
import { fieldTexts } from "../schema/introspection"
import { getIn } from "../walk"
import { fileIssue, entryIssue, entryRule, formatLocation, duplicateIssues, type Rule } from "./rule"

/** A page is sent to phones: an original of this size is more than any screen shows. */
const MAX_BYTES = 2_000_000
const MAX_SIDE = 4096

/** What holds for every picture, for whoever chooses one. */
export const PICTURE_RULES = `A .jpg, .png, .webp, .avif or .svg of at most ${MAX_BYTES / 1_000_000} MB and ${MAX_SIDE} pixels a side; photographs 1920 pixels wide or wider.`

/** What a name is on the computers of others, where capitals and forms of an accent make no difference. */
export const normalizeName = (name: string) => name.normalize("NFC").toLowerCase()

/** The pictures that fields of an object name: where, and which file is meant. */
const picturesOf = memoize((entry: Entry) =>
  fieldTexts(entry).flatMap(({ text, path, schema }) =>
    isPictureFile(schema) ? [{ path: text, where: path, schema, file: resolveImagePath(entry.file, text) }] : [],
  ),
)

/** What is wrong with the path of a picture, as it is written, that leads to a file inside content/. */
const missing = (path: string, file: string, { otherFiles: assets }: ContentFolder): Problem | undefined => {
  if (/^data:/i.test(path)) return problem("pictureDataUrl")
  if (/^(?:[a-z]+:|\/\/|\\\\)/i.test(path)) return problem("pictureOutsideContent", path)
  if (assets.has(file)) return IMAGE_EXTENSION.test(file) ? undefined : problem("pictureUnsupported", path)
  const other = [...assets].find(asset => normalizeName(asset) === normalizeName(file))
  return other ? problem("pictureNameMismatch", file, other) : problem("pictureMissing", file, [...assets])
}

/** Every picture that content names in a field is there. */
const existingPictures: Rule = ({ entries, folder }) =>
  entries.flatMap(entry =>
    picturesOf(entry).flatMap(({ path, where, file }) => {
      const found = missing(path, file, folder)
      return found ? [entryIssue(entry, where, found)] : []
    }),
  )

/** Every image in prose is a file beside it. */
const existingProseImages: Rule = ({ entries, folder }) =>
  entries.flatMap(({ file, source, prose }) =>
    (prose?.images ?? []).flatMap(({ url, ...place }) => {
      const found = missing(url, resolveProseImage(file, url), folder)
      return found ? [fileIssue(file, found, source.originalPosition(place))] : []
    }),
  )

const fileProblem = (
  file: string,
  { bytes, width = 0, height = 0, type, isDamaged, isAnimated: moves }: PictureMetadata,
) => {
  const extension = posix.extname(file).slice(1).toLowerCase().replace("jpeg", "jpg")
  if (type === undefined) return problem(extension === "svg" ? "pictureDamagedSvg" : "pictureNotAnImage")
  if (type !== extension && !IMAGE_EXTENSION.test(`.${type}`)) return problem("pictureWrongFormat", extension, type)
  if (type !== extension) return problem("pictureWrongExtension", extension, type)
  if (bytes > MAX_BYTES) return problem("pictureFileSize", bytes, MAX_BYTES)
  if (type !== "svg" && Math.max(width, height) > MAX_SIDE)
    return problem("pictureDimensions", `${width} × ${height}`, MAX_SIDE)
  if (moves) return problem("pictureAnimated")
  return isDamaged ? problem("pictureDamaged") : undefined
}

/** Every image can be read, is what its name says, is not larger than a page has use for, and cannot do anything. */
const validImageFiles: Rule = ({ entries, pictures }) => {
  const all = entries.flatMap(entry => picturesOf(entry).map(picture => ({ ...picture, entry })))
  return [...pictures].flatMap(([name, facts]) => {
    const found = fileProblem(name, facts)
    const problems = [...(found ? [{ ...found, line: 1, column: 1 }] : []), ...(facts.unsafe ?? [])]
    if (problems.length === 0) return []
    const named = all.find(({ file }) => file === name)
    // For whoever knows the field and not the file.
    const by = named ? ` ${formatLocation(named.entry, named.where)} names it.` : ""
    return problems.map(({ message, ...told }) => fileIssue(name, { ...told, message: `${message}${by}` }, told))
  })
}

/** With fewer pixels in a row a photograph across a page is blurred, with fewer on its short side a portrait. */
const WIDE = 1200
const SHORT = 240

const placeProblem = ({ width = 0, height = 0, type }: PictureMetadata, ofPortrait: boolean): Problem | undefined => {
  const size = `${width} × ${height}`
  if (type === "svg") return undefined
  if (ofPortrait) return Math.min(width, height) < SHORT ? problem("portraitResolution", size, SHORT) : undefined
  return width < WIDE ? problem("pictureResolution", size, WIDE) : undefined
}

/** Every picture that content names has the size of its place. */
const sufficientResolution: Rule = ({ entries, pictures }) =>
  entries.flatMap(entry =>
    picturesOf(entry).flatMap(({ where, schema, file }) => {
      const facts = pictures.get(file)
      const found = facts?.type && placeProblem(facts, isPortrait(schema))
      return found ? [entryIssue(entry, where, found)] : []
    }),
  )

/** Each of a list of people has a face of their own: a shared one is a copy that nobody changed. */
const uniquePortraits: Rule = ({ entries }) =>
  duplicateIssues(
    entries.flatMap(entry =>
      picturesOf(entry).flatMap(({ where, schema, file }) =>
        isPortrait(schema) ? [{ entry, path: where, value: `${entry.type} ${file}` }] : [],
      ),
    ),
    (_, first) => problem("portraitDuplicate", first),
  )

/** What stands for a picture says what it shows. */
const meaningfulAlt = entryRule(entry =>
  fieldTexts(entry).flatMap(({ text, path }) =>
    /alt$/i.test(String(path.at(-1))) && isVagueAlt(text)
      ? [entryIssue(entry, path, problem("altVague", text.trim()))]
      : [],
  ),
)

/** A picture that tells something says what: its file by its title, or the text beside it. */
const requireAlt: Rule = ({ entries, pictures }) =>
  entries.flatMap(entry =>
    picturesOf(entry).flatMap(({ where, schema, file }) => {
      const facts = needsAlt(schema) ? pictures.get(file) : undefined
      // "alt" of a "picture", "legalAlt" of a "legalPicture".
      const name = String(where.at(-1)).replace("Picture", "Alt").replace("picture", "alt")
      const hasWords = facts?.title || getIn(entry.data, [...where.slice(0, -1), name]) !== undefined
      // What is no picture at all is told of that.
      return facts?.type && !hasWords ? [entryIssue(entry, where, problem("pictureNoAlt", facts.type))] : []
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
