import { screen } from "@testing-library/react"
import type { ComponentProps } from "react"
import { drawingFixture } from "#tests/unit/drawing-fixture"
import { renderThemed } from "#tests/unit/render"
import { Picture } from "./picture"

const show = (props: Partial<ComponentProps<typeof Picture>>) =>
  renderThemed(<Picture picture={drawingFixture} {...props} />).container.firstElementChild

describe("Picture", () => {
  test("renders a drawing as a lazy image with its size", () => {
    show({})
    const image = screen.getByRole("img", { name: "One" })
    expect(image).toHaveAttribute("src", drawingFixture.src)
    expect(image).toHaveAttribute("loading", "lazy")
    expect([image.getAttribute("width"), image.getAttribute("height")]).toEqual(["240", "160"])
  })

  test("renders a drawing inline above the fold or if it is small", () => {
    expect(show({ inline: true })?.tagName).toBe("svg")
    expect(
      show({ picture: { ...drawingFixture, drawing: { ...drawingFixture.drawing, inline: true } } })?.tagName,
    ).toBe("svg")
  })

  test("uses alt from content and hides the picture if alt is empty", () => {
    expect(show({ inline: true, alt: "Two" })).toHaveAttribute("aria-label", "Two")
    expect(show({ inline: true, alt: "" })).toHaveAttribute("aria-hidden", "true")
  })

  test("renders an imported SVG unchanged, with a background", () => {
    for (const inline of [true, false]) {
      const image = show({ picture: { ...drawingFixture, drawing: null }, inline })
      expect([image?.tagName, image?.getAttribute("src"), image?.hasAttribute("data-light-background")]).toEqual([
        "IMG",
        drawingFixture.src,
        true,
      ])
      expect([image?.getAttribute("fetchpriority"), image?.getAttribute("loading")]).toEqual(
        inline ? ["high", null] : [null, "lazy"],
      )
    }
  })

  test("renders a photograph eagerly if inline", () => {
    const image = { layout: "constrained", width: 9, height: 9, images: {} } satisfies Queries.PictureFragment["image"]
    const container = show({ picture: { ...drawingFixture, image, drawing: null }, inline: true })
    expect(container?.querySelector("img")).toHaveAttribute("fetchpriority", "high")
  })
})
