import { screen } from "@testing-library/react"
import type { ComponentProps } from "react"
import { drawingFixture } from "#tests/unit/drawing-fixture"
import { renderThemed } from "#tests/unit/render"
import { Picture } from "./picture"

const renderPicture = (props: Partial<ComponentProps<typeof Picture>>) =>
  renderThemed(<Picture picture={drawingFixture} {...props} />).container.firstElementChild

describe("Picture", () => {
  test("renders a drawing as a lazy image with its size", () => {
    renderPicture({})
    const image = screen.getByRole("img", { name: "One" })
    expect(image).toHaveAttribute("src", drawingFixture.src)
    expect(image).toHaveAttribute("loading", "lazy")
    expect([image.getAttribute("width"), image.getAttribute("height")]).toEqual(["240", "160"])
  })

  test("renders a drawing as inline SVG if it is eager or small", () => {
    expect(renderPicture({ eager: true })?.tagName).toBe("svg")
    expect(
      renderPicture({ picture: { ...drawingFixture, drawing: { ...drawingFixture.drawing, inline: true } } })?.tagName,
    ).toBe("svg")
  })

  test("uses the given alt text; an empty one hides the picture from assistive technology", () => {
    expect(renderPicture({ eager: true, alt: "Two" })).toHaveAttribute("aria-label", "Two")
    expect(renderPicture({ eager: true, alt: "" })).toHaveAttribute("aria-hidden", "true")
  })

  test("renders an imported SVG unchanged, with a background", () => {
    for (const eager of [true, false]) {
      const image = renderPicture({ picture: { ...drawingFixture, drawing: null }, eager })
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
    const container = renderPicture({ picture: { ...drawingFixture, image, drawing: null }, eager: true })
    expect(container?.querySelector("img")).toHaveAttribute("fetchpriority", "high")
  })
})
