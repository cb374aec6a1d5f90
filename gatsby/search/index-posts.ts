import { type DefaultTreeAdapterTypes, parseFragment } from "parse5"
import type { Found, SearchIndex } from "../../src/browser/search/find"
import { wordsOf } from "../../src/browser/search/words"
import { longDay } from "../../src/site/language"

/** A post as the index is told of it. */
export interface SearchedPost {
  title: string
  path: string
  excerpt: string
  /** As posts show it. */
  date: string
  /** Ids of its category and its topics. */
  category: string
  topics: readonly string[]
  html: string
}

/** How much a word says of a post, by where it stands. */
const WEIGHTS = { title: 10, category: 6, excerpt: 4, text: 1 }

const textOf = (node: DefaultTreeAdapterTypes.Node): string =>
  "value" in node ? node.value : "childNodes" in node ? node.childNodes.map(textOf).join(" ") : ""

/** The words of a post with their weights. */
const weigh = (post: SearchedPost, nameOf: (category: string) => string): Map<string, number> => {
  const weights = new Map<string, number>()
  const add = (text: string, weight: number) => {
    for (const word of new Set(wordsOf(text))) weights.set(word, (weights.get(word) ?? 0) + weight)
  }
  add(post.title, WEIGHTS.title)
  add([post.category, ...post.topics].map(nameOf).join(" "), WEIGHTS.category)
  add(post.excerpt, WEIGHTS.excerpt)
  add(textOf(parseFragment(post.html)), WEIGHTS.text)
  return weights
}

/**
 * The index of the posts.
 * @param posts newest first
 */
export const indexOf = (
  posts: readonly SearchedPost[],
  categories: readonly { id: string; name: string }[],
): SearchIndex => {
  const nameOf = (id: string) => categories.find(category => category.id === id)?.name ?? id
  const terms = new Map<string, number[]>()
  const last = new Map<string, number>()
  posts.forEach((post, place) => {
    for (const [word, weight] of weigh(post, nameOf)) {
      const pairs = terms.get(word) ?? []
      pairs.push(place - (last.get(word) ?? 0), weight)
      terms.set(word, pairs)
      last.set(word, place)
    }
  })
  return {
    categories: categories.map(({ id, name }) => ({ id, name })),
    posts: posts.map(({ title, path, excerpt, date }): Found => [title, path, excerpt, longDay(date)]),
    filed: posts.map(({ category, topics }) =>
      [...new Set([category, ...topics])]
        .map(id => categories.findIndex(known => known.id === id))
        .filter(place => place >= 0),
    ),
    terms: Object.fromEntries([...terms].sort(([one], [other]) => (one < other ? -1 : 1))),
  }
}
