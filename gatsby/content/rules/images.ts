import { posix } from "node:path"
import { IMAGE } from "../images"
import type { Issue } from "../entry"
import { didYouMean } from "../suggest"
import { issueIn, type Rule, type RuleContext } from "./rule"

/** A page is sent to phones: an original of this size is more than any screen shows. */
const MAX_BYTES = 2_000_000
const MAX_SIDE = 4096

const absent = (image: string, assets: ReadonlySet<string>) =>
  `There is no image at "content/${image}".${didYouMean(image, [...assets])} Put the file there or correct the name.`

/** Every image that YAML names in a field called `image` lies in content/. */
const namedImagesExist: Rule = ({ entries, folder: { assets } }) =>
  entries.flatMap(entry => {
    const { image } = entry.data
    return typeof image !== "string" || assets.has(image) ? [] : [issueIn(entry, ["image"], absent(image, assets))]
  })

/** Every image in prose is a file beside it. */
const proseImagesExist: Rule = ({ entries, misshapen, folder: { assets } }) =>
  [...entries, ...misshapen].flatMap(({ file, source, prose }) =>
    (prose?.images ?? []).flatMap(({ url, line, column }): Issue[] => {
      const at = (message: string) => [{ file: source.file, line, column, path: "", message }]
      if (/^[a-z]+:|^\/\//.test(url))
        return at(
          `The image "${url}" lies on another host. Put the file beside the post and write ![What it shows](./name.png).`,
        )
      const target = posix.join(posix.dirname(file), url)
      if (!assets.has(target)) return at(absent(target, assets))
      return IMAGE.test(target) ? [] : at(`"${url}" is no image a page can show. Use .svg, .png, .jpg, .webp or .avif.`)
    }),
  )

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

const imageProblem = (
  file: string,
  { bytes, width, height, type }: NonNullable<ReturnType<NonNullable<RuleContext["folder"]["images"]>["get"]>>,
) => {
  const ending = posix.extname(file).slice(1).toLowerCase().replace("jpeg", "jpg")
  if (width === undefined || height === undefined || type === undefined)
    return "This file is no image that can be read. Export it again."
  if (type !== ending)
    return `This image is called .${ending}, but it is a ${type}. Rename it to end in .${type}, and change its name where it is used.`
  if (bytes > MAX_BYTES)
    return `This image has ${megabytes(bytes)}. At most ${megabytes(MAX_BYTES)} are possible: export it smaller.`
  return type !== "svg" && Math.max(width, height) > MAX_SIDE
    ? `This image has ${width} × ${height} pixels. At most ${MAX_SIDE} a side are possible: export it smaller.`
    : undefined
}

/** Every image can be read, is what its name says, and is not larger than a page has use for. */
const imagesFit: Rule = ({ folder: { images = new Map<string, never>() } }) =>
  [...images].flatMap(([file, facts]) => {
    const message = imageProblem(file, facts)
    return message ? [{ file: `content/${file}`, line: 1, column: 1, path: "", message }] : []
  })

export const imageRules: Rule[] = [namedImagesExist, proseImagesExist, imagesFit]
