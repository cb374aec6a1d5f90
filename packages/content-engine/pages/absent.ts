import { z } from "zod"
import type { ContentFolder, DataPath, Entry } from "../entry"
import { addressIn, withoutSlash } from "./links"
import { mayHaveAddress } from "./routes"
import type { ContentType } from "../shapes/define"
import { isLink, limitsOf, required } from "../shapes/shape"
import { isObject } from "../walk"

/**
 * Pages that a site does without: their file is not there, or says `published: false`. Nothing of them is read further,
 * neither of what belongs to them (`partOf`), and what would lead to them is left out where it can be.
 */

type Shape = z.core.$ZodType

/** Whether a site may do without a page: the shape has the switch. */
export const mayBeAbsent = ({ shape }: Pick<ContentType, "shape">): boolean => "published" in shape.shape

/** The types of which this content has nothing, of those that a site may do without. */
export const absentTypes = (
  types: readonly ContentType[],
  entries: readonly Entry[],
  unknown: ReadonlySet<string>,
): ReadonlySet<ContentType> => {
  const there = new Set([...unknown, ...entries.flatMap(({ type, data }) => (data.published === false ? [] : [type]))])
  const isAbsent = (type: ContentType): boolean => {
    const whole = types.find(other => other.type === type.partOf)
    return whole ? isAbsent(whole) : mayBeAbsent(type) && !there.has(type.type)
  }
  return new Set(types.filter(isAbsent))
}

/** The type whose page an address would be, of those that are absent; an anchor behind it does not matter. */
export const absentAt = (absent: ReadonlySet<ContentType>, url: string): ContentType | undefined => {
  const path = addressIn(withoutSlash(url))
  return [...absent].find(type =>
    type.page && "path" in type.page ? type.page.path === path : mayHaveAddress(type, path),
  )
}

/** The pages of src/pages that are left when types are absent. */
export const presentPages = (pages: readonly string[], absent: ReadonlySet<ContentType>): string[] => {
  const gone = new Set([...absent].flatMap(({ page }) => (page && "path" in page ? [page.path] : [])))
  return pages.filter(path => !gone.has(path))
}

/** A content folder as if the files of these types were not there. */
export const withoutTypes = (
  folder: ContentFolder,
  absent: ReadonlySet<ContentType>,
  typeOf: (file: string) => ContentType | undefined,
): ContentFolder => {
  if (absent.size === 0) return folder
  const texts = [...folder.texts].filter(([file]) => {
    const type = typeOf(file)
    return !type || !absent.has(type)
  })
  return { ...folder, texts: new Map(texts), pages: presentPages(folder.pages, absent) }
}

/**
 * What of an object leads to a page that is not there and can be left out: an entry of a list that has enough others,
 * or a field that may be missing.
 * @returns their paths, those in one list last first
 */
export const leadingNowhere = (
  shape: z.ZodObject,
  data: Readonly<Record<string, unknown>>,
  isAbsent: (url: string) => boolean,
): DataPath[] => {
  const found: DataPath[] = []
  /** Whether the value itself has to go; what can go inside of it is found on the way. */
  const mustGo = (value: unknown, field: Shape, path: DataPath): boolean => {
    const inner = required(field)
    if (typeof value === "string") return isLink(inner) && isAbsent(value)
    const drop = (part: unknown, own: Shape, key: string | number) => {
      const before = found.length
      if (!mustGo(part, own, [...path, key])) return false
      // It goes as a whole.
      found.length = before
      return true
    }
    if (Array.isArray(value) && inner instanceof z.ZodArray) {
      const gone = value.flatMap((item, index) => (drop(item, inner.element, index) ? [index] : []))
      if (value.length - gone.length < (limitsOf(inner).minimum ?? 0) && gone.length > 0) return true
      found.push(...gone.reverse().map(index => [...path, index]))
      return false
    }
    if (!isObject(value) || !(inner instanceof z.ZodObject)) return false
    const fields: Record<string, Shape> = inner.shape
    return Object.entries(value).reduce((must, [key, part]) => {
      const own = fields[key]
      if (!own || !drop(part, own, key)) return must
      if (!(own instanceof z.ZodOptional)) return true
      found.push([...path, key])
      return must
    }, false)
  }
  return mustGo(data, shape, []) ? [...found] : found
}

const without = (value: unknown, [key, ...rest]: DataPath): unknown => {
  if (key === undefined || value === null || typeof value !== "object") return value
  if (Array.isArray(value))
    return rest.length === 0
      ? value.filter((_, index) => index !== key)
      : value.map((item: unknown, index) => (index === key ? without(item, rest) : item))
  const { [key]: part, ...others } = value as Record<string | number, unknown>
  return rest.length === 0 ? others : { ...value, [key]: without(part, rest) }
}

/** The data of an object without what leads to pages that are not there. */
export const withoutDeadLinks = ({ kind, data }: Pick<Entry, "kind" | "data">, absent: ReadonlySet<ContentType>) =>
  absent.size === 0
    ? data
    : (leadingNowhere(kind.shape, data, url => absentAt(absent, url) !== undefined).reduce<unknown>(
        without,
        data,
      ) as Entry["data"])
