/** All that the search knows: one file, which is fetched with the first touch of its field. */
export interface SearchIndex {
  categories: { id: string; name: string }[]
  /** The posts, newest first. */
  posts: Found[]
  /** Of each post: places of its categories in the list. */
  filed: number[][]
  /** Of each word: the posts that have it, in pairs: how far behind the one before, and how much it says of it. */
  terms: Record<string, number[]>
}

/** A post as it is listed: title, address, excerpt, date. */
export type Found = [title: string, path: string, excerpt: string, date: string]

/** How well each post fits a beginning of a word. */
const scoresOf = (word: string, { terms, posts }: SearchIndex): Map<number, number> => {
  const best = new Map<number, number>()
  for (const [term, pairs] of Object.entries(terms)) {
    if (!term.startsWith(word)) continue
    const rarity = Math.log(1 + posts.length / (pairs.length / 2)) * (term === word ? 2 : 1)
    let post = 0
    for (let at = 0; at < pairs.length; at += 2) {
      post += pairs[at]!
      best.set(post, Math.max(best.get(post) ?? 0, pairs[at + 1]! * rarity))
    }
  }
  return best
}

/** Every post that has all of the words, the best first, by its place in the index. */
export const find = (words: readonly string[], index: SearchIndex): number[] => {
  const [first, ...others] = words.map(word => scoresOf(word, index))
  if (!first) return []
  const sum = (post: number) => others.reduce((total, other) => total + other.get(post)!, first.get(post)!)
  return [...first.keys()]
    .filter(post => others.every(other => other.has(post)))
    .map(post => ({ post, score: sum(post) }))
    .sort((one, other) => other.score - one.score || one.post - other.post)
    .map(({ post }) => post)
}
