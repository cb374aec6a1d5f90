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

  test("renders a drawing as inline SVG if it is eager or small", () => {
    expect(show({ eager: true })?.tagName).toBe("svg")
    expect(
      show({ picture: { ...drawingFixture, drawing: { ...drawingFixture.drawing, inline: true } } })?.tagName,
    ).toBe("svg")
  })

  test("uses alt from content and hides the picture if alt is empty", () => {
    expect(show({ eager: true, alt: "Two" })).toHaveAttribute("aria-label", "Two")
    expect(show({ eager: true, alt: "" })).toHaveAttribute("aria-hidden", "true")
  })

  test("renders an imported SVG unchanged, with a background", () => {
    for (const eager of [true, false]) {
      const image = show({ picture: { ...drawingFixture, drawing: null }, eager })
      expect([image?.tagName, image?.getAttribute("src"), image?.hasAttribute("data-light-background")]).toEqual([
        "IMG",
        drawingFixture.src,
        true,
      ])
      expect([image?.getAttribute("fetchpriority"), image?.getAttribute("loading")]).toEqual(
        eager ? ["high", null] : [null, "lazy"],
      )
    }
  })

  test("renders an eager photograph at high priority", () => {
    const image = { layout: "constrained", width: 9, height: 9, images: {} } satisfies Queries.PictureFragment["image"]
    const container = show({ picture: { ...drawingFixture, image, drawing: null }, eager: true })
    expect(container?.querySelector("img")).toHaveAttribute("fetchpriority", "high")
  })
})
