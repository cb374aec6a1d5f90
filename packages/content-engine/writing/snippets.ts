import { posix } from "node:path"
import { z } from "zod"
import type { Collection } from "../reading/collections"
import type { Entry } from "../entry"
import { CLAIMS, figuresOf } from "../reading/claims"
import { isPicture, isPictureFile } from "../shapes/picture"
import { type Completed, namesSchema } from "./names"
import { references } from "../shapes/references"
import { helpOf, required } from "../shapes/shape"

/**
 * What stands above a post completes by snippets: no common editor applies a schema to the details of an MDX file. VS
 * Code offers them by the name of a field, with the choices it has.
 */
export const SNIPPETS = ".vscode/content.code-snippets"

/** What VS Code reads of a snippet: https://code.visualstudio.com/docs/editing/userdefinedsnippets. */
interface Snippet {
  scope: string
  include: string[]
  prefix: string
  description: string
  body: string
}

/** The details of an MDX file are YAML to VS Code, its prose is MDX. */
const SCOPE = "mdx,yaml"

/** As many words as are a help in a list. */
const MOST = 12

// In a choice VS Code knows these three escapes: before any other sign a backslash would stay.
const choice = (place: number, values: readonly string[]) =>
  `\${${place}|${values.map(value => value.replace(/[\\,|]/g, "\\$&")).join(",")}|}`

/** What objects have said in a field more than once: who wrote it, or how fast questions are answered. */
const repeated = (own: readonly Entry[], key: string): string[] => {
  const said = own.map(({ data }) => data[key]).filter(value => typeof value === "string")
  const values = [...new Set(said)].sort()
  return values.length < said.length && values.length <= MOST ? values.map(value => JSON.stringify(value)) : []
}

const choicesOf = (shape: z.core.$ZodType, names: Record<string, { examples: string[] }>): readonly string[] => {
  const inner = required(shape)
  if (inner instanceof z.ZodBoolean) return ["true", "false"]
  if (isPictureFile(inner)) return names.picture?.examples ?? []
  const reference = references.get(inner)
  return reference ? (names[reference.type]?.examples ?? []).filter(name => name !== reference.except) : []
}

interface Fields {
  shape: z.ZodObject
  own: readonly Entry[]
  names: Record<string, { examples: string[] }>
}

/** Each field with choices and what is written for it; those of a group stand on their own, below its name. */
const fieldBodies = ({ shape, own, names }: Fields): { key: string; help: string; body: string }[] =>
  Object.entries<z.core.$ZodType>(shape.shape).flatMap(([key, field]) => {
    const inner = required(field)
    if (inner instanceof z.ZodObject) return fieldBodies({ shape: inner, own: [], names })
    const isList = inner instanceof z.ZodArray
    const found = choicesOf(isList ? inner.element : field, names)
    const choices = found.length > 0 || isList ? found : repeated(own, key)
    if (choices.length === 0) return []
    const chosen = choice(1, choices)
    return [{ key, help: helpOf(field), body: `${key}: ${isList ? `[${chosen}]` : chosen}` }]
  })

/** A snippet for each figure and each end of one, in every file: it begins as references do. */
const figureSnippets = (entries: readonly Entry[], texts: Completed["texts"]): Record<string, Snippet> => {
  const counts = new Map(entries.flatMap(({ file, data }) => (file === CLAIMS ? [[data.name, data.counts]] : [])))
  return Object.fromEntries(
    [...(figuresOf(texts) ?? [])].map(([name, figure]) => [
      `claim.${name}`,
      {
        scope: SCOPE,
        include: ["**/content/**"],
        prefix: `{claim.${name}`,
        description: `${figure}: ${String(counts.get(name.split(".")[0]))}`,
        body: `{claim.${name}}`,
      },
    ]),
  )
}

/** The path of a file inside content/ as prose names it: from the folder of the text. */
const fromProse = (files: string, asset: string) => {
  const path = posix.relative(posix.dirname(files), asset)
  return path.startsWith(".") ? path : `./${path}`
}

/**
 * @returns the file: a snippet for each field with choices of what stands above prose, one for a link and one for a
 * picture in it, and one for each figure
 */
export const contentSnippets = (
  collections: readonly Collection[],
  entries: Entry[],
  folder: Completed,
): Record<string, Snippet> => {
  const { $defs: names } = namesSchema(collections, entries, folder)
  const snippet = (files: string, prefix: string, description: string, body: string): [string, Snippet] => [
    `${files}: ${prefix}`,
    { scope: SCOPE, include: [`**/content/${files}`], prefix, description, body },
  ]
  const mdx = collections.filter(({ files }) => files.endsWith(".mdx"))
  const pictures = [...folder.assets].filter(isPicture)
  const ofProse = Object.fromEntries(
    mdx.flatMap(({ type, shape, files }) => [
      ...fieldBodies({ shape, own: entries.filter(entry => entry.type === type), names }).map(({ key, help, body }) =>
        snippet(files, key, help, body),
      ),
      snippet(
        files,
        "link",
        "A link to a page of this site.",
        `[\${1:[words]}](${choice(2, names.address?.examples ?? [])})`,
      ),
      ...(pictures.length > 0
        ? [
            snippet(
              files,
              "image",
              "A picture that lies in this folder of content.",
              `![\${1:[What it shows]}](${choice(
                2,
                pictures.map(asset => fromProse(files, asset)),
              )})`,
            ),
          ]
        : []),
    ]),
  )
  return { ...ofProse, ...figureSnippets(entries, folder.texts) }
}
