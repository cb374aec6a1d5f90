import { screen } from "@testing-library/react"
import { item, itemFields } from "#model/shared/schemas"
import { drawingFixture } from "#tests/unit/drawing-fixture"
import { createMinimal } from "#tests/unit/minimal"
import { renderThemed } from "#tests/unit/render"
import { letterMark } from "#theme/tokens"
import { AssetsBlock } from "./assets"

const asset = (href: string | null) => ({
  ...(createMinimal(item(itemFields)) as Queries.ItemFragment),
  picture: drawingFixture,
  title: "Logos",
  text: "The mark.",
  linkLabel: "Download logos",
  href,
  note: href ? "ZIP, 240 kB" : null,
})

const renderAsset = (href: string | null) =>
  renderThemed(
    <AssetsBlock
      id={null}
      title="Brand assets"
      lead="Take them."
      unavailable="Not packed yet."
      svg="The mark"
      items={[asset(href)]}
    />,
  )

describe("AssetsBlock", () => {
  test("renders the letter mark as valid SVG code", () => {
    renderAsset(null)
    const svg = new DOMParser().parseFromString(document.querySelector("code")!.textContent, "image/svg+xml")
    expect(svg.querySelector("parsererror")).toBeNull()
    expect(svg.querySelector("path")?.getAttribute("d")).toBe(letterMark)
  })

  test("renders an asset without a file as disabled", () => {
    renderAsset(null)
    expect(screen.getByRole("button", { name: "Download logos" })).toBeDisabled()
    expect(screen.getByText("Not packed yet.")).toBeVisible()
    expect(screen.queryByRole("link")).toBeNull()
  })

  test("links an asset to its file", () => {
    renderAsset("https://files.shipwright.example/logos.zip")
    expect(screen.getByRole("link", { name: "Download logos" })).toHaveAttribute(
      "href",
      "https://files.shipwright.example/logos.zip",
    )
    expect(screen.queryByText("Not packed yet.")).toBeNull()
    expect(screen.getByText("ZIP, 240 kB")).toBeVisible()
  })
})
