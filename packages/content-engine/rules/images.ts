import { posix } from "node:path"
import type { ContentFolder, Entry, Issue } from "../entry"
import { kept } from "../kept"
import { alternativeProblem } from "../reading/alternative"
import { fileSize } from "../reading/file-size"
import { imageInProse, imagePath } from "../reading/image-path"
import type { PictureFacts } from "../reading/pictures"
import { IMAGE, isDescribed, isPictureFile, isPortrait } from "../shapes/picture"
import { asWarning } from "../severity"
import { walkShape } from "../shapes/shape"
import { didYouMean } from "../suggest"
import { valueAt } from "../walk"
import { inFile } from "./lines"
import { issueIn, ofEach, placeIn, type Rule } from "./rule"

/** A page is sent to phones: an original of this size is more than any screen shows. */
const MAX_BYTES = 2_000_000
const MAX_SIDE = 4096

/** What holds for every picture, for whoever chooses one. */
export const PICTURE_RULES = `A .jpg, .png, .webp, .avif or .svg of at most ${MAX_BYTES / 1_000_000} MB and ${MAX_SIDE} pixels a side; photographs 1920 pixels wide or wider.`

/** What a name is on the computers of others, where capitals and forms of an accent make no difference. */
export const alike = (name: string) => name.normalize("NFC").toLowerCase()

/** The pictures that fields of an object name: where, and which file is meant. */
const picturesOf = kept((entry: Entry) =>
  walkShape(entry.kind.shape, entry.data, (path, where, shape) =>
    isPictureFile(shape) ? [{ path, where, shape, file: imagePath(entry.file, path) }] : [],
  ),
)

/** What is wrong with the path of a picture, as it is written, that leads to a file inside content/. */
const missing = (path: string, file: string, { assets }: ContentFolder): string | undefined => {
  if (/^(?:[a-z]+:|\/\/|\\\\)/i.test(path))
    return `"${path}" does not lie in this folder of content. Put the file beside this one, and write ./ and its name here.`
  if (assets.has(file))
    return IMAGE.test(file) ? undefined : `"${path}" is no image a page can show. Use .svg, .png, .jpg, .webp or .avif.`
  const other = [...assets].find(asset => alike(asset) === alike(file))
  const advice = other
    ? ` The file "content/${other}" is nearly called so: capital letters count, and accents, of which a name is best free.`
    : didYouMean(file, [...assets])
  return `There is no image at "content/${file}".${advice} Put the file there or correct the name.`
}

/** Every picture that content names in a field is there. */
const namedImagesExist: Rule = ({ entries, folder }) =>
  entries.flatMap(entry =>
    picturesOf(entry).flatMap(({ path, where, file }) => {
      const message = missing(path, file, folder)
      return message ? [issueIn(entry, where, message)] : []
    }),
  )

const PASTED =
  "This picture was pasted as data, as Google Docs and Word do. Save it as a file beside the post (in Google Docs: File, Download, Web page) and write ![What it shows](./name.png); delete the long line of letters."

/** Every image in prose is a file beside it. */
const proseImagesExist: Rule = ({ entries, misshapen, folder }) =>
  [...entries, ...misshapen].flatMap(({ file, source, prose }) =>
    (prose?.images ?? []).flatMap(({ url, ...place }) => {
      const message = /^data:/i.test(url) ? PASTED : missing(url, imageInProse(file, url), folder)
      return message ? [inFile(file, message, source.written(place))] : []
    }),
  )

const DAMAGED_SVG =
  'This picture is damaged, or no SVG: a tag may not be closed, or a "&" stands in a text, where &amp; has to be. Copy or export it again.'

const fileProblem = (file: string, { bytes, width, height, type, isDamaged }: PictureFacts) => {
  const ending = posix.extname(file).slice(1).toLowerCase().replace("jpeg", "jpg")
  if (type === undefined && ending === "svg") return DAMAGED_SVG
  if (width === undefined || height === undefined || type === undefined)
    return "This file is no image that a page can show, whatever its name says (photographs of iPhones are .heic). Open it in a program for pictures and export it as .jpg or .png."
  if (type !== ending && !IMAGE.test(`.${type}`))
    return `This image is called .${ending}, but it is a ${type}, which no page can show. Another name does not change that: open it in a program for pictures and export it as .jpg or .png.`
  if (type !== ending)
    return `This image is called .${ending}, but it is a ${type}. Rename it to end in .${type}, and change its name where it is used.`
  if (bytes > MAX_BYTES)
    return `This image has ${fileSize(bytes)}. At most ${fileSize(MAX_BYTES)} are possible: export it smaller.`
  if (Math.max(width, height) > MAX_SIDE)
    return `This image has ${width} × ${height} pixels. At most ${MAX_SIDE} a side are possible: export it smaller.`
  if (!isDamaged) return undefined
  return type === "svg"
    ? DAMAGED_SVG
    : "This picture is damaged: it cannot be drawn to its end. Copy or export it again."
}

/** Every image can be read, is what its name says, is not larger than a page has use for, and cannot do anything. */
const imagesFit: Rule = ({ entries, pictures }) => {
  const all = entries.flatMap(entry => picturesOf(entry).map(picture => ({ ...picture, entry })))
  return [...pictures].flatMap(([name, facts]) => {
    const message = fileProblem(name, facts)
    const problems = [...(message ? [{ message, line: 1, column: 1 }] : []), ...(facts.unsafe ?? [])]
    if (problems.length === 0) return []
    const named = all.find(({ file }) => file === name)
    // For whoever knows the field and not the file.
    const by = named ? ` ${placeIn(named.entry, named.where)} names it.` : ""
    return problems.map(problem => inFile(name, `${problem.message}${by}`, problem))
  })
}

/** With fewer pixels in a row a photograph across a page is blurred, with fewer on its short side a portrait. */
const WIDE = 1200
const SHORT = 240
/** A picture that is so many times as long as it is high, or the other way about, fits no place. */
const LONG = 2

const placeProblem = ({ width = 0, height = 0, type }: PictureFacts, ofPortrait: boolean): string | undefined => {
  const size = `${width} × ${height} pixels`
  if (ofPortrait && Math.max(width, height) > LONG * Math.min(width, height))
    return `This portrait has ${size}, and only the square in its middle is shown. Cut it so that the face fills a square.`
  if (!ofPortrait && height > LONG * width)
    return `This picture has ${size}: it is so high that it fills the page. Take one that is wider than it is high.`
  if (type === "svg") return undefined
  const isSmall = ofPortrait ? Math.min(width, height) < SHORT : width < WIDE
  return isSmall
    ? `This picture has ${size} and is shown larger, so it is blurred. Take one ${ofPortrait ? `of ${SHORT} × ${SHORT}` : `that is ${WIDE} wide`} or more.`
    : undefined
}

/** Every picture that content names has the form and the size of its place. */
const imagesFitTheirPlace: Rule = ({ entries, pictures }) =>
  entries.flatMap(entry =>
    picturesOf(entry).flatMap(({ where, shape, file }) => {
      const facts = pictures.get(file)
      const message = facts?.type && placeProblem(facts, isPortrait(shape))
      return message ? [asWarning(issueIn(entry, where, message))] : []
    }),
  )

/** Each of a list of people has a face of their own: a shared one is a copy that nobody changed. */
const portraitsDiffer: Rule = ({ entries }) => {
  const first = new Map<string, string>()
  return entries.flatMap(entry =>
    picturesOf(entry).flatMap(({ where, shape, file }): Issue[] => {
      if (!isPortrait(shape)) return []
      const key = `${entry.type} ${file}`
      const earlier = first.get(key)
      if (!earlier) first.set(key, placeIn(entry, where))
      const message = `This is the portrait of somebody else too, in ${earlier}. Name the picture of who is meant, or delete the line: then initials stand there.`
      return earlier ? [asWarning(issueIn(entry, where, message))] : []
    }),
  )
}

/** What stands for a picture says what it shows. */
const alternativesSayWhat = ofEach(entry =>
  walkShape(entry.kind.shape, entry.data, (text, path) => {
    const message = /alt$/i.test(String(path.at(-1))) ? alternativeProblem(text) : undefined
    return message ? [asWarning(issueIn(entry, path, message))] : []
  }),
)

/** A picture that tells something says what: its file by its title, or the text beside it. */
const picturesSayWhat: Rule = ({ entries, pictures }) =>
  entries.flatMap(entry =>
    picturesOf(entry).flatMap(({ where, shape, file }) => {
      const facts = isDescribed(shape) ? pictures.get(file) : undefined
      // What is no picture at all is told of that.
      if (!facts?.type || facts.title || valueAt(entry.data, [...where.slice(0, -1), "alt"]) !== undefined) return []
      const orTitle = facts.type === "svg" ? ", or give the file a <title>" : ""
      return [issueIn(entry, where, `Nothing says what this picture shows. Write it below as "alt"${orTitle}.`)]
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
