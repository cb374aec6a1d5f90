import { readFileSync } from "node:fs"
import { screen } from "@testing-library/react"
import { parse } from "yaml"
import { drawingFixture } from "#tests/unit/drawing-fixture"
import { renderThemed } from "#tests/unit/render"
import type { Fields } from "../block"
import { OpeningsBlock } from "./openings"
import type { openingsSchema } from "./schema"

type Block = Fields<typeof openingsSchema>

const { email } = parse(readFileSync("tests/fixtures/content/site.yaml", "utf8")) as { email: string }
const { blocks } = parse(readFileSync("tests/fixtures/content/pages/careers.yaml", "utf8")) as {
  blocks: (Block & { type: string })[]
}
const openings = blocks.find(({ type }) => type === "openings")!

const renderRoles = (roles: Block["roles"]) =>
  renderThemed(<OpeningsBlock {...openings} roles={roles} picture={drawingFixture} />)

const role = {
  title: "Sail & rope maker",
  team: "Deck",
  location: "Remote",
  employmentType: "Full time",
  summary: "Makes sails.",
  tasks: ["Cut", "Sew"],
  requirements: ["A needle"],
}

describe("OpeningsBlock", () => {
  test("renders a role with closed details and an email link with its name", () => {
    const { container } = renderRoles([role])
    expect(screen.getByRole("heading", { level: 3, name: role.title })).toBeVisible()
    expect(container.querySelector("details")).not.toHaveAttribute("open")
    expect(screen.getByRole("link", { name: `Apply: ${role.title}` })).toHaveAttribute(
      "href",
      `mailto:${email}?subject=Application%3A%20Sail%20%26%20rope%20maker`,
    )
    expect(screen.queryByText(openings.noneTitle)).toBeNull()
  })

  test("renders a notice with an email link if no role is open", () => {
    renderRoles([])
    expect(screen.getByRole("heading", { level: 2, name: openings.noneTitle })).toBeVisible()
    expect(screen.getByText(openings.noneText)).toBeVisible()
    expect(screen.getByRole("link", { name: openings.noneAction })).toHaveAttribute(
      "href",
      `mailto:${email}?subject=For%20a%20later%20role`,
    )
    expect(screen.queryByText(openings.title)).toBeNull()
  })
})
