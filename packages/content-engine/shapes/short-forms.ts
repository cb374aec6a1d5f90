/**
 * Ways to write a group of fields in one line, beside the one with a line a field. They are data, so that the forms in
 * the browser know them too, and nothing here needs more than JavaScript.
 */
export interface ShortForms {
  /** Fields that `One: the other` stands for, so many such lines as there are pairs. */
  pairs?: readonly (readonly [key: string, value: string])[]
  /** What stands in these signs at the end of a pair's key is this field: `Title (Week 1): the text`. */
  aside?: { name: string; open: string; close: string }
  /** A value alone stands for this field. */
  alone?: string
  /** `name: 2–3` stands for two numbers, `name: 2–3 (setup)` for a note of them as well; `help` says what for. */
  range?: { name: string; from: string; to: string; note: string; help: string }
  /** `a, b, c` stands for a list. */
  commas?: boolean
  /** What the first of a pair may be, where that is a choice. */
  choices?: readonly string[]
  /** Names that a group may have. */
  names?: readonly string[]
  fields?: Readonly<Record<string, ShortForms>>
  items?: ShortForms
}

type Path = readonly (string | number)[]
type Fields = Record<string, unknown>

/** Where a value of the full form stands in what was written. */
export interface Written {
  path: Path
  target: "key" | "value"
}

const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === "object" && !Array.isArray(value)

const COMMA = /\s*,\s*/
const RANGE = /^(\d+)(?:\s*(?:[-–—]|to)\s*(\d+))?(?:\s*\(([^()]+)\))?$/

/** JavaScript moves keys that are numbers to the front. */
const isMoved = (key: string) => /^\d+$/.test(key)

/** How a key looks that is a text: a name of a field, also a misspelt one, is one word that begins in lower case. */
export const WORDS = /^[^a-z]|[^A-Za-z0-9]/

/** Whether a key is a text that stands before a colon, and no field. */
export const isText = (key: string, { pairs = [], choices, names = [] }: ShortForms): boolean => {
  if (choices) return choices.includes(key)
  const isSame = (name: string) => name === key || (pairs.length === 1 && name.toLowerCase() === key.toLowerCase())
  return (key === "" || WORDS.test(key)) && !isMoved(key) && !names.some(isSame)
}

/** The key of a pair without what stands in signs at its end, and that. */
const apart = (key: string, { aside, pairs = [] }: ShortForms): readonly [text: string, aside?: string] => {
  const start = aside && pairs.length === 1 && key.endsWith(aside.close) ? key.lastIndexOf(` ${aside.open}`) : -1
  if (!aside || start < 1) return [key]
  const inner = key.slice(start + 1 + aside.open.length, -aside.close.length)
  return inner ? [key.slice(0, start), inner] : [key]
}

class Reader {
  /** By the path in the full form, where its value stands that was written elsewhere. */
  readonly places = new Map<string, Written>()

  private note(path: Path, from: Path, target: Written["target"] = "value") {
    this.places.set(JSON.stringify(path), { path: from, target })
  }

  private group(value: Fields, forms: ShortForms, path: Path, from: Path) {
    const { pairs = [], range, aside, fields = {} } = forms
    const free = Object.keys(value).filter(key => isText(key, forms) && !isFields(value[key]))
    const isPaired = pairs.length > 0 && free.length === pairs.length && !pairs.flat().some(name => name in value)
    const [, first, last = first, more] = (range && RANGE.exec(String(value[range.name]).trim())) ?? []
    const written = range && [range.from, range.to, ...(more === undefined ? [] : [range.note])]
    const isRange = range !== undefined && first !== undefined && !written?.some(name => name in value)
    const full: Fields = {}
    for (const [key, own] of Object.entries(value)) {
      const pair = isPaired && free.includes(key) ? pairs[free.indexOf(key)] : undefined
      if (pair) {
        const [text, more] = aside && aside.name in value ? [key] : apart(key, forms)
        full[pair[0]] = text
        if (aside && more !== undefined) {
          full[aside.name] = more
          this.note([...path, aside.name], [...from, key], "key")
        }
        full[pair[1]] = this.read(own, fields[pair[1]], [...path, pair[1]], [...from, key])
        this.note([...path, pair[0]], [...from, key], "key")
        this.note([...path, pair[1]], [...from, key])
      } else if (isRange && key === range.name) {
        full[range.from] = Number(first)
        full[range.to] = Number(last)
        if (more !== undefined) full[range.note] = more
        for (const name of written ?? []) this.note([...path, name], [...from, key])
      } else full[key] = this.read(own, fields[key], [...path, key], [...from, key])
    }
    return full
  }

  read(value: unknown, forms: ShortForms | undefined, path: Path, from: Path): unknown {
    if (!forms) return value
    if (Array.isArray(value))
      return forms.items
        ? value.map((item, index) => this.read(item, forms.items, [...path, index], [...from, index]))
        : value
    if (isFields(value)) return forms.names ? this.group(value, forms, path, from) : value
    if (typeof value !== "string") return value
    if (forms.commas) {
      const parts = value.split(COMMA)
      parts.forEach((_, index) => this.note([...path, index], from))
      return parts
    }
    if (forms.alone === undefined) return value
    const inner = [...path, forms.alone]
    this.note(inner, from)
    return { [forms.alone]: this.read(value, forms.fields?.[forms.alone], inner, from) }
  }
}

/**
 * Reads what was written in the full form.
 * @returns it, and where each value of it stands that was written shorter
 */
export const inFull = (value: unknown, forms: ShortForms): { value: unknown; places: ReadonlyMap<string, Written> } => {
  const reader = new Reader()
  return { value: reader.read(value, forms, [], []), places: reader.places }
}

const shortGroup = (value: Fields, forms: ShortForms): unknown => {
  const { pairs = [], alone, range, aside, fields = {} } = forms
  const short = Object.fromEntries(Object.entries(value).map(([key, own]) => [key, inShort(own, fields[key])]))
  const only = alone === undefined || Object.keys(short).length !== 1 ? undefined : short[alone]
  if (typeof only === "string") return only
  const more = aside && short[aside.name]
  const isPaired =
    pairs.length > 0 &&
    pairs.every(([key, own]) => {
      const word = short[key]
      return (
        typeof word === "string" &&
        isText(word, forms) &&
        !isFields(short[own] ?? {}) &&
        (more !== undefined || apart(word, forms).length === 1)
      )
    }) &&
    new Set(pairs.map(([key]) => short[key])).size === pairs.length
  const [[key = ""] = []] = pairs
  const whole = aside && typeof more === "string" ? `${String(short[key])} ${aside.open}${more}${aside.close}` : ""
  const isAside = isPaired && whole !== "" && apart(whole, forms)[1] === more
  const paired = isPaired
    ? pairs.map(([name, own]): [string, unknown] => [isAside ? whole : String(short[name]), short[own]])
    : []
  const others = Object.entries(short).flatMap(([key, own]): [string, unknown][] => {
    if (isPaired && pairs.some(pair => pair.includes(key))) return []
    if (isAside && key === aside?.name) return []
    if (range && range.from in short && range.to in short) {
      const { [range.from]: from, [range.to]: to, [range.note]: note } = short
      const isNoted = typeof note === "string" && /^[^()]+$/.test(note)
      if (key === range.to || (isNoted && key === range.note)) return []
      const both = from === to ? from : `${String(from)}–${String(to)}`
      if (key === range.from) return [[range.name, isNoted ? `${String(both)} (${note})` : both]]
    }
    return [[key, own]]
  })
  return Object.fromEntries([...paired, ...others])
}

/** Writes what is in the full form as short as it can be; what is so already stays as it is. */
export const inShort = (value: unknown, forms: ShortForms | undefined): unknown => {
  if (!forms) return value
  if (Array.isArray(value)) {
    const items = forms.items ? value.map(item => inShort(item, forms.items)) : value
    return forms.commas && items.length > 0 && items.every(item => typeof item === "string" && !item.includes(","))
      ? items.join(", ")
      : items
  }
  return isFields(value) && forms.names ? shortGroup(value, forms) : value
}
