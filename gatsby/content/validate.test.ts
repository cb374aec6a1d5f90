import assert from "node:assert/strict"
import { describe, test } from "node:test"
import { loadContent } from "./load"
import type { ContentFolder } from "./entry"
import { formatIssue, validate } from "./validate"

const real = loadContent(process.cwd())

/** The real content with some files replaced, added, or (with `undefined`) taken away. */
const withFiles = (changes: Record<string, string | undefined>): ContentFolder => {
  const texts = new Map(real.texts)
  for (const [file, content] of Object.entries(changes)) {
    if (content === undefined) texts.delete(file)
    else texts.set(file, content)
  }
  return { ...real, texts }
}

const read = (file: string): string => {
  const content = real.texts.get(file)
  if (content === undefined) throw new Error(`There is no content/${file}.`)
  return content
}

/** The messages for one file after one replacement in it. */
const after = async (file: string, search: string | RegExp, replacement: string): Promise<string[]> => {
  const before = read(file)
  const changed = before.replace(search, replacement)
  assert.notEqual(changed, before, "the replacement must change the file")
  const { issues } = await validate(withFiles({ [file]: changed }))
  return issues.map(formatIssue)
}

const service = "services/paid-ads.yaml"
const post = "blog/post-template.mdx"

describe("content", () => {
  test("is in order, every file of it", async () => {
    const { issues, entries } = await validate(real)
    assert.deepEqual(issues.map(formatIssue), [])
    assert.ok(entries.length >= real.texts.size)
  })

  test("a misspelt key is named with its place and the likely right one", async () => {
    assert.deepEqual(await after(service, /^name: /m, "nmae: "), [
      `content/${service}:2:1 name: The field "name" is missing. Add it. It is: Name in menus, breadcrumbs and the footer.`,
      `content/${service}:3:1 nmae: There is no field "nmae" here. Did you mean "name"? Correct its name or delete it.`,
    ])
  })

  test("a missing field is told at its parent", async () => {
    assert.deepEqual(await after(service, /^ {2}title: .*\n/m, ""), [
      `content/${service}:6:3 meta.title: The field "title" is missing. Add it. It is: Title in the browser tab and in search results, without the brand name.`,
    ])
  })

  test("a mistyped field says what it must be and what it is", async () => {
    assert.deepEqual(await after(service, /^order: .*/m, "order: six"), [
      `content/${service}:4:8 order: This must be a number, but it is a text. It is: Place in the menu and in the catalogue, from 1.`,
    ])
  })

  test("an impossible choice lists the possible ones", async () => {
    const [message] = await after("pages/home.yaml", "drawing: web", "drawing: wbe")
    assert.match(
      message ?? "",
      /^content\/pages\/home\.yaml:\d+:16 services\.plates\[0\]\.drawing: "wbe" is not possible here\. Use one of: web, marketing, software, strategy\. Did you mean "web"\?$/,
    )
  })

  test("too many entries are counted", async () => {
    const [message] = await after(service, /^( {2}features:)/m, "$1\n    - One too many")
    assert.match(message ?? "", /card\.features: This must have exactly 4 entries\./)
  })

  test("broken YAML is told with line and column", async () => {
    const [message] = await after(service, /^name: .*/m, 'name: "unclosed')
    assert.match(
      message ?? "",
      new RegExp(`^content/${service}:\\d+:\\d+ .+Check the quotes, the colons and the indentation`),
    )
  })

  test("a key that stands twice is told", async () => {
    assert.deepEqual(await after(service, /^name: .*/m, "name: Paid Ads\nname: Paid Ads"), [
      `content/${service}:4:1 The field "name" stands twice, first in line 3. Keep one of the two.`,
    ])
  })

  test("a file that holds a single value, or nothing, is told", async () => {
    const { issues } = await validate(withFiles({ [service]: "just words", "services/seo-content.yaml": "" }))
    const messages = issues.map(formatIssue)
    assert.ok(
      messages.includes(
        `content/${service}:1:1 This file must hold named fields (lines like title: …), but it holds a single value.`,
      ),
    )
    assert.ok(
      messages.includes(
        "content/services/seo-content.yaml:1:1 This file must hold named fields (lines like title: …), but it holds nothing.",
      ),
    )
  })

  test("a duplicate slug names both files", async () => {
    const messages = await after(service, /^slug: .*/m, "slug: seo-content")
    assert.ok(
      messages.includes(
        'content/services/seo-content.yaml:2:7 slug: The address "/services/seo-content" is taken already by content/services/paid-ads.yaml:2:7. Change the slug, the title or the aliases.',
      ),
      messages.join("\n"),
    )
  })

  test("a dead internal link names the nearest address", async () => {
    const messages = await after("pages/home.yaml", "href: /services/web-development", "href: /services/web-develpment")
    assert.equal(messages.length, 1)
    assert.match(
      messages[0] ?? "",
      /^content\/pages\/home\.yaml:\d+:13 services\.plates\[0\]\.href: No page has the address "\/services\/web-develpment"\. Did you mean "\/services\/web-development"\?$/,
    )
  })

  test("a missing file and a file nobody reads are told", async () => {
    const { issues } = await validate(
      withFiles({ "pages/home.yaml": undefined, "pages/hmoe.yaml": read("pages/home.yaml") }),
    )
    const messages = issues.map(formatIssue)
    assert.ok(messages.includes("content/pages/home.yaml:1:1 This file is missing. Restore it."))
    assert.ok(messages.some(message => message.startsWith("content/pages/hmoe.yaml:1:1 No page reads this file.")))
  })

  test("a section that is listed but not filled in, or listed twice, is told", async () => {
    const [message] = await after(
      service,
      /^sections: .*|^sections:\n(?: +- .*\n)+/m,
      "sections: [hero, hero, measures]\n",
    )
    assert.match(
      message ?? "",
      /sections\[1\]: "hero" is listed twice, first in content\/services\/paid-ads\.yaml:\d+:12\. Delete one of the two\./,
    )
  })

  test("all problems of all files are told at once, in order", async () => {
    const { issues } = await validate(
      withFiles({
        [service]: read(service).replace(/^name: /m, "nmae: "),
        "pages/home.yaml": read("pages/home.yaml").replace("drawing: web", "drawing: wbe"),
      }),
    )
    assert.equal(issues.length, 3)
    assert.deepEqual(
      issues.map(({ file }) => file),
      ["content/pages/home.yaml", `content/${service}`, `content/${service}`],
    )
  })

  test("a file that cannot be read hides no mistake in another, and makes none up", async () => {
    const { issues } = await validate(
      withFiles({
        [service]: read(service).replace(/^name: .*/m, 'name: "Paid Ads'),
        [post]: read(post).replace(/^category: .*/m, "category: seoo"),
        "pages/home.yaml": read("pages/home.yaml").replace(
          "href: /services/web-development",
          "href: /services/web-develpment",
        ),
      }),
    )
    assert.deepEqual(
      issues.map(({ file, path, message }) => [file, path, message]),
      [
        [
          `content/${post}`,
          "category",
          'There is no category "seoo" in content/blog-categories.yaml. Did you mean "seo"?',
        ],
        [
          "content/pages/home.yaml",
          "services.plates[0].href",
          'No page has the address "/services/web-develpment". Did you mean "/services/web-development"?',
        ],
        [
          `content/${service}`,
          "",
          "The text in quotes that begins here is not closed: its last quote is missing. Check the quotes, the colons and the indentation (two spaces a level).",
        ],
      ],
    )
  })
})

describe("prose", () => {
  test("a post without a title is told", async () => {
    assert.deepEqual(await after(post, /^title: .*\n/m, ""), [
      `content/${post}:2:1 title: The field "title" is missing. Add it. It is: Title. The address is made from it.`,
    ])
  })

  test("a post without details is told", async () => {
    const { issues } = await validate(withFiles({ [post]: "Just words." }))
    assert.equal(
      formatIssue(issues[0]!),
      `content/${post}:1:1 The file does not begin with its details between two lines of ---. Copy them from another post.`,
    )
  })

  test("a broken tag is told with its own line", async () => {
    const lines = read(post).split("\n").length
    const { issues } = await validate(withFiles({ [post]: `${read(post)}\n<Note title="x">\n\nNever closed.\n` }))
    assert.equal(issues.length, 1)
    assert.ok(issues[0]!.line > lines - 1)
    assert.match(issues[0]!.message, /<Note>.*Close every tag you open/)
  })

  test("an unknown tag, a missing attribute, code and a main heading are told", async () => {
    const { issues } = await validate(
      withFiles({ [post]: `${read(post)}\n\n<Button />\n\n<KeyFigure value="3" />\n\n{1 + 1}\n\n# Loud\n` }),
    )
    assert.deepEqual(
      issues.map(({ message }) => message),
      [
        "There is no <Button> here. Use <Note> or <KeyFigure>, or plain markdown.",
        '<KeyFigure> needs label="…".',
        "Curly braces are code here. Write \\{ and \\} for the signs themselves.",
        "The title of the page is its only main heading. Begin headings with ## or ###.",
      ],
    )
  })

  test("an image that is not there and a dead link are told with line and column", async () => {
    const line = read(post).split("\n").length
    const { issues } = await validate(
      withFiles({ [post]: `${read(post)}\n![A ship](./ship.png) and [a link](/nowhere).\n` }),
    )
    assert.deepEqual(issues.map(formatIssue), [
      `content/${post}:${line + 1}:1 There is no image at "content/blog/ship.png". Put the file there or correct the name.`,
      `content/${post}:${line + 1}:27 ${issues[1]!.message}`,
    ])
    assert.match(issues[1]!.message, /^No page has the address "\/nowhere"/)
  })
})
