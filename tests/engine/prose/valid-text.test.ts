import { extractLinks } from "#engine/prose/markdown"
import { loadProseParser } from "#engine/prose/parse"
import { renderProse } from "#gatsby/prose/render-prose"
import { issuesAfter, postFile, serviceFile } from "../fixture"

/** Valid texts that resemble mistakes. */

const heading = "## The second heading"
const issuesIn = (text: string) => issuesAfter(postFile, heading, `${text}\n\n${heading}`)
const renderHtml = async (body: string) =>
  (await renderProse(body, () => Promise.resolve(null), { footnotes: "Notes", footnoteBack: "Back" })).html

describe("valid texts", () => {
  const validTexts: Record<string, string> = {
    "a remark in square brackets before a remark in parentheses":
      "“The pages were slow [sic] (sometimes).” „Sie war [sic] (oft) da.“",
    "a citation after a year": "Most leave (Lindholm 2020)[2], as many do (Öberg 2019)[14]. 多くの人 (2021)[3] です。",
    "array indexes": "The value stands in grid[0][1], and in the field größe[i][j].",
    "adjacent citations": "It is known [1][2], and seen again [3][4].",
    "escaped brackets": "\\[sic\\] (/sometimes), (Lindholm 2021)\\[3\\], \\[words\\]\\[guide\\], (words)\\[/guide\\].",
    "a paragraph in escaped brackets": "\\[The author has left since.\\]",
    "an escaped heading marker": "\\#webdesign is what people looked for.\n\n\\##one",
    "escaped asterisks": "Here \\*\\* means a power, as in 2\\*\\*3. \\*So it is.",
    "an escaped backtick, tildes and braces": "A \\` here, \\~\\~ there, and \\{name\\} as it is.",
    "escaped list markers": "\\|a|b|\n\n\\-one\n\n\\•two\n\n1\\.one",
    "escaped markers in quotes and lists":
      "> \\#webdesign is it\n> \\#webdesign it was\n\n- \\*\\* means a power\n  \\#too",
    "a Git conflict in code": "```diff\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> other\n```",
    "a Git conflict in code of a list": "- One:\n\n  ~~~\n  <<<<<<< HEAD\n  ~~~~\n\n- Two",
    "conflict markers in code":
      "```md\nÜberschrift\n=======\n```\n\n> ~~~\n> 見出し\n> =======\n> ~~~\n\n`=======` and `>>>>>>> other`",
    "box drawings in code": "```\n┌────────┐\n│ Box    │\n├────────┤\n└────────┘\n```",
    "a file tree in code": "````text\n├── src/\n│   └── größe.ts\n```\n└─┐\n````",
    "a file tree in code of a quote": "> ```\n> └── 料金/\n>     └── 表.csv\n> ```\n\n`├── a`",
    "escaped numbers, and a list interrupted by code":
      "2024\\. So it was.\n\n3\\. Mai war es.\n\n1. One\n\n```\none\n```\n\n2. Two\n\n> 1. 一\n> 2. 二",
    "syntax of other programs, escaped or in code":
      "\\[\\[Pricing\\]\\], \\==so\\==, H\\~2\\~O.\n\n\\:::note\n\n> \\[!NOTE\\]\n\n`[[x]]` and `H~2~O`, [[1]](/contact), a == b.",
    "encoded anchors and #top":
      "## Größe (m)\n\nSee [it](#gr%C3%B6%C3%9Fe-m), [up](#top), [there](/case-studies#top), [費用](#%E8%B2%BB%E7%94%A8) and [סיכום](#%D7%A1%D7%99%D7%9B%D7%95%D7%9D).\n\n## 費用\n\n## סיכום",
    "regular Markdown":
      "| a | b |\n| --- | --- |\n| 1 | 2 |\n\n- One\n  and more\n- Two\n\n### A third level\n\n---\n\n> One line\n> and another\n\n{/* Ask Ana for the figure. */}\n\nSee [the prices](/pricing/), 2 * 3 and -5.",
    "invisible characters in code":
      "Write `‐\u200B‑` or ``a ` \u00AD``, and:\n\n```\nраypal turn0search1 【1†source】\n```",
  }
  for (const [name, text] of Object.entries(validTexts))
    test(`accepts ${name}`, async () => expect(await issuesIn(text)).toEqual([]))

  test.each([
    "One sentence – or two.",
    '"Fewer than 5 < 10 and > 3."',
    '"2 * 3 * 4"',
    "The field snake_case_name.",
    "They call it “one” sentence.",
    "A family 👨‍👩‍👧 of services.",
    "Café, naïve, Łódź, 東京, Москва, שלום.",
    "In 10\u00A0weeks.",
    "می‌خواهم",
    '"See studio.example/page?a=1&b=2."',
    "One sentence. # a\u200Bb",
    "A well-kept, state-of-the-art one.",
  ])("accepts a field with the text: %s", async text =>
    expect(await issuesAfter(serviceFile, '"One sentence about the first service."', text)).toEqual([]),
  )

  test.each([
    ["2025-07-22", '"2025-07-22"'],
    ['views: "1.2K"\n', ""],
    ["featured: false\n", ""],
    ["topics: [topic-two]\n", ""],
  ])("accepts frontmatter with %j replaced by %j", async (search, replacement) =>
    expect(await issuesAfter(postFile, search, replacement)).toEqual([]),
  )
})

test.each(["Lead_(marketing)", "Führung_(Gruppe)#Rollen", "A_(b)_(c)", "リード_(広告)"])(
  "links a URL with parentheses in a field: %s",
  async name => {
    const address = `https://studio.example/wiki/${name}`
    expect(extractLinks(`See [it](${address}) (or not).`)).toEqual([address])
    expect(await issuesAfter("pages/faq.yaml", "Answer 1 of topic 1", `See [it](${address}) (or not).`)).toEqual([])
  },
)

test("links a bare URL in a field without the punctuation after it", () => {
  const links = (text: string) => extractLinks(text).join()
  expect(links("Read https://studio.example/a_(b)?c=1. (Or https://studio.example/b)!")).toBe(
    "https://studio.example/a_(b)?c=1,https://studio.example/b",
  )
  expect(links("Lies „https://studio.example/größe“ — 見る https://studio.example/c。次")).toBe(
    "https://studio.example/größe,https://studio.example/c",
  )
  expect(links("**https://studio.example** [https://studio.example/d](/contact) xhttps://studio.example")).toBe(
    "/contact",
  )
})

describe("mistakes beside valid text", () => {
  const mistakes: Record<string, [text: string, line: number]> = {
    "a link with a space before its parentheses, after a remark in brackets": [
      "He [sic] (sometimes) reads [the words] (/contact).",
      23,
    ],
    "a link without its definition": ["See [the words][guide].", 23],
    "a reversed link": ["See (the words)[/contact] (2020)[2].", 23],
    "a Git conflict after code": ["```\n<<<<<<< HEAD\n```\n\n<<<<<<< HEAD", 27],
    "a garbled letter after code": ["The `cafÃ©` and the cafÃ©.", 23],
    "an invisible character after a code block": ["```\na\u200Bb\n```\n\nOne\u200Btwo.", 27],
    "a heading without a space in the second line of a quote": ["> \\#one\n> ##two", 24],
  }
  for (const [name, [text, line]] of Object.entries(mistakes))
    test(`reports ${name}`, async () => {
      const issues = await issuesIn(text)
      expect(issues.map(issue => issue.split(":").slice(0, 2).join(":"))).toEqual([`content/${postFile}:${line}`])
    })
})

test("renders strikethrough for double tildes only", async () => {
  expect(await renderHtml("5~7 days cost 100~200, ~~not~~ 300. 5~7日で100~200です。")).toBe(
    "<p>5~7 days cost 100~200, <del>not</del> 300. 5~7日で100~200です。</p>",
  )
  expect(await issuesIn("A page takes 5~7 days and costs 100~200 dollars.")).toEqual([])
})

test("links a bare URL without the punctuation after it", async () => {
  const texts: [text: string, address: string][] = [
    ["Read “https://studio.example/guide” first.", "https://studio.example/guide"],
    ["Then https://studio.example/next—it is short.", "https://studio.example/next"],
    ["Und „https://studio.example/de.“, so.", "https://studio.example/de"],
    ["Lire «https://studio.example/fr»", "https://studio.example/fr"],
    ["見る https://studio.example/foo。次の文です。", "https://studio.example/foo"],
    ["Write to ana@studio.example.", "mailto:ana@studio.example"],
    ["The studio’s: www.studio.example/a_b’s *words*", "http://www.studio.example/a_b"],
  ]
  const parseProse = await loadProseParser({})
  for (const [text, address] of texts) {
    expect(parseProse(text).links.map(({ url }) => url)).toEqual([address])
    expect(parseProse(text).problems).toEqual([])
    const page = await renderHtml(text)
    expect([page, page.includes(`<a href="${address}">`)]).toEqual([page, true])
    expect(page.replace(/<[^>]*>/g, "")).toBe(text.replaceAll("*", ""))
  }
  const whole = "[“https://studio.example/a—b”](https://studio.example/a—b) and https://studio.example/größe_(a)?b=1."
  expect(parseProse(whole).links.map(({ url }) => url)).toEqual([
    "https://studio.example/a—b",
    "https://studio.example/größe_(a)?b=1",
  ])
})
