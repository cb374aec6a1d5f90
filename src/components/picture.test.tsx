import { screen } from "@testing-library/react"
import type { ComponentProps } from "react"
import { drawingFixture } from "#tests/unit/drawing-fixture"
import { renderThemed } from "#tests/unit/render"
import { Picture } from "./picture"

const show = (props: Partial<ComponentProps<typeof Picture>>) =>
  renderThemed(<Picture picture={drawingFixture} {...props} />).container.firstElementChild

test("a drawing is a file that keeps its place and comes when it is near", () => {
  show({})
  const image = screen.getByRole("img", { name: "One" })
  expect(image).toHaveAttribute("src", drawingFixture.src)
  expect(image).toHaveAttribute("loading", "lazy")
  expect([image.getAttribute("width"), image.getAttribute("height")]).toEqual(["240", "160"])
})

test("in a first screen, or where it is small, it stands in the page", () => {
  expect(show({ inline: true })?.tagName).toBe("svg")
  expect(show({ picture: { ...drawingFixture, drawing: { ...drawingFixture.drawing, isSmall: true } } })?.tagName).toBe(
    "svg",
  )
})

test("what it shows is said as content says it, and not at all beside words that say the same", () => {
  expect(show({ inline: true, alt: "Two" })).toHaveAttribute("aria-label", "Two")
  expect(show({ inline: true, alt: "" })).toHaveAttribute("aria-hidden", "true")
})

test("a file of another program is shown as it was saved, on a ground of its own", () => {
  for (const inline of [true, false]) {
    const image = show({ picture: { ...drawingFixture, drawing: null }, inline })
    expect([image?.tagName, image?.getAttribute("src"), image?.hasAttribute("data-ground")]).toEqual([
      "IMG",
      drawingFixture.src,
      true,
    ])
    expect([image?.getAttribute("fetchpriority"), image?.getAttribute("loading")]).toEqual(
      inline ? ["high", null] : [null, "lazy"],
    )
  }
})

test("a photograph is shown as any other", () => {
  const image = { layout: "constrained", width: 9, height: 9, images: {} } satisfies Queries.PhotoFragment["image"]
  const shown = show({ picture: { ...drawingFixture, image, drawing: null }, inline: true })
  expect(shown?.querySelector("img")).toHaveAttribute("fetchpriority", "high")
})
