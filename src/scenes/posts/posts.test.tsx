import { readdirSync, readFileSync } from "node:fs"
import { ThemeProvider } from "@mui/material/styles"
import { render } from "@testing-library/react"
import { parse } from "yaml"
import { postDrawings } from "."
import { blogPost } from "../../../gatsby/content/types/blog-post"
import { theme } from "../../theme/theme"
import { PostScene } from "../post-scene"

const folder = "content/blog"
const posts = readdirSync(folder)
  .filter(file => file.endsWith(".mdx"))
  .map(file => ({
    file,
    ...blogPost.shape.parse(parse(readFileSync(`${folder}/${file}`, "utf8").split("---")[1] ?? "")),
  }))

const draw = (props: Parameters<typeof PostScene>[0]) =>
  render(
    <ThemeProvider theme={theme}>
      <PostScene {...props} />
    </ThemeProvider>,
  ).container

describe.each(posts)("$file", ({ scene, symbol }) => {
  test("has a drawing that shows each of its labels once", () => {
    if (!scene) return
    const { labels } = postDrawings[scene.drawing]
    expect(scene.labels).toHaveLength(labels)
    const texts = [...draw({ scene, symbol, alt: scene.alt }).querySelectorAll("text")].map(text => text.textContent)
    for (const label of scene.labels) expect(texts.filter(text => text === label)).toHaveLength(1)
    expect(texts).not.toContain("")
  })
})

test("no two posts share a drawing", () => {
  const drawn = posts.flatMap(({ scene }) => (scene ? [scene.drawing] : []))
  expect(new Set(drawn).size).toBe(drawn.length)
})

test("a post without a drawing of its own is shown by its symbol, afloat", () => {
  const container = draw({ scene: null, symbol: "dashboard" })
  expect(container.querySelectorAll("path").length).toBeGreaterThan(5)
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true")
})

test("the drawings hold no letters that are too small for a phone", () => {
  const smallest = Math.min(
    ...posts.flatMap(({ scene, symbol }) => {
      if (!scene) return []
      return [...draw({ scene, symbol }).querySelectorAll("text")].map(text => Number(text.getAttribute("font-size")))
    }),
  )
  const [phone, sheet] = [358, 560]
  expect((smallest * phone) / sheet).toBeGreaterThanOrEqual(13)
})
