import { readFileSync } from "node:fs"
import { screen } from "@testing-library/react"
import { parse } from "yaml"
import { drawingFixture } from "#tests/unit/drawing-fixture"
import { renderThemed } from "#tests/unit/render"
import type { Fields } from "../block"
import { Launch } from "./launch"
import type { schema } from "./schema"

const { blocks } = parse(readFileSync("tests/fixtures/content/pages/home.yaml", "utf8")) as {
  blocks: [Fields<typeof schema>]
}
const site = parse(readFileSync("tests/fixtures/content/site.yaml", "utf8")) as { name: string; shipName?: string }
const all = {
  ...blocks[0],
  alt: null,
  picture: drawingFixture,
  pictureOnPhones: { ...drawingFixture, src: "/drawings/phone.svg" },
  ship: { ...drawingFixture, src: "/drawings/ship.svg" },
  shipOnPhones: drawingFixture,
  lowered: { ...drawingFixture, src: "/drawings/load.svg" },
}

const show = (changed: Partial<Fields<typeof schema>>) => renderThemed(<Launch {...all} {...changed} />).container

test("the drawing of phones stands in the page, that of wide windows is fetched by them alone", () => {
  const [wide, ship] = show({}).querySelectorAll("picture")
  expect(wide?.previousElementSibling).toHaveAttribute("aria-label", "One")
  expect(wide?.querySelector("source")).toHaveAttribute("srcset", drawingFixture.src)
  expect(wide?.querySelector("source")).toHaveAttribute("media", "(min-width:700px)")
  expect(wide?.querySelector("img")).toHaveAttribute("alt", "One")
  expect(wide?.querySelector("img")?.getAttribute("src")).not.toContain("/")
  expect(ship?.querySelector("source")).toHaveAttribute("srcset", "/drawings/ship.svg")
})

test("what moves lies over it: the ship with its name, and what is let down, which says nothing by itself", () => {
  const container = show({})
  expect(container.querySelector(".ship")).toHaveTextContent(site.shipName ?? site.name)
  expect(container.querySelector(".ship > :last-child")).toHaveAttribute("aria-hidden", "true")
  expect(container.querySelector(".lowered img")).toHaveAttribute("src", "/drawings/load.svg")
  expect(screen.getAllByRole("img", { name: "One" })).toHaveLength(2)
})

test("a drawing may be one for all windows, and stand still", () => {
  const container = show({ pictureOnPhones: null, ship: null, alt: "Two" })
  expect(screen.getByRole("img", { name: "Two" }).tagName).toBe("svg")
  expect(container.querySelector("picture, .ship, .lowered")).toBeNull()
})

test("over a photograph nothing moves", () => {
  const container = show({ picture: { ...drawingFixture, drawing: null }, alt: "Two" })
  expect(screen.getByRole("img", { name: "Two" })).toHaveAttribute("fetchpriority", "high")
  expect(container.querySelector("svg, .ship, .lowered")).toBeNull()
})

test("without a picture the words stand alone", () =>
  expect(show({ picture: null }).querySelector("figure")).toBeNull())
