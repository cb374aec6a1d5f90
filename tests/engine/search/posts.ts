import type { SearchedPost } from "../../../gatsby/search/index-posts"

export const categories = ["seo", "growth", "saas", "ads", "dev", "shop"].map(id => ({ id, name: id.toUpperCase() }))

/** Beginnings and ends of words, so that many share them as those of a language do. */
const SYLLABLES =
  "con re de in pro ti ma no se la ter ca lo per vi ra mo ne su pa ge li ta fo ba to mi do sta co men tra ple spi ver ness ing ed er ly al ic".split(
    " ",
  )

/** Posts in words that are as frequent as those of a language: the second half as often as the first, and so on. */
export const madeUpPosts = (count: number, length: number): { posts: SearchedPost[]; vocabulary: string[] } => {
  let state = 7
  const random = () => {
    state = (state * 1103515245 + 12345) % 2147483648
    return state / 2147483648
  }
  const syllable = () => SYLLABLES[Math.floor(random() * SYLLABLES.length)]!
  const vocabulary = Array.from({ length: 20_000 }, () =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, syllable).join(""),
  )
  const word = () => vocabulary[Math.floor(Math.exp(random() * Math.log(vocabulary.length))) - 1] ?? "a"
  const words = (number: number) => Array.from({ length: number }, word).join(" ")
  const posts = Array.from({ length: count }, (_, index) => ({
    title: words(7),
    path: `/blog/post-${index}-${words(6).replaceAll(" ", "-")}`,
    excerpt: words(20),
    date: "October 28, 2025",
    category: categories[index % 6]!.id,
    topics: [categories[(index + 2) % 6]!.id],
    html: `<h2>${words(4)}</h2><p>${words(length)} <b>bold</b></p>`,
  }))
  return { posts, vocabulary }
}
