import { brotliCompressSync } from "node:zlib"
import { bundleModule } from "../../../gatsby/browser-scripts"
import { searchFiles, type SearchedPost } from "../../../gatsby/search/index-posts"
import { createFinder } from "../../../src/search/find"
import { markedPieces, wordsOf } from "../../../src/search/words"
import { categories, madeUpPosts } from "./posts"

const sizeOf = (text: string) => (text.length < 1024 ? text.length : brotliCompressSync(text).length)

const finderOf = (files: ReadonlyMap<string, string>) => {
  const asked: string[] = []
  const finder = createFinder(path => {
    asked.push(path)
    const text = files.get(path)
    return text === undefined ? Promise.reject(new Error(path)) : Promise.resolve(JSON.parse(text) as unknown)
  })
  return { finder, asked }
}

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
  const files = searchFiles(posts, categories)

  test("finds the same posts as reading all of them does, for words and beginnings of words", async () => {
    const texts = posts.map(({ title, excerpt, html, category, topics }) =>
      wordsOf(`${title} ${excerpt} ${html.replaceAll(/<\/?\w+>/g, " ")} ${category} ${topics.join(" ")}`),
    )
    const read = (words: string[]) =>
      texts.flatMap((text, place) => (words.every(word => text.some(other => other.startsWith(word))) ? [place] : []))
    const { finder } = finderOf(files)
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
      expect((await finder.find(words)).sort((one, other) => one - other)).toEqual(read(words))
  })

  test("needs at most 60 kB for a first query over 1,000 posts, its script included", async () => {
    const script = sizeOf(await bundleModule({ root: process.cwd(), pathPrefix: "" }, "search/blog.ts"))
    const rare = vocabulary.slice(4000, 4003)
    for (const words of [["a"], ["co"], ["content"], vocabulary.slice(0, 3), vocabulary.slice(50, 53), rare]) {
      const { finder, asked } = finderOf(files)
      await finder.posts((await finder.find(words)).slice(0, 10))
      const size = asked.reduce((sum, path) => sum + sizeOf(files.get(path)!), script)
      expect({ words, size, fits: size <= 60_000 }).toEqual({ words, size, fits: true })
    }
    expect(script).toBeLessThan(6_000)
  })

  test("puts a word of the title before one of the excerpt, and that before one of the text", async () => {
    const own = [
      post({ path: "/blog/text", html: "<p>Harbors</p>" }),
      post({ path: "/blog/none" }),
      post({ path: "/blog/excerpt", excerpt: "The harbor" }),
      post({ path: "/blog/title", title: "A Harbor by night" }),
    ]
    const { finder } = finderOf(searchFiles(own, categories))
    const found = await finder.posts(await finder.find(["harbor"]))
    expect(found.map(([, path]) => path)).toEqual(["/blog/title", "/blog/excerpt", "/blog/text"])
  })

  test("knows accents, other scripts, and names of categories, and takes markup for none", async () => {
    const own = [post({ title: "Café in Łódź" }), post({ title: "東京の港", html: "<b class='quay'>x</b>" })]
    const { finder } = finderOf(searchFiles(own, [{ id: "seo", name: "Search engines" }]))
    expect(await finder.find(wordsOf("CAFE"))).toEqual([0])
    expect(await finder.find(wordsOf("東"))).toEqual([1])
    expect(await finder.find(wordsOf("engines"))).toEqual([0, 1])
    expect(await finder.find(wordsOf("quay"))).toEqual([])
    expect(await finder.find(wordsOf("constructor"))).toEqual([])
  })

  test("asks again for a file that did not come", async () => {
    let isDown = true
    const finder = createFinder(path =>
      isDown ? Promise.reject(new Error("down")) : Promise.resolve(JSON.parse(files.get(path)!) as unknown),
    )
    await expect(finder.find(["re"])).rejects.toThrow("down")
    isDown = false
    expect((await finder.find(["re"])).length).toBeGreaterThan(0)
  })

  test("marks words that begin so, and nothing else of the text", () => {
    const pieces = markedPieces("Über die Häfen: Hafen & <b>", ["haf"])
    expect(pieces.map(({ text }) => text).join("")).toBe("Über die Häfen: Hafen & <b>")
    expect(pieces.flatMap(({ text, isMarked }) => (isMarked ? [text] : []))).toEqual(["Häfen", "Hafen"])
  })
})
