import { screen } from "@testing-library/react"
import type { ComponentProps } from "react"
import { drawingFixture } from "#tests/unit/drawing-fixture"
import { renderThemed } from "#tests/unit/render"
import { AnnotatedPicture } from "./annotated-picture"

const photograph = (src: string) => ({ ...drawingFixture, src, alt: "", width: 1600, height: 900, drawing: null })
const wideDrawing = { ...drawingFixture.drawing, phoneViewBox: "60 0 120 160" }
const note = (number: number, x: number | null) => ({ title: `Note ${number}`, text: "Text", x, y: x && 50 })

const renderAnnotated = (props: Partial<ComponentProps<typeof AnnotatedPicture>>) =>
  renderThemed(<AnnotatedPicture picture={drawingFixture} alt={null} notes={[]} comparison={undefined} {...props} />)
    .container

const twoPhotographs = { before: photograph("/before.jpg"), after: photograph("/after.jpg"), label: "Compare" }

describe("AnnotatedPicture", () => {
  test("compares two photographs over a third, which is visible first", () => {
    const container = renderAnnotated({ picture: photograph("/after.jpg"), alt: "A desk", comparison: twoPhotographs })
    expect(screen.getByRole("slider", { name: "Compare" })).toHaveValue("50")
    expect(screen.getByRole("img", { name: "A desk" })).toHaveAttribute("src", "/after.jpg")
    const layers = [...container.querySelectorAll("[hidden] img")]
    expect(layers.map(image => image.getAttribute("src"))).toEqual(["/before.jpg", "/after.jpg"])
    for (const image of layers) expect(image).toHaveAttribute("loading", "lazy")
  })

  test("limits the slider to the part of a drawing that phones show", () => {
    const comparison = { before: drawingFixture, after: drawingFixture, label: "Compare" }
    const slider = renderAnnotated({
      picture: { ...drawingFixture, drawing: wideDrawing },
      comparison,
    }).querySelector<HTMLElement>("[data-behavior]")
    // 60 + 120 / 36 of 240 units, and 120 * 34 / 36.
    expect(slider?.style.getPropertyValue("--from")).toBe("26.389%")
    expect(slider?.style.getPropertyValue("--length")).toBe("47.222%")
  })

  test("renders no slider without two pictures to compare", () => {
    renderAnnotated({})
    expect(screen.queryByRole("slider")).toBeNull()
    expect(screen.getByRole("img", { name: "One" })).toBeInTheDocument()
  })

  test("renders notes beside a drawing with margins, each on the side of its point", () => {
    const container = renderAnnotated({
      picture: { ...drawingFixture, drawing: wideDrawing },
      notes: [note(1, 30), note(2, 70)],
    })
    const notes = [...container.querySelectorAll("li")]
    expect(notes.map(({ dataset, style }) => [dataset.side, style.top])).toEqual([
      ["left", "50%"],
      ["right", "50%"],
    ])
    // The overlay is 1296 units wide.
    expect(container.querySelector(".leaders path")).toHaveAttribute("d", "M246 432H389M1106 432H907")
  })

  test("renders all notes below a photograph, or if one of them has no point", () => {
    for (const picture of [photograph("/one.jpg"), { ...drawingFixture, drawing: wideDrawing }]) {
      const container = renderAnnotated({ picture, alt: "A desk", notes: [note(1, 30), note(2, null)] })
      expect(container.querySelectorAll("li")).toHaveLength(2)
      expect(container.querySelectorAll("[data-side]")).toHaveLength(0)
      expect([...container.querySelectorAll(".markers text")].map(number => number.textContent)).toEqual(["1"])
    }
  })
})
