import { readFileSync } from "node:fs"
import { screen } from "@testing-library/react"
import { parse } from "yaml"
import { drawingFixture } from "#tests/unit/drawing-fixture"
import { renderThemed } from "#tests/unit/render"
import type { Fields } from "../block"
import { LaunchBlock } from "./launch"
import type { launchSchema } from "./schema"

const { blocks } = parse(readFileSync("tests/fixtures/content/pages/home.yaml", "utf8")) as {
  blocks: [Fields<typeof launchSchema>]
}
const site = parse(readFileSync("tests/fixtures/content/site.yaml", "utf8")) as { name: string; shipName?: string }
const launchFields = {
  ...blocks[0],
  alt: null,
  picture: drawingFixture,
  pictureOnPhones: { ...drawingFixture, src: "/drawings/phone.svg" },
  ship: { ...drawingFixture, src: "/drawings/ship.svg" },
  shipOnPhones: drawingFixture,
  lowered: { ...drawingFixture, src: "/drawings/load.svg" },
}

const renderLaunch = (overrides: Partial<Fields<typeof launchSchema>>) =>
  renderThemed(<LaunchBlock {...launchFields} {...overrides} />).container

describe("LaunchBlock", () => {
  test("inlines the drawing for phones and fetches the wide drawing in wide windows only", () => {
    const [wide, ship] = renderLaunch({}).querySelectorAll("picture")
    expect(wide?.previousElementSibling).toHaveAttribute("aria-label", "One")
    expect(wide?.querySelector("source")).toHaveAttribute("srcset", drawingFixture.src)
    expect(wide?.querySelector("source")).toHaveAttribute("media", "(min-width:700px)")
    expect(wide?.querySelector("img")).toHaveAttribute("alt", "One")
    expect(wide?.querySelector("img")?.getAttribute("src")).not.toContain("/")
    expect(ship?.querySelector("source")).toHaveAttribute("srcset", "/drawings/ship.svg")
  })

  test("renders the ship with its name and the load as decoration", () => {
    const container = renderLaunch({})
    expect(container.querySelector(".ship")).toHaveTextContent(site.shipName ?? site.name)
    expect(container.querySelector(".ship > :last-child")).toHaveAttribute("aria-hidden", "true")
    expect(container.querySelector(".lowered img")).toHaveAttribute("src", "/drawings/load.svg")
    expect(screen.getAllByRole("img", { name: "One" })).toHaveLength(2)
  })

  test("renders a static drawing for all widths", () => {
    const container = renderLaunch({ pictureOnPhones: null, ship: null, alt: "Two" })
    expect(screen.getByRole("img", { name: "Two" }).tagName).toBe("svg")
    expect(container.querySelector("picture, .ship, .lowered")).toBeNull()
  })

  test("renders no moving layers over a photograph", () => {
    const container = renderLaunch({ picture: { ...drawingFixture, drawing: null }, alt: "Two" })
    expect(screen.getByRole("img", { name: "Two" })).toHaveAttribute("fetchpriority", "high")
    expect(container.querySelector("svg, .ship, .lowered")).toBeNull()
  })

  test("renders no figure without a picture", () =>
    expect(renderLaunch({ picture: null }).querySelector("figure")).toBeNull())
})
