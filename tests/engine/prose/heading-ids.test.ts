import { loadProseParser } from "#engine/prose/parse"
import { renderProse } from "#gatsby/prose/render-prose"
import { isReservedId } from "#model/prose/reserved-ids"
import { issuesAfter, postFile } from "../fixture"

const words = { footnotes: "Footnotes", footnoteBack: "Back" }

/** Returns ids and texts of headings. Expects the same in the check, the page and its table of contents. */
const headingsOf = async (...lines: string[]) => {
  const body = [...lines, "[^1]: A note.", "[^two]: Another."].join("\n\nText.\n\n")
  const { html, headings: tableOfContents } = await renderProse(body, () => Promise.resolve(null), words)
  const { anchors } = (await loadProseParser({ isReservedId }))(body)
  const onPage = [...html.matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id)
  expect(onPage).toEqual(anchors)
  expect(tableOfContents.map(({ href }) => href.slice(1))).toEqual(anchors)
  // Ids are unique.
  const all = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  expect(new Set(all).size).toBe(all.length)
  return { anchors, texts: tableOfContents.map(({ label }) => label) }
}

describe("headingIds", () => {
  test("creates ids like GitHub's", async () => {
    const { anchors } = await headingsOf(
      "## One & only",
      "## The `code` in *it*",
      "## One & only",
      "## Über uns",
      "## 3 steps_",
      "## סיכום",
    )
    expect(anchors).toEqual(["one--only", "the-code-in-it", "one--only-1", "über-uns", "3-steps_", "סיכום"])
  })

  test("ignores footnotes and comments in headings", async () => {
    const { anchors, texts } = await headingsOf(
      "## What it costs[^1]",
      "## Was es kostet[^two] und bringt[^1]",
      "## HOW WE WORKED {/* check: ok */}",
      "## {/* first */} 費用",
      "## 料金{/* 後で */}です[^two]",
    )
    expect(anchors).toEqual(["what-it-costs", "was-es-kostet-und-bringt", "how-we-worked", "費用", "料金です"])
    expect(texts).toEqual(["What it costs", "Was es kostet und bringt", "HOW WE WORKED", "費用", "料金です"])
  })

  test("creates numbered ids for headings without letters", async () => {
    const { anchors } = await headingsOf("## 🚀", "## 💡", "## ❤️", "## …?!", "## Section")
    expect(anchors).toEqual(["section", "section-1", "section-2", "section-3", "section-4"])
  })

  test("adds a prefix to reserved ids", async () => {
    const { anchors } = await headingsOf(
      "## Menu",
      "## Menu",
      "## Services panel",
      "## Main",
      "## Contents",
      "## Footnote label",
      "## User content fn 1",
      "## Gatsby announcer",
      "## Menü",
    )
    expect(anchors.filter(id => isReservedId(id))).toEqual([])
    expect(anchors.slice(0, 3)).toEqual(["section-menu", "section-menu-1", "section-services-panel"])
    expect(anchors.at(-1)).toBe("menü")
  })

  test("accepts links to the ids that headings get, and no others", async () => {
    const heading = "## The second heading"
    const issuesOfLink = (anchor: string, addedHeading: string) =>
      issuesAfter(postFile, heading, `See [the part](#${anchor}).\n\n## ${addedHeading}\n\nText.\n\n${heading}`)
    expect(await issuesOfLink("section-menu", "Menu")).toEqual([])
    expect(await issuesOfLink("section", "🚀")).toEqual([])
    expect(await issuesOfLink("סיכום", "סיכום")).toEqual([])
    expect(await issuesOfLink("menu", "Menu")).toEqual([expect.stringContaining('no part "#menu"')])
  })

  test("reports FAQ items with reserved ids", async () => {
    for (const id of ["menu", "main", "services-panel"])
      expect([id, await issuesAfter("pages/faq.yaml", "id: question-1", `id: ${id}`)]).toEqual([
        id,
        [expect.stringContaining("is already used by another part of this page")],
      ])
  })
})
