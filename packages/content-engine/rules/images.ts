import { posix } from "node:path"
import type { ContentFolder, Entry } from "../entry"
import { kept } from "../kept"
import { type Problem, problem } from "../messages"
import { saysNothing } from "../reading/alternative"
import { imageInProse, imagePath } from "../reading/image-path"
import type { PictureFacts } from "../reading/pictures"
import { IMAGE, isDescribed, isPictureFile, isPortrait } from "../shapes/picture"
import { fieldTexts } from "../shapes/shape"
import { valueAt } from "../walk"
import { inFile, issueIn, ofEach, placeIn, repeated, type Rule } from "./rule"

/** A page is sent to phones: an original of this size is more than any screen shows. */
const MAX_BYTES = 2_000_000
const MAX_SIDE = 4096

/** What holds for every picture, for whoever chooses one. */
export const PICTURE_RULES = `A .jpg, .png, .webp, .avif or .svg of at most ${MAX_BYTES / 1_000_000} MB and ${MAX_SIDE} pixels a side; photographs 1920 pixels wide or wider.`

/** What a name is on the computers of others, where capitals and forms of an accent make no difference. */
export const alike = (name: string) => name.normalize("NFC").toLowerCase()

/** The pictures that fields of an object name: where, and which file is meant. */
const picturesOf = kept((entry: Entry) =>
  fieldTexts(entry).flatMap(({ text, path, shape }) =>
    isPictureFile(shape) ? [{ path: text, where: path, shape, file: imagePath(entry.file, text) }] : [],
  ),
)

/** What is wrong with the path of a picture, as it is written, that leads to a file inside content/. */
const missing = (path: string, file: string, { assets }: ContentFolder): Problem | undefined => {
  if (/^data:/i.test(path)) return problem("picturePasted")
  if (/^(?:[a-z]+:|\/\/|\\\\)/i.test(path)) return problem("pictureElsewhere", path)
  if (assets.has(file)) return IMAGE.test(file) ? undefined : problem("pictureOfNoKind", path)
  const other = [...assets].find(asset => alike(asset) === alike(file))
  return other ? problem("pictureNearly", file, other) : problem("pictureMissing", file, [...assets])
}

/** Every picture that content names in a field is there. */
const namedImagesExist: Rule = ({ entries, folder }) =>
  entries.flatMap(entry =>
    picturesOf(entry).flatMap(({ path, where, file }) => {
      const found = missing(path, file, folder)
      return found ? [issueIn(entry, where, found)] : []
    }),
  )

/** Every image in prose is a file beside it. */
const proseImagesExist: Rule = ({ entries, folder }) =>
  entries.flatMap(({ file, source, prose }) =>
    (prose?.images ?? []).flatMap(({ url, ...place }) => {
      const found = missing(url, imageInProse(file, url), folder)
      return found ? [inFile(file, found, source.written(place))] : []
    }),
  )

const fileProblem = (file: string, { bytes, width = 0, height = 0, type, isDamaged, moves }: PictureFacts) => {
  const ending = posix.extname(file).slice(1).toLowerCase().replace("jpeg", "jpg")
  if (type === undefined) return problem(ending === "svg" ? "pictureDamagedSvg" : "pictureNone")
  if (type !== ending && !IMAGE.test(`.${type}`)) return problem("pictureOtherKind", ending, type)
  if (type !== ending) return problem("pictureOtherEnding", ending, type)
  if (bytes > MAX_BYTES) return problem("pictureHeavy", bytes, MAX_BYTES)
  if (type !== "svg" && Math.max(width, height) > MAX_SIDE)
    return problem("pictureLarge", `${width} × ${height}`, MAX_SIDE)
  if (moves) return problem("pictureMoves")
  return isDamaged ? problem("pictureDamaged") : undefined
}

/** Every image can be read, is what its name says, is not larger than a page has use for, and cannot do anything. */
const imagesFit: Rule = ({ entries, pictures }) => {
  const all = entries.flatMap(entry => picturesOf(entry).map(picture => ({ ...picture, entry })))
  return [...pictures].flatMap(([name, facts]) => {
    const found = fileProblem(name, facts)
    const problems = [...(found ? [{ ...found, line: 1, column: 1 }] : []), ...(facts.unsafe ?? [])]
    if (problems.length === 0) return []
    const named = all.find(({ file }) => file === name)
    // For whoever knows the field and not the file.
    const by = named ? ` ${placeIn(named.entry, named.where)} names it.` : ""
    return problems.map(({ message, ...told }) => inFile(name, { ...told, message: `${message}${by}` }, told))
  })
}

/** With fewer pixels in a row a photograph across a page is blurred, with fewer on its short side a portrait. */
const WIDE = 1200
const SHORT = 240

const placeProblem = ({ width = 0, height = 0, type }: PictureFacts, ofPortrait: boolean): Problem | undefined => {
  const size = `${width} × ${height}`
  if (type === "svg") return undefined
  if (ofPortrait) return Math.min(width, height) < SHORT ? problem("portraitSmall", size, SHORT) : undefined
  return width < WIDE ? problem("pictureSmall", size, WIDE) : undefined
}

/** Every picture that content names has the size of its place. */
const imagesFitTheirPlace: Rule = ({ entries, pictures }) =>
  entries.flatMap(entry =>
    picturesOf(entry).flatMap(({ where, shape, file }) => {
      const facts = pictures.get(file)
      const found = facts?.type && placeProblem(facts, isPortrait(shape))
      return found ? [issueIn(entry, where, found)] : []
    }),
  )

/** Each of a list of people has a face of their own: a shared one is a copy that nobody changed. */
const portraitsDiffer: Rule = ({ entries }) =>
  repeated(
    entries.flatMap(entry =>
      picturesOf(entry).flatMap(({ where, shape, file }) =>
        isPortrait(shape) ? [{ entry, path: where, value: `${entry.type} ${file}` }] : [],
      ),
    ),
    (_, first) => problem("portraitTwice", first),
  )

/** What stands for a picture says what it shows. */
const alternativesSayWhat = ofEach(entry =>
  fieldTexts(entry).flatMap(({ text, path }) =>
    /alt$/i.test(String(path.at(-1))) && saysNothing(text)
      ? [issueIn(entry, path, problem("alternativeEmpty", text.trim()))]
      : [],
  ),
)

/** A picture that tells something says what: its file by its title, or the text beside it. */
const picturesSayWhat: Rule = ({ entries, pictures }) =>
  entries.flatMap(entry =>
    picturesOf(entry).flatMap(({ where, shape, file }) => {
      const facts = isDescribed(shape) ? pictures.get(file) : undefined
      // "alt" of a "picture", "legalAlt" of a "legalPicture".
      const name = String(where.at(-1)).replace("Picture", "Alt").replace("picture", "alt")
      const hasWords = facts?.title || valueAt(entry.data, [...where.slice(0, -1), name]) !== undefined
      // What is no picture at all is told of that.
      return facts?.type && !hasWords ? [issueIn(entry, where, problem("pictureUnsaid", facts.type))] : []
    }),
  )

export const imageRules: Rule[] = [
  namedImagesExist,
  proseImagesExist,
  imagesFit,
  imagesFitTheirPlace,
  portraitsDiffer,
  alternativesSayWhat,
  picturesSayWhat,
]
