import { ThemeProvider } from "@mui/material/styles"
import { render } from "@testing-library/react"
import { theme } from "../../theme/theme"
import { PostScene } from "../post-scene"
import { postLabels } from "./labels"

const draw = (props: Parameters<typeof PostScene>[0]) =>
  render(
    <ThemeProvider theme={theme}>
      <PostScene {...props} />
    </ThemeProvider>,
  ).container

/** Every drawing with words that tell it apart. */
const scenes = Object.entries(postLabels).map(([drawing, labels]) => ({
  drawing: drawing as keyof typeof postLabels,
  alt: "What it shows",
  labels: Array.from({ length: labels }, (_, index) => `Label ${index + 1}`),
}))

test.each(scenes)("$drawing shows each of its labels once", scene => {
  const texts = [...draw({ scene }).querySelectorAll("text")].map(text => text.textContent)
  for (const label of scene.labels) expect(texts.filter(text => text === label)).toHaveLength(1)
  expect(texts).not.toContain("")
})

test("the drawings hold no letters that are too small for a phone", () => {
  const smallest = Math.min(
    ...scenes.flatMap(scene =>
      [...draw({ scene }).querySelectorAll("text")].map(text => Number(text.getAttribute("font-size"))),
    ),
  )
  const [phone, sheet] = [358, 560]
  expect((smallest * phone) / sheet).toBeGreaterThanOrEqual(13)
})
