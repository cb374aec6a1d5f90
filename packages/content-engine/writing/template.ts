import { stringify } from "yaml"
import { z } from "zod"
import { formatOf, helpOf, limitsOf, metaOf, required } from "../shapes/shape"
import { shortOf } from "../shapes/short"

/**
 * Values that a shape cannot know, by the path of their field without positions: `hero.title`, `packages.items.name`.
 */
export type Values = Readonly<Record<string, unknown>>

type Shape = z.core.$ZodType

interface Place {
  path: string
  /** Position in the nearest list, from 0: the entries of a list must often differ. */
  index: number
  /** What the field is for. */
  help: string
  values: Values
}

const FILLER = " Replace this with your own words."

/** Words that stand where an editor has to write: the field's help in brackets, as long as the field must be. */
const placeholder = (shape: Shape, { index, help: sentence }: Place): string => {
  const { minimum = 0, maximum = Infinity } = limitsOf(shape)
  const number = index > 0 ? ` ${index + 1}` : ""
  const help = sentence.replace(/\.$/, "")
  const filled =
    help + FILLER.repeat(Math.max(0, Math.ceil((minimum - help.length - number.length - 2) / FILLER.length)))
  return `[${filled.slice(0, maximum - number.length - 2)}${number}]`
}

const textFor = (shape: Shape, place: Place): string => {
  const rule = formatOf(shape)
  if (!rule) return placeholder(shape, place)
  const example = metaOf(shape).examples?.find(text => rule.pattern.test(text))
  if (example === undefined)
    throw new Error(
      `The field ${place.path} has a pattern and no example that fits it. Give it one, with .meta({ examples }), or a value.`,
    )
  return example
}

/** A value that the shape of a single text, number, choice or flag accepts. */
const scalarFor = (shape: Shape, place: Place): string | number | boolean => {
  if (shape instanceof z.ZodEnum) return shape.options[0]!
  if (shape instanceof z.ZodBoolean) return false
  if (shape instanceof z.ZodNumber) return limitsOf(shape).minimum ?? 1
  if (shape instanceof z.ZodString) return textFor(shape, place)
  throw new Error(`The field ${place.path} is of a kind no template knows: give it a value.`)
}

const inline = (value: unknown): string =>
  stringify(value, {
    collectionStyle: "flow",
    defaultStringType: "QUOTE_DOUBLE",
    defaultKeyType: "PLAIN",
    lineWidth: 0,
  }).trimEnd()

const indented = (lines: string[]): string[] => lines.map(line => (line === "" ? "" : `  ${line}`))

const choicesOf = (shape: Shape): readonly (string | number)[] => {
  const inner = required(shape)
  const item = inner instanceof z.ZodArray ? required(inner.element) : inner
  return item instanceof z.ZodEnum ? item.options : []
}

/** The help of a field as comment lines: what it is for, whether it may be left out, and what is possible. */
const comment = (shape: Shape, help = helpOf(shape)): string[] => {
  const choices = choicesOf(shape)
  const words = [
    shape instanceof z.ZodOptional ? "Optional." : "",
    help,
    choices.length > 0 ? `Possible: ${choices.join(", ")}.` : "",
  ].filter(Boolean)
  const lines = [""]
  for (const word of words.join(" ").split(" ")) {
    if (`${lines.at(-1)} ${word}`.length > 110) lines.push("")
    lines.push(`${lines.pop()} ${word}`)
  }
  return lines.map(line => `#${line}`)
}

/** The fields of a list's entry as an item of the list; what explains the first stands above the item. */
const item = (lines: string[]): string[] => {
  const first = lines.findIndex(line => !line.startsWith("#"))
  return lines.map((line, index) => (index < first ? line : `${index === first ? "- " : "  "}${line}`))
}

const listLines = (shape: z.ZodArray, place: Place, explained: boolean): string[] => {
  const element = required(shape.element)
  const count = limitsOf(shape).minimum ?? 0
  return Array.from({ length: count }, (_, index) => index).flatMap(index => {
    const at = { ...place, index, help: helpOf(element) }
    return item(
      element instanceof z.ZodObject
        ? objectLines(element, at, explained && index === 0)
        : [inline(scalarFor(element, at))],
    )
  })
}

/** Values of a list in one line, as "a, b". */
const commaList = (shape: z.ZodArray, place: Place): string =>
  Array.from({ length: limitsOf(shape).minimum ?? 1 }, (_, index) =>
    scalarFor(required(shape.element), { ...place, index, help: helpOf(shape.element) }),
  ).join(", ")

/** The line of two fields that may be written as `One: the other`, and the names of the two. */
const pairLines = (shape: z.ZodObject, place: Place, explained: boolean): { lines: string[]; names: string[] } => {
  const fields: Record<string, Shape> = shape.shape
  const { pairs = [], range } = shortOf(shape) ?? {}
  const valueOf = (name: string): string[] => {
    const own = required(fields[name]!)
    const at = { ...place, path: `${place.path}.${name}`, help: helpOf(fields[name]!) }
    if (!(own instanceof z.ZodArray)) return [` ${inline(scalarFor(own, at))}`]
    return required(own.element) instanceof z.ZodObject
      ? ["", ...indented(listLines(own, at, explained))]
      : [` ${inline(commaList(own, at))}`]
  }
  const behind = (key: string, value: string): string[] => {
    const [first = "", ...others] = valueOf(value)
    return [`${valueOf(key)[0]?.trim() ?? ""}:${first}`, ...others]
  }
  const lines = pairs.flatMap(([key, value]) => [
    ...(explained ? comment(fields[key]!, `${helpOf(fields[key]!)} Behind the colon: ${helpOf(fields[value]!)}`) : []),
    ...behind(key, value),
  ])
  if (!range) return { lines, names: pairs.flat() }
  const first = limitsOf(fields[range.from]!).minimum ?? 1
  return {
    lines: [
      ...lines,
      ...(explained ? comment(fields[range.from]!, range.help) : []),
      `${range.name}: ${first}–${first + 1}`,
    ],
    names: [...pairs.flat(), range.from, range.to, range.note],
  }
}

/** Whether a group is written as one text: only one of its fields has to be there, and stands for it. */
const aloneIn = (shape: z.ZodObject, { path, values }: Place): string | undefined => {
  const { alone } = shortOf(shape) ?? {}
  const needed = Object.entries<Shape>(shape.shape).filter(([, field]) => !(field instanceof z.ZodOptional))
  return needed.length === 1 && needed[0]?.[0] === alone && !isWanted(path, values) ? alone : undefined
}

/** `key: value` of a field, over as many lines as it takes. */
const fieldLines = (key: string, shape: Shape, place: Place, explained: boolean): string[] => {
  const inner = required(shape)
  if (place.path in place.values) return [`${key}: ${inline(place.values[place.path])}`]
  const alone = inner instanceof z.ZodObject ? aloneIn(inner, place) : undefined
  if (inner instanceof z.ZodObject && alone !== undefined)
    return fieldLines(key, inner.shape[alone] as Shape, { ...place, help: helpOf(inner.shape[alone] as Shape) }, false)
  if (inner instanceof z.ZodObject) return [`${key}:`, ...indented(objectLines(inner, place, explained))]
  if (!(inner instanceof z.ZodArray)) return [`${key}: ${inline(scalarFor(inner, place))}`]
  const lines = listLines(inner, place, explained)
  return lines.length > 0 ? [`${key}:`, ...indented(lines)] : [`${key}: []`]
}

const isWanted = (path: string, values: Values) =>
  Object.keys(values).some(known => known === path || known.startsWith(`${path}.`))

/** Whether a group has optional fields: without them it may say too little, so they are explained within it. */
const isOpen = (shape: Shape): boolean => {
  const inner = required(shape)
  return inner instanceof z.ZodObject && Object.values<Shape>(inner.shape).some(field => field instanceof z.ZodOptional)
}

/** The fields of an object. An optional one without a value is written as a comment, ready to be used. */
const objectLines = (shape: z.ZodObject, place: Place, explained: boolean): string[] => {
  const { lines, names } = pairLines(shape, place, explained)
  const others = Object.entries(shape.shape).flatMap(([key, field]: [string, Shape]) => {
    if (names.includes(key)) return []
    const path = place.path ? `${place.path}.${key}` : key
    const at = { ...place, path, help: helpOf(field) }
    const help = explained ? comment(field) : []
    if (!(field instanceof z.ZodOptional) || isWanted(path, place.values))
      return [...help, ...fieldLines(key, field, at, explained)]
    return explained ? [...help, ...fieldLines(key, field, at, isOpen(field)).map(line => `# ${line}`)] : []
  })
  return [...lines, ...others]
}

const explained = (shape: z.ZodObject, values: Values): string[] =>
  objectLines(shape, { path: "", index: 0, help: helpOf(shape), values }, true)

/**
 * A valid object of a shape as YAML, with every field explained by its description.
 * @param values what the shape cannot know; an optional field is only used where it, or a field within it, stands here
 * @throws if a field can only be filled by a value, and has none
 */
export const templateOf = (shape: z.ZodObject, values: Values): string => `${explained(shape, values).join("\n")}\n`

/** The same as an entry of a list file. */
export const templateItemOf = (shape: z.ZodObject, values: Values): string =>
  `${item(explained(shape, values)).join("\n")}\n`
