import type { ProseNode } from "./to-react"

/** Marks the words of a text in a language; `undefined` where the language is not known. */
export type Highlighter = (language: string, code: string) => ProseNode[] | undefined

const LANGUAGE = "language-"

/** The language that a block of code names, as markdown has become HTML. */
const languageOf = ({ properties }: ProseNode): string | undefined => {
  const classes = properties?.className
  const name = Array.isArray(classes) ? classes.map(String).find(one => one.startsWith(LANGUAGE)) : undefined
  return name?.slice(LANGUAGE.length)
}

const textOf = ({ value = "", children = [] }: ProseNode): string => value + children.map(textOf).join("")

/**
 * Gives the words of code their classes, wherever a block names a language; src/components/prose.tsx has their look.
 */
export const withHighlights = (node: ProseNode, highlight: Highlighter): ProseNode => {
  const language = node.tagName === "code" ? languageOf(node) : undefined
  const marked = language === undefined ? undefined : highlight(language, textOf(node))
  if (marked) return { ...node, children: marked }
  return node.children ? { ...node, children: node.children.map(child => withHighlights(child, highlight)) } : node
}
