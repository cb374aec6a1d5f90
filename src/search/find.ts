/** What is asked for first: all that does not depend on the words. */
export interface SearchIndex {
  /** Folder of the other files, which changes with what is in them. */
  at: string
  categories: { id: string; name: string }[]
  /** Of each post, newest first: places of its categories in the list. */
  filed: number[][]
  /** Beginnings of words; those of one beginning are a file, named by its place here. */
  shards: string[]
}

/** Posts that have a word, in pairs: how far behind the one before, and how much the word says of it. */
export type Shard = Record<string, number[]>

/** A post as it is listed: title, address, excerpt, date. */
export type Found = [title: string, path: string, excerpt: string, date: string]

/** Posts that one file holds. */
export const POSTS_PER_FILE = 10

/** Stands in a shard behind a beginning that many words have, for all of them: they are in shards of their own. */
export const ANY = "*"

/** Fetches a file of the index by its path below /search/. */
export type Load = (path: string) => Promise<unknown>

/** Every post that has all of the words, the best first, by its place in the index. */
type Matches = number[]

export interface Finder {
  index(): Promise<SearchIndex>
  find(words: readonly string[]): Promise<Matches>
  posts(places: readonly number[]): Promise<Found[]>
}

/** The file that holds the words beginning so: that of the longest beginning they have in common with it. */
const shardFor = (word: string, shards: readonly string[]): number | undefined => {
  const own = shards.flatMap((shard, place) => (word.startsWith(shard) ? [{ shard, place }] : []))
  return own.sort((one, other) => other.shard.length - one.shard.length)[0]?.place
}

/** How well each post of a shard fits a beginning of a word. */
const scores = (word: string, shard: Shard, posts: number): Map<number, number> => {
  const best = new Map<number, number>()
  for (const [term, pairs] of Object.entries(shard)) {
    if (!term.startsWith(word)) continue
    const rarity = Math.log(1 + posts / (pairs.length / 2)) * (term === word ? 2 : 1)
    let post = 0
    for (let at = 0; at < pairs.length; at += 2) {
      post += pairs[at]!
      best.set(post, Math.max(best.get(post) ?? 0, pairs[at + 1]! * rarity))
    }
  }
  return best
}

/** Searches an index whose files are fetched when they are needed, each once; one that did not come is asked again. */
export const createFinder = (load: Load): Finder => {
  const known = new Map<string, Promise<unknown>>()
  const once = <Content>(path: string): Promise<Content> => {
    const loading = known.get(path) ?? load(path)
    known.set(path, loading)
    loading.catch(() => known.delete(path))
    return loading as Promise<Content>
  }
  const index = () => once<SearchIndex>("index.json")

  const scoresOf = async (word: string): Promise<Map<number, number>> => {
    const { at, shards, filed } = await index()
    const place = shardFor(word, shards)
    return place === undefined ? new Map() : scores(word, await once<Shard>(`${at}/words-${place}.json`), filed.length)
  }

  return {
    index,
    find: async words => {
      const [first, ...others] = await Promise.all(words.map(scoresOf))
      if (!first) return []
      const sum = (post: number) => others.reduce((total, other) => total + other.get(post)!, first.get(post)!)
      return [...first.keys()]
        .filter(post => others.every(other => other.has(post)))
        .map(post => ({ post, score: sum(post) }))
        .sort((one, other) => other.score - one.score || one.post - other.post)
        .map(({ post }) => post)
    },
    posts: async places => {
      const { at } = await index()
      return Promise.all(
        places.map(async place => {
          const file = await once<Found[]>(`${at}/posts-${Math.floor(place / POSTS_PER_FILE)}.json`)
          return file[place % POSTS_PER_FILE]!
        }),
      )
    },
  }
}
