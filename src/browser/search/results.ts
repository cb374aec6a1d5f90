import { fill } from "../../site/fill"
import { pathPrefix } from "../../site/path-prefix"
import type { Found } from "./find"
import { markedPieces } from "./words"

/** What the search says; content/pages/blog.yaml has the words. */
export interface SearchWords {
  found: string
  foundOne: string
  results: string
  categories: string
  all: string
  more: string
  none: string
  noneText: string
  failed: string
  /** The list of all articles, which needs no search. */
  everything: { label: string; href: string }
}

/** A category that found posts have, with how many of them. */
interface FoundCategory {
  id: string
  name: string
  count: number
}

/** An answer of the search as it is shown. */
export interface Answer {
  text: string
  words: readonly string[]
  /** Of all categories. */
  total: number
  categories: readonly FoundCategory[]
  /** Id of the chosen one; empty for all. */
  category: string
  /** How many are left in the chosen one. */
  count: number
  posts: readonly Found[]
}

type Child = Node | string
const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
  ...children: Child[]
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children)
  return made
}

/** What was typed is only ever text: nothing of it is read as HTML. */
const marked = (text: string, words: readonly string[]): Child[] =>
  markedPieces(text, words).map(piece => (piece.isMarked ? element("mark", {}, piece.text) : piece.text))

const entry = ([title, path, excerpt, date]: Found, words: readonly string[]) =>
  element(
    "li",
    {},
    element("h3", {}, element("a", { href: pathPrefix + path }, ...marked(title, words))),
    element("p", {}, ...marked(excerpt, words)),
    element("small", {}, date),
  )

const everything = ({ everything: { label, href } }: SearchWords) =>
  element("p", {}, element("a", { href: pathPrefix + href }, label))

/** Buttons of the categories, with how many of the found posts each has. */
const categoryButtons = (words: SearchWords, { total, categories, category }: Answer) =>
  element(
    "div",
    { role: "group", "aria-label": words.categories },
    ...[{ id: "", name: words.all, count: total }, ...categories].map(({ id, name, count }) =>
      element(
        "button",
        { type: "button", value: id, "aria-pressed": String(id === category) },
        `${name} `,
        element("b", {}, String(count)),
      ),
    ),
  )

/** What is said of how many were found. */
export const statusOf = (words: SearchWords, { text, count }: Answer): string =>
  count === 0
    ? fill(words.none, { words: text })
    : count === 1
      ? fill(words.foundOne, { words: text })
      : fill(words.found, { count, words: text })

/** All that is shown below the status. */
export const shownOf = (words: SearchWords, answer: Answer): HTMLElement[] => {
  if (answer.total === 0) return [element("p", {}, words.noneText), everything(words)]
  return [
    categoryButtons(words, answer),
    element("ol", { "aria-label": words.results }, ...answer.posts.map(post => entry(post, answer.words))),
    ...(answer.count > answer.posts.length ? [element("button", { type: "button", "data-more": "" }, words.more)] : []),
  ]
}

/** What is shown where the index did not come. */
export const failed = (words: SearchWords): HTMLElement[] => [everything(words)]
