import { existsSync, readdirSync, readFileSync } from "node:fs"
import { posix } from "node:path"
import ts from "typescript"

/** What docs and comments point to is there: files, decisions, and no paper that is not in this repository. */

const LEFT_OUT = new Set(["node_modules", "public", "compare", ".compare", "package-lock.json", "gatsby-types.d.ts"])

const filesBelow = (folder: string): string[] =>
  readdirSync(folder || ".", { withFileTypes: true }).flatMap(entry => {
    const path = posix.join(folder, entry.name)
    if (LEFT_OUT.has(entry.name) || [".git", ".cache", ".content"].includes(entry.name)) return []
    return entry.isDirectory() ? filesBelow(path) : [path]
  })

const files = filesBelow("")
const folders = new Set(
  files.flatMap(file => file.split("/").map((_, index, parts) => parts.slice(0, index).join("/"))),
)
const roots = new Set(files.flatMap(file => (file.includes("/") ? [file.split("/")[0]!] : [])))

/** Content comes and goes, and is no part of the project's order: only files that every site has are pointed to. */
const isSample = (path: string) => /^content\/(blog|case-studies|images|legal|services)\/./.test(path)

/** What a build or a person makes. */
const isMade = (path: string) =>
  /^(public|compare|src\/gatsby-types\.d\.ts|static\/downloads|\.cache|\.content|content\/\.schemas|\.vscode\/content\.code-snippets)/.test(
    path,
  )

const looksLikePath = (word: string): boolean => {
  if (!/^[\w@.*-]+(\/[\w@.*-]+)*\/?$/.test(word)) return false
  const [first = "", second] = word.split("/")
  return (second !== undefined && roots.has(first)) || /^[\w*][\w@./*-]*\.(tsx?|mjs|md|snap)$/.test(word)
}

/** Whether there is a file, or a folder, whose path ends like this: comments leave out what both have in common. */
const isThere = (pointer: string): boolean => {
  const path = pointer.replace(/\/$/, "")
  if (isSample(path) || isMade(path) || existsSync(path)) return true
  const pattern = path
    .replace(/[.]/g, "\\.")
    .replace(/\*\*\/?/g, "\0")
    .replaceAll("*", "[^/]*")
    .replaceAll("\0", "(.*/)?")
  const ending = new RegExp(`(^|/)${pattern}$`)
  return (
    files.some(file => ending.test(file)) || (!path.includes(".") && [...folders].some(other => ending.test(other)))
  )
}

const decisions = readdirSync("docs/decisions").flatMap(file => (/^\d{4}-/.test(file) ? [Number.parseInt(file)] : []))

/** What a text points to and is not there. Examples with gaps, as in `content/services/{slug}.yaml`, point nowhere. */
const broken = (text: string): string[] => {
  const words = text.split(/[\s`()"',;:|]+/).map(word => word.replace(/[.]+$/, ""))
  const named = [...text.matchAll(/\bdecisions? (\d+)(?:(?:,| and| to) (\d+))?/gi)].flatMap(([, ...numbers]) =>
    numbers.flatMap(number => (number === undefined ? [] : [Number(number)])),
  )
  return [
    ...words.filter(word => looksLikePath(word) && !isThere(word)),
    ...named.filter(number => !decisions.includes(number)).map(number => `decision ${number}`),
    ...[...text.matchAll(/\bspec(?:\.md\b| \d+(?:\.\d+)*)/gi)].map(([paper]) => paper),
  ]
}

/** The comments of a file of code, and paths in brackets in its texts: descriptions of fields are shown to editors. */
const commentsOf = (file: string): string[] => {
  const text = readFileSync(file, "utf8")
  // Nothing in the whole file, code and all, is broken: its comments need not be found.
  if (broken(text).length === 0) return []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found = new Map<number, string>()
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) return
    for (const { pos, end } of [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
    ])
      found.set(pos, text.slice(pos, end).replace(/^\s*\*/gm, " "))
    if (ts.isStringLiteralLike(node))
      found.set(node.pos, [...node.text.matchAll(/\([\w/.-]+\/[\w/.-]+\)/g)].map(([pointer]) => pointer).join(" "))
    node.getChildren(source).forEach(visit)
  }
  visit(source)
  return [...found.values()]
}

/** Paths in code spans, and links, of a guide. What stands in a fenced block is an example. */
const pointersOf = (file: string): string[] => {
  const text = readFileSync(file, "utf8").replace(/^(`{3,})[^]*?^\1$/gm, "")
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, span = ""]) => (/[<>{}…]/.test(span) ? [] : [span]))
  const links = [...text.replace(/`[^`\n]+`/g, " ").matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = ""]) => {
    const [path = ""] = link.split("#")
    return /^[a-z]+:|^\//.test(link) || path === "" ? [] : [posix.join(posix.dirname(file), path)]
  })
  const prose = text.replace(/`[^`\n]*`|\]\([^)]*\)/g, " ")
  return [...spans.flatMap(broken), ...broken(prose), ...links.filter(link => !existsSync(link.replace(/\/$/, "")))]
}

const guides = files.filter(file => file.endsWith(".md"))
const code = files.filter(file => /\.(tsx?|mjs)$/.test(file) && !file.startsWith("static/"))

describe("what is pointed to is there", () => {
  test("in guides", () => {
    expect(guides).toContain("docs/architecture.md")
    expect(guides.flatMap(file => pointersOf(file).map(pointer => `${file}: ${pointer}`))).toEqual([])
  })

  test("in comments, and in descriptions of fields", () => {
    expect(code).toContain("gatsby-node.ts")
    expect(
      code.flatMap(file =>
        commentsOf(file)
          .flatMap(broken)
          .map(pointer => `${file}: ${pointer}`),
      ),
    ).toEqual([])
  })

  test("or would be noticed", () => {
    expect(broken("Drawn in `src/nowhere.tsx`, see scenes.md and decision 9999 (spec 4.2).")).toEqual([
      "src/nowhere.tsx",
      "scenes.md",
      "decision 9999",
      "spec 4.2",
    ])
    expect(broken("As model/rules/*.ts, `tokens.ts`, docs/decisions/ and decisions 7 and 8 say.")).toEqual([])
  })
})

test("the list of decisions has every one of them, in order and by its title", () => {
  const written = readdirSync("docs/decisions")
    .filter(file => /^\d{4}-/.test(file))
    .sort()
    .map(file => {
      const [, number, title] = /^# (\d+)\. (.+)\n/.exec(readFileSync(`docs/decisions/${file}`, "utf8")) ?? []
      expect([file, Number(number)]).toEqual([file, Number.parseInt(file)])
      return `- [${number}. ${title}](${file})`
    })
  expect(readFileSync("docs/decisions/README.md", "utf8").match(/^- .*/gm)).toEqual(written)
})
