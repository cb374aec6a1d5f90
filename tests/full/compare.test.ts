import assert from "node:assert/strict"
import { execFileSync, spawnSync } from "node:child_process"
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { after, before, test } from "node:test"
import { parse } from "yaml"
import { copyProject } from "../../scripts/copy-project"
import type { Difference } from "../../tools/compare/differences"
import { canonicalPages } from "../site/built-pages"
import { posts } from "../site/content"

/** Changes in a copy of the project, and what `npm run compare` tells of each. */

const folder = copyProject("copied")
after(() => rmSync(folder, { recursive: true, force: true }))
const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=test", "-c", "user.email=test@localhost", ...args], { cwd: folder })
const read = (file: string) => readFileSync(join(folder, file), "utf8")

before(() => {
  // A repository of its own: what is called .git may be that of others, in a work tree.
  git("init", "--quiet")
  git("add", "--all")
  git("commit", "--quiet", "--allow-empty", "--message", "As it is")
  git("tag", "as-it-is")
})

const replace = (file: string, from: string | RegExp, to: string) => {
  const text = read(file)
  assert.notEqual(text.replace(from, to), text, `${file} has no ${from}`)
  writeFileSync(join(folder, file), text.replace(from, to))
}

/** Compares the copy as it is with a change. */
const compared = (change: () => void) => {
  git("reset", "--quiet", "--hard", "as-it-is")
  change()
  git("commit", "--quiet", "--all", "--message", "A change")
  const args = ["--import", "tsx", "tools/compare/run.ts", "as-it-is"]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" })
  assert.ok(status === 0 || status === 1, stderr)
  assert.ok(stdout.trim().split("\n").length <= 40, stdout)
  assert.ok(read("compare/report.md").length <= 60_000)
  assert.match(read("compare/index.html"), /<\/html>$/)
  const differences = JSON.parse(read("compare/report.json")) as Difference[]
  assert.equal(status, differences.length > 0 ? 1 : 0, stdout)
  return differences
}

const kindsOf = (differences: Difference[]) => [...new Set(differences.map(({ kind }) => kind))].sort()
const pagesOf = (differences: Difference[]) => [...new Set(differences.flatMap(({ page }) => page ?? []))].sort()

/** Addresses of pages in the build that was made last. */
const builtPages = (holds: (html: string) => boolean) => {
  const files = readdirSync(join(folder, ".compare/work/public"), { recursive: true, encoding: "utf8" })
  const pages = files.filter(file => file.endsWith(".html") && !/(^404|\/index)\.html$/.test(file))
  const addresses = pages.flatMap(file => {
    const html = read(join(".compare/work/public", file))
    return holds(html) && !html.includes('http-equiv="refresh"') ? `/${file.replace(/(^index)?\.html$/, "")}` : []
  })
  return addresses.sort()
}

test("another price in the ledger: the pages that name it, and nothing else", () => {
  const claims = parse(read("content/claims.yaml")) as { name: string; value: string }[]
  const price = claims.findLast(({ value }) => /^\$\d+$/.test(value))!
  const found = compared(() => replace("content/claims.yaml", `"${price.value}"`, '"$7171"'))
  const named = builtPages(html => html.includes("$7171"))
  assert.ok(named.length > 0)
  assert.deepEqual(pagesOf(found), named)
  for (const page of named)
    assert.ok(
      found.some(one => one.kind === "figures" && one.page === page && one.after === "$7171"),
      page,
    )
  assert.deepEqual(kindsOf(found.filter(({ page }) => !page)), [])
})

test("another color: all pages by their pictures, none by words", () => {
  const found = compared(() => replace("src/theme/tokens.ts", /\bink: "#\w+"/, 'ink: "#20306b"'))
  const pictures = found.filter(({ kind }) => kind === "pictures")
  const pages = canonicalPages().map(({ path }) => path)
  assert.deepEqual(pagesOf(pictures), pages.sort())
  const ofPages = kindsOf(found.filter(({ page }) => page))
  assert.ok(
    ofPages.every(kind => kind === "pictures" || kind === "weight"),
    ofPages.join(),
  )
})

test("a post taken away: one address is gone, without a redirect", () => {
  const files = readdirSync(join(folder, "content"), { recursive: true, encoding: "utf8" })
  const texts = files
    .filter(file => /\.(yaml|mdx)$/.test(file))
    .map(file => [file, read(join("content", file))] as const)
  const isNamed = (post: (typeof posts)[number]) =>
    texts.some(([file, text]) => file !== post.file && text.includes(post.path.split("/").at(-1)!))
  const post = posts.find(post => !post.featured && !isNamed(post))
  assert.ok(post, "every post is named by other content, or must be shown large")
  const found = compared(() => rmSync(join(folder, "content", post.file)))
  const addresses = found.filter(({ kind }) => kind === "addresses")
  assert.deepEqual(
    addresses.map(({ page, place }) => ({ page, place })),
    [{ page: post.path, place: "gone, without a redirect" }],
  )
})

test("markup without effect: nothing", () => {
  assert.deepEqual(
    compared(() => replace("src/html.tsx", '<div id="___gatsby"', '<div data-mark="" /> $&')),
    [],
  )
})
