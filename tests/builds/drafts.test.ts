import assert from "node:assert/strict"
import { appendFileSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { after, before, describe, test } from "node:test"
import { copyProject } from "../../scripts/copy-project"
import { gatsbyBuild } from "./gatsby-build"

let folder: string

/** Makes the copy stop when all nodes and pages are there, and write them down: what no node holds can reach no page, list or feed. */
const STOP = `
export const onPreExtractQueries = ({ getNodes }: { getNodes: () => object[] }) => {
  require("node:fs").writeFileSync("nodes.json", JSON.stringify(getNodes()))
  process.exit(0)
}
`
const template = readFileSync("content/blog/post-template.mdx", "utf8")
const post = (title: string, details: string) =>
  writeFileSync(
    join(folder, `content/blog/${title.toLowerCase()}.mdx`),
    template
      .replace(/^title: .*/m, `title: ${title}`)
      .replace(/^slug: .*\n/m, "")
      .replace(/^date: .*/m, details),
  )

const nodesOf = (today: string): string => {
  rmSync(join(folder, "nodes.json"), { force: true })
  const { code, output } = gatsbyBuild(folder, { BUILD_DATE: today })
  assert.equal(code, 0, output)
  return readFileSync(join(folder, "nodes.json"), "utf8")
}

before(() => {
  folder = copyProject()
  appendFileSync(join(folder, "gatsby-node.ts"), STOP)
  post("Zephyrdraft", 'date: "July 22, 2025"\ndraft: true')
  post("Zephyrplan", 'date: "December 3, 2041"')
  post("Zephyrpast", 'date: "July 23, 2025"')
})
after(() => rmSync(folder, { recursive: true, force: true }))

describe("a build", () => {
  test("knows nothing of drafts and of posts of days to come", () => {
    const nodes = nodesOf("2041-12-02")
    assert.match(nodes, /zephyrpast/)
    assert.doesNotMatch(nodes, /zephyrdraft|zephyrplan/i)
  })

  test("publishes a planned post on its day", () => {
    const nodes = nodesOf("2041-12-03")
    assert.match(nodes, /"path":"\/blog\/zephyrplan"/)
    assert.doesNotMatch(nodes, /zephyrdraft/i)
  })
})
