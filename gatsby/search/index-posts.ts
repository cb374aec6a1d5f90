import { createHash } from "node:crypto"
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5"
import { ANY, type Found, POSTS_PER_FILE, type SearchIndex, type Shard } from "../../src/search/find"
import { wordsOf } from "../../src/search/words"

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

/** Numbers in a shard; where words of one beginning are more, it is cut by the next letter. */
const SHARD = 6_000

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

/** A word, and the posts that have it in pairs: how far behind the one before, and the weight. */
type Term = [word: string, pairs: number[]]

/** All words of one beginning as one: each post by the best of them. */
const joined = (terms: Term[]): number[] => {
  const best = new Map<number, number>()
  for (const [, pairs] of terms) {
    let post = 0
    for (let at = 0; at < pairs.length; at += 2) {
      post += pairs[at]!
      best.set(post, Math.max(best.get(post) ?? 0, pairs[at + 1]!))
    }
  }
  const posts = [...best].sort(([one], [other]) => one - other)
  return posts.flatMap(([post, weight], index) => [post - (posts[index - 1]?.[0] ?? 0), weight])
}

/**
 * Words by their beginning, which is as long as it has to be for files of a size. A beginning that is too short for
 * that has a file all the same, with the posts of all its words: so one file answers whatever has been typed.
 */
const shardsOf = (terms: Term[], length = 1): [string, Shard][] => {
  const groups = new Map<string, Term[]>()
  for (const term of terms) {
    const beginning = [...term[0]].slice(0, length).join("")
    const group = groups.get(beginning)
    if (group) group.push(term)
    else groups.set(beginning, [term])
  }
  return [...groups].flatMap(([beginning, group]): [string, Shard][] => {
    if (group.length === 1 || group.reduce((sum, [, { length: size }]) => sum + size, 0) <= SHARD)
      return [[beginning, Object.fromEntries(group)]]
    const whole = group.filter(([word]) => word === beginning)
    return [
      [beginning, Object.fromEntries([[`${beginning}${ANY}`, joined(group)], ...whole])],
      ...shardsOf(
        group.filter(([word]) => word !== beginning),
        length + 1,
      ),
    ]
  })
}

/**
 * The index of the posts as files: what every search needs, the words by their beginnings, and the posts ten by ten.
 * @param posts newest first
 * @returns texts of the files by their paths below /search/
 */
export const searchFiles = (
  posts: readonly SearchedPost[],
  categories: readonly { id: string; name: string }[],
): Map<string, string> => {
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
  const shards = shardsOf([...terms].sort(([one], [other]) => (one < other ? -1 : 1)))
  const listed = posts.map(({ title, path, excerpt, date }): Found => [title, path, excerpt, date])
  const files = new Map<string, string>()
  shards.forEach(([, shard], place) => files.set(`words-${place}.json`, JSON.stringify(shard)))
  for (let at = 0; at < listed.length; at += POSTS_PER_FILE)
    files.set(`posts-${at / POSTS_PER_FILE}.json`, JSON.stringify(listed.slice(at, at + POSTS_PER_FILE)))
  const at = createHash("sha256")
    .update([...files.values()].join("\n"))
    .digest("hex")
    .slice(0, 8)
  const index: SearchIndex = {
    at,
    categories: categories.map(({ id, name }) => ({ id, name })),
    filed: posts.map(({ category, topics }) =>
      [...new Set([category, ...topics])]
        .map(id => categories.findIndex(known => known.id === id))
        .filter(place => place >= 0),
    ),
    shards: shards.map(([beginning]) => beginning),
  }
  return new Map([
    ["index.json", JSON.stringify(index)],
    ...[...files].map(([name, text]): [string, string] => [`${at}/${name}`, text]),
  ])
}
