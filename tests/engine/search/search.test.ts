import { brotliCompressSync } from "node:zlib"
import { indexOf, type SearchedPost } from "../../../gatsby/search/index-posts"
import { find } from "../../../src/browser/search/find"
import { markedPieces, wordsOf } from "../../../src/browser/search/words"
import { categories, madeUpPosts } from "./posts"

const post = (fields: Partial<SearchedPost>): SearchedPost => ({
  title: "A title",
  path: "/blog/a",
  excerpt: "An excerpt",
  date: "May 1, 2025",
  category: "seo",
  topics: [],
  html: "",
  ...fields,
})

describe("the search of the blog", () => {
  const { posts, vocabulary } = madeUpPosts(1000, 300)
  const index = indexOf(posts, categories)

  test("finds the same posts as reading all of them does, for words and beginnings of words", () => {
    const texts = posts.map(({ title, excerpt, html, category, topics }) =>
      wordsOf(`${title} ${excerpt} ${html.replaceAll(/<\/?\w+>/g, " ")} ${category} ${topics.join(" ")}`),
    )
    const read = (words: string[]) =>
      texts.flatMap((text, place) => (words.every(word => text.some(other => other.startsWith(word))) ? [place] : []))
    const [first = "", second = "", third = ""] = [3, 70, 900].map(place => vocabulary[place]!)
    for (const words of [
      ["c"],
      ["re"],
      ["con"],
      [first],
      [second],
      [third],
      [first.slice(0, 3), second],
      ["saas"],
      ["zz"],
    ])
      expect(find(words, index).sort((one, other) => one - other)).toEqual(read(words))
  })

  test("is a file of at most 60 kB for 200 posts", () => {
    const index = indexOf(madeUpPosts(200, 300).posts, categories)
    expect(brotliCompressSync(JSON.stringify(index)).length).toBeLessThan(60_000)
  })

  test("puts a word of the title before one of the excerpt, and that before one of the text", () => {
    const own = [
      post({ path: "/blog/text", html: "<p>Harbors</p>" }),
      post({ path: "/blog/none" }),
      post({ path: "/blog/excerpt", excerpt: "The harbor" }),
      post({ path: "/blog/title", title: "A Harbor by night" }),
    ]
    const index = indexOf(own, categories)
    expect(find(["harbor"], index).map(post => index.posts[post]![1])).toEqual([
      "/blog/title",
      "/blog/excerpt",
      "/blog/text",
    ])
  })

  test("knows accents, other scripts, and names of categories, and takes markup for none", () => {
    const own = [post({ title: "Café in Łódź" }), post({ title: "東京の港", html: "<b class='quay'>x</b>" })]
    const index = indexOf(own, [{ id: "seo", name: "Search engines" }])
    expect(find(wordsOf("CAFE"), index)).toEqual([0])
    expect(find(wordsOf("東"), index)).toEqual([1])
    expect(find(wordsOf("engines"), index)).toEqual([0, 1])
    expect(find(wordsOf("quay"), index)).toEqual([])
    expect(find(wordsOf("constructor"), index)).toEqual([])
  })

  test("marks words that begin so, and nothing else of the text", () => {
    const pieces = markedPieces("Über die Häfen: Hafen & <b>", ["haf"])
    expect(pieces.map(({ text }) => text).join("")).toBe("Über die Häfen: Hafen & <b>")
    expect(pieces.flatMap(({ text, isMarked }) => (isMarked ? [text] : []))).toEqual(["Häfen", "Hafen"])
  })
})
