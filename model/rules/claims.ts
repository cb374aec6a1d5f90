import {
  CLAIMS,
  type ContentFolder,
  didYouMean,
  type Figures,
  figuresOf,
  inFile,
  type Issue,
} from "../../packages/content-engine"

/** Whatever is meant as a reference to a figure, be it spaced, misspelt or not closed. */
const MEANT = /\{+\s*claims?(?![a-z])[^{}\s"']*\s*\}*/gi

/** A reference without its braces, or in others. */
const BARE = /[[($]*(?<![\w{.]|\{\s*)\bclaims?\.([A-Za-z]\w*(?:\.(?:from|to))?)[\])]*/g

/** The name of a figure in braces that are none, as programs have them. */
const NAMELESS = /(?:\$|\\|\{)\\?\{\s*([A-Za-z]\w*)\s*\\?\}\}?|\{([a-z]+[A-Z]\w*)\}/g

/** A reference at the beginning of a text without quotes, which YAML takes for a group of fields. */
const UNQUOTED = /^\s*(?:- +|[\w-]+: +)+(?=\{claim\.)/

/** Whether a line of a file is a comment. */
export const isComment = (file: string, line: string) => file.endsWith(".yaml") && /^\s*#/.test(line)

/** Lines of a file that are YAML: those of an MDX file up to its second line of ---. */
const yamlLines = (file: string, lines: string[]): number =>
  file.endsWith(".mdx") ? lines.findIndex((line, index) => index > 0 && line.startsWith("---")) : lines.length

const unknownIn = (
  line: string,
  figures: Figures,
  told: ReadonlyMap<string, unknown>,
): { offset: number; message: string }[] =>
  [...line.matchAll(MEANT)].flatMap(({ 0: reference, index: offset }) => {
    const name = /^\{claim\.([\w.]+)\}$/.exec(reference)?.[1]
    if (name !== undefined && (!figures || figures.has(name) || told.has(name.split(".")[0] ?? ""))) return []
    if (name === undefined) {
      const [, meant = ""] = /^\{+\s*claims?[^A-Za-z]{0,3}(\w+)/i.exec(line.slice(offset)) ?? []
      const advice = figures?.has(meant) ? `{claim.${meant}}` : `{claim.…} with a name from content/${CLAIMS}`
      return [{ offset, message: `Visitors would read "${reference}" as it stands. Write ${advice}.` }]
    }
    const [whole = "", end] = name.split(".")
    const advice = figures?.has(`${whole}.from`)
      ? `. Its ends are {claim.${whole}.from} and {claim.${whole}.to}.`
      : `, because it is no range. Write {claim.${whole}}.`
    return figures?.has(whole)
      ? [{ offset, message: `"${whole}" has no "${end}"${advice}` }]
      : [
          {
            offset,
            message: `No figure is called "${name}" in content/${CLAIMS}.${didYouMean(name, [...(figures?.keys() ?? [])])} Correct the name, or add the figure there.`,
          },
        ]
  })

/** References that have lost their braces, or the word before their name. */
const halfIn = (line: string, figures: Figures): { offset: number; message: string }[] =>
  [BARE, NAMELESS].flatMap(pattern =>
    [...line.matchAll(pattern)].flatMap(({ 0: written, 1: first, 2: name = first ?? "", index: offset }) =>
      figures?.has(name)
        ? [{ offset, message: `Visitors would read "${written}" as it stands. Write {claim.${name}}.` }]
        : [],
    ),
  )

/** The ledger is read as it stands: no figure is put into it. */
const insideLedger = (text: string): Issue[] =>
  text.split("\n").flatMap((line, index): Issue[] => {
    const offset = isComment(CLAIMS, line) ? -1 : line.search(/\{?\s*\bclaims?\.\w/)
    return offset < 0
      ? []
      : [
          inFile(CLAIMS, "No figure is put into this file, because it holds them. Write the figure itself.", {
            line: index + 1,
            column: offset + 1,
          }),
        ]
  })

/**
 * Names that nothing in the ledger has, each with the one there that is meant: where several texts spell a name alike,
 * and none as the ledger has it, it is the ledger that has the slip, and it is told once.
 */
const misspeltIn = (texts: ContentFolder["texts"], figures: Figures): Map<string, { name: string; uses: number }> => {
  const uses = new Map<string, number>()
  for (const [file, text] of texts)
    if (file !== CLAIMS)
      for (const [, name = ""] of text.matchAll(/\{claim\.(\w+)/g)) uses.set(name, (uses.get(name) ?? 0) + 1)
  const names = [...(figures?.keys() ?? [])].filter(name => !name.includes("."))
  const unused = names.filter(name => !uses.has(name))
  return new Map(
    [...uses].flatMap(([used, count]) => {
      const [, name] = count > 1 && figures?.has(used) === false ? (/"(.*)"/.exec(didYouMean(used, unused)) ?? []) : []
      return name ? [[used, { name, uses: count }]] : []
    }),
  )
}

/** So many references to one name that is not there, and it is the ledger that lacks a figure. */
const MANY = 4

/** A figure that many texts refer to and the ledger has not is told there, once. */
const lackingIn = (
  texts: ContentFolder["texts"],
  figures: Figures,
  misspelt: ReadonlyMap<string, unknown>,
): Map<string, string[]> => {
  const places = new Map<string, string[]>()
  for (const [file, text] of texts)
    for (const [index, line] of (file === CLAIMS ? "" : text).split("\n").entries())
      for (const [, name = ""] of line.matchAll(/\{claim\.(\w+)/g))
        if (figures?.has(name) === false && !misspelt.has(name))
          places.set(name, [...(places.get(name) ?? []), `content/${file}:${index + 1}`])
  return new Map([...places].filter(([, where]) => where.length >= MANY))
}

/** Where the ledger gives a name. */
const nameInLedger = (ledger: string, name: string) => {
  const lines = ledger.split("\n")
  const line = lines.findIndex(one => new RegExp(`\\bname:\\s*["']?${name}["']?\\s*(?:#|$)`).test(one))
  return { line: line + 1, column: (lines[line]?.indexOf(name) ?? 0) + 1 }
}

const tellMisspelt = (texts: ContentFolder["texts"], misspelt: ReturnType<typeof misspeltIn>): Issue[] =>
  [...misspelt].map(([used, { name, uses }]) =>
    inFile(
      CLAIMS,
      `No text refers to "${name}", and ${uses} places refer to "${used}", which is not here. Write the name that is meant: name: ${used}`,
      nameInLedger(texts.get(CLAIMS) ?? "", name),
    ),
  )

/**
 * Tells every reference to a figure that is not in the ledger, and every one that YAML cannot read.
 * @param texts of the files by their path inside content/
 */
export const checkReferences = (texts: ContentFolder["texts"]): Issue[] => {
  const figures = figuresOf(texts)
  const misspelt = misspeltIn(texts, figures)
  const lacking = texts.has(CLAIMS) ? lackingIn(texts, figures, misspelt) : new Map<string, string[]>()
  const known = new Map<string, unknown>([...misspelt, ...lacking])
  const told = [...texts].flatMap(([file, text]) => {
    if (file === CLAIMS) return insideLedger(text)
    if (!/claims?\.|\{/i.test(text)) return []
    const lines = text.split("\n")
    const details = yamlLines(file, lines)
    return lines.flatMap((line, index): Issue[] => {
      if (isComment(file, line)) return []
      const at = (offset: number, message: string) => inFile(file, message, { line: index + 1, column: offset + 1 })
      const unquoted = index < details ? UNQUOTED.exec(line)?.[0].length : undefined
      return [
        ...[...unknownIn(line, figures, known), ...halfIn(line, figures)].map(({ offset, message }) =>
          at(offset, message),
        ),
        ...(unquoted === undefined
          ? []
          : [at(unquoted, 'A text cannot begin with "{". Put the whole text in "double quotes".')]),
      ]
    })
  })
  const absent = [...lacking].map(([name, places]) =>
    inFile(
      CLAIMS,
      `No figure is called "${name}", and ${places.length} places refer to it, the first ${places[0]}. Add an entry with name: ${name}, or name another figure in those places.`,
    ),
  )
  return [...tellMisspelt(texts, misspelt), ...absent, ...told]
}
