import { posix } from "node:path"
import type { ContentFolder, Entry, Issue } from "../entry"
import { fileSize } from "../reading/file-size"
import { imageInProse, imagePath } from "../reading/image-path"
import { IMAGE, type ImageFacts } from "../reading/images"
import { isPictureFile, isPortrait } from "../shapes/picture"
import { asWarning } from "../severity"
import { walkShape } from "../shapes/shape"
import { didYouMean } from "../suggest"
import { inFile } from "./lines"
import { issueIn, placeIn, type Rule } from "./rule"

/** A page is sent to phones: an original of this size is more than any screen shows. */
const MAX_BYTES = 2_000_000
const MAX_SIDE = 4096

/** What holds for every picture, for whoever chooses one. */
export const PICTURE_RULES = `A .jpg, .png, .webp, .avif or .svg of at most ${MAX_BYTES / 1_000_000} MB and ${MAX_SIDE} pixels a side; photographs 1920 pixels wide or wider.`

/** Whether two names look the same, whatever signs their letters are made of. */
const looksLike = (name: string, other: string) => name.normalize("NFC") === other.normalize("NFC")

/** What a name is on the computers of others, where capitals make no difference. */
export const alike = (name: string) => name.normalize("NFC").toLowerCase()

/** Where a path leads that leads out of the project. */
const outside = (path: string): string | undefined => {
  if (/^(?:file:|blob:|cid:|[a-z]:[\\/]|\\\\)/i.test(path)) return "on your own computer"
  return /^[a-z]+:|^\/\//i.test(path) ? "on another host" : undefined
}

const absent = (image: string, assets: ReadonlySet<string>) => {
  const other = [...assets].find(asset => alike(asset) === alike(image))
  if (other && looksLike(other, image))
    return `The picture "content/${other}" only looks as if it were called so: a letter with an accent is one sign in the one name and two in the other. Rename the file without its accent, and write that name here.`
  const letters = other ? " Capital and small letters count." : ""
  return `There is no image at "content/${image}".${didYouMean(image, [...assets])}${letters} Put the file there or correct the name.`
}

/** Every picture that content names in a field is there. */
const namedImagesExist: Rule = ({ entries, folder: { assets } }) =>
  entries.flatMap(entry =>
    walkShape(entry.kind.shape, entry.data, (path, where, shape) => {
      if (!isPictureFile(shape)) return []
      const place = outside(path)
      if (place)
        return [
          issueIn(
            entry,
            where,
            `This picture lies ${place}. Put the file below content/ and write its path here, such as "./team/ana.jpg".`,
          ),
        ]
      const target = imagePath(entry.file, path)
      return assets.has(target) ? [] : [issueIn(entry, where, absent(target, assets))]
    }),
  )

/** Every image in prose is a file beside it. */
const proseImagesExist: Rule = ({ entries, misshapen, folder: { assets } }) =>
  [...entries, ...misshapen].flatMap(({ file, source, prose }) =>
    (prose?.images ?? []).flatMap(({ url, ...place }): Issue[] => {
      const at = (message: string) => [inFile(file, message, source.written(place))]
      if (/^data:/i.test(url))
        return at(
          "This picture was pasted as data, as Google Docs and Word do. Save it as a file beside the post (in Google Docs: File, Download, Web page) and write ![What it shows](./name.png); delete the long line of letters.",
        )
      const elsewhere = outside(url)
      if (elsewhere)
        return at(
          `The image "${url}" lies ${elsewhere}. Put the file beside the post and write ![What it shows](./name.png).`,
        )
      const target = imageInProse(file, url)
      if (!assets.has(target)) return at(absent(target, assets))
      return IMAGE.test(target) ? [] : at(`"${url}" is no image a page can show. Use .svg, .png, .jpg, .webp or .avif.`)
    }),
  )

/** Tells of a picture where a field names it first, for whoever knows that and not the file. */
const namedBy = (entries: Entry[]): ((image: string, message: string) => string) => {
  const places = new Map<string, string>()
  for (const entry of entries)
    walkShape(entry.kind.shape, entry.data, (path, place, shape) => {
      const image = isPictureFile(shape) ? imagePath(entry.file, path) : undefined
      if (image && !places.has(image)) places.set(image, placeIn(entry, place))
      return []
    })
  return (image, message) => (places.has(image) ? `${message} ${places.get(image)} names it.` : message)
}

/** Pictures that stop a build although their beginning and their end are in order. */
export const checkPictures = async (
  { images = new Map<string, ImageFacts>(), decode }: ContentFolder,
  entries: Entry[],
) => {
  const named = namedBy(entries)
  const sound = [...images].filter(([name, facts]) => imageProblem(name, facts) === undefined)
  const problems = await Promise.all(
    sound.map(async ([name]): Promise<Issue[]> => {
      const problem = await decode?.(name).catch(() => undefined)
      return problem ? [inFile(name, named(name, problem.message), problem)] : []
    }),
  )
  return problems.flat()
}

const imageProblem = (file: string, { bytes, width, height, type, isCut }: ImageFacts) => {
  const ending = posix.extname(file).slice(1).toLowerCase().replace("jpeg", "jpg")
  if (width === undefined || height === undefined || type === undefined)
    return "This file is no image that a page can show, whatever its name says (photographs of iPhones are .heic). Open it in a program for pictures and export it as .jpg or .png."
  if (type !== ending && !IMAGE.test(`.${type}`))
    return `This image is called .${ending}, but it is a ${type}, which no page can show. Another name does not change that: open it in a program for pictures and export it as .jpg or .png.`
  if (type !== ending)
    return `This image is called .${ending}, but it is a ${type}. Rename it to end in .${type}, and change its name where it is used.`
  if (isCut) return "This image ends in the middle: it was not copied whole. Copy or export it again."
  if (bytes > MAX_BYTES)
    return `This image has ${fileSize(bytes)}. At most ${fileSize(MAX_BYTES)} are possible: export it smaller.`
  return Math.max(width, height) > MAX_SIDE
    ? `This image has ${width} × ${height} pixels. At most ${MAX_SIDE} a side are possible: export it smaller.`
    : undefined
}

/** Every image can be read, is what its name says, is not larger than a page has use for, and cannot do anything. */
const imagesFit: Rule = ({ entries, folder: { images = new Map<string, ImageFacts>() } }) => {
  const named = namedBy(entries)
  return [...images].flatMap(([name, facts]) => {
    const message = imageProblem(name, facts)
    return [
      ...(message ? [inFile(name, named(name, message))] : []),
      ...(facts.unsafe ?? []).map(problem => inFile(name, named(name, problem.message), problem)),
    ]
  })
}

/** With fewer pixels in a row a photograph across a page is blurred, with fewer on its short side a portrait. */
const WIDE = 1200
const SHORT = 240
/** A picture that is so many times as long as it is high, or the other way about, fits no place. */
const LONG = 2

const placeProblem = ({ width = 0, height = 0, type }: ImageFacts, ofPortrait: boolean): string | undefined => {
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
const imagesFitTheirPlace: Rule = ({ entries, folder: { images } }) =>
  entries.flatMap(entry =>
    walkShape(entry.kind.shape, entry.data, (path, place, shape) => {
      const facts = isPictureFile(shape) ? images?.get(imagePath(entry.file, path)) : undefined
      const message = facts?.width && placeProblem(facts, isPortrait(shape))
      return message ? [asWarning(issueIn(entry, place, message))] : []
    }),
  )

/** Each of a list of people has a face of their own: a shared one is a copy that nobody changed. */
const portraitsDiffer: Rule = ({ entries }) => {
  const first = new Map<string, string>()
  return entries.flatMap(entry =>
    walkShape(entry.kind.shape, entry.data, (path, place, shape) => {
      if (!isPortrait(shape)) return []
      const key = `${entry.type} ${imagePath(entry.file, path)}`
      const earlier = first.get(key)
      if (!earlier) first.set(key, placeIn(entry, place))
      return earlier
        ? [
            asWarning(
              issueIn(
                entry,
                place,
                `This is the portrait of somebody else too, in ${earlier}. Name the picture of who is meant, or delete the line: then initials stand there.`,
              ),
            ),
          ]
        : []
    }),
  )
}

export const imageRules: Rule[] = [namedImagesExist, proseImagesExist, imagesFit, imagesFitTheirPlace, portraitsDiffer]
