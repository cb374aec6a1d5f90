import { screen } from "@testing-library/react"
import type { ComponentProps } from "react"
import { drawingFixture } from "#tests/unit/drawing-fixture"
import { renderThemed } from "#tests/unit/render"
import { AnnotatedPicture } from "./annotated-picture"

const photograph = (src: string) => ({ ...drawingFixture, src, alt: "", width: 1600, height: 900, drawing: null })
const flanked = { ...drawingFixture.drawing, phone: "60 0 120 160" }
const note = (number: number, x: number | null) => ({ title: `Note ${number}`, text: "Text", x, y: x && 50 })

const show = (props: Partial<ComponentProps<typeof AnnotatedPicture>>) =>
  renderThemed(<AnnotatedPicture picture={drawingFixture} alt={null} notes={[]} compared={undefined} {...props} />)
    .container

const twoPhotographs = { before: photograph("/before.jpg"), after: photograph("/after.jpg"), label: "Compare" }

test("two photographs are compared over a third, which is shown first", () => {
  const container = show({ picture: photograph("/after.jpg"), alt: "A desk", compared: twoPhotographs })
  expect(screen.getByRole("slider", { name: "Compare" })).toHaveValue("50")
  expect(screen.getByRole("img", { name: "A desk" })).toHaveAttribute("src", "/after.jpg")
  const layers = [...container.querySelectorAll("[hidden] img")]
  expect(layers.map(image => image.getAttribute("src"))).toEqual(["/before.jpg", "/after.jpg"])
  for (const image of layers) expect(image).toHaveAttribute("loading", "lazy")
})

test("of a drawing the line goes through the part that phones show", () => {
  const compared = { before: drawingFixture, after: drawingFixture, label: "Compare" }
  const slider = show({ picture: { ...drawingFixture, drawing: flanked }, compared }).querySelector<HTMLElement>(
    "[data-behavior]",
  )
  // 60 + 120 / 36 of 240 units, and 120 * 34 / 36.
  expect(slider?.style.getPropertyValue("--from")).toBe("26.389%")
  expect(slider?.style.getPropertyValue("--length")).toBe("47.222%")
})

test("without two pictures there is no handle", () => {
  show({})
  expect(screen.queryByRole("slider")).toBeNull()
  expect(screen.getByRole("img", { name: "One" })).toBeInTheDocument()
})

test("notes stand beside a drawing with margins, on the side where they point", () => {
  const container = show({ picture: { ...drawingFixture, drawing: flanked }, notes: [note(1, 30), note(2, 70)] })
  const notes = [...container.querySelectorAll("li")]
  expect(notes.map(({ dataset, style }) => [dataset.side, style.top])).toEqual([
    ["left", "50%"],
    ["right", "50%"],
  ])
  // In 1296 units across, whatever the drawing's own are.
  expect(container.querySelector(".leaders path")).toHaveAttribute("d", "M246 432H389M1106 432H907")
})

test("notes of a photograph, or without a point, stand below it", () => {
  for (const picture of [photograph("/one.jpg"), { ...drawingFixture, drawing: flanked }]) {
    const container = show({ picture, alt: "A desk", notes: [note(1, 30), note(2, null)] })
    expect(container.querySelectorAll("li")).toHaveLength(2)
    expect(container.querySelectorAll("[data-side]")).toHaveLength(0)
    expect([...container.querySelectorAll(".markers text")].map(number => number.textContent)).toEqual(["1"])
  }
})
