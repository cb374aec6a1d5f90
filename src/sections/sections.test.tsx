import { readdirSync } from "node:fs"
import { sep } from "node:path"
import { ThemeProvider } from "@mui/material/styles"
import { render } from "@testing-library/react"
import type { ComponentType } from "react"
import { smallest } from "../../tests/unit/smallest-sections"
import { theme } from "../theme/theme"

/**
 * Every section with the smallest content its shape allows: nothing optional, lists at their shortest.
 * Optional parts of a page are given, but hold nothing optional themselves.
 */

const files = readdirSync("src/sections", { recursive: true, encoding: "utf8" })
  .map(file => file.split(sep).join("/"))
  .filter(file => file.endsWith(".tsx") && !file.endsWith(".test.tsx"))

/** The section of a file: the first component that it exports. */
const sectionOf = async (file: string): Promise<ComponentType<object>> => {
  const exported = (await import(`./${file}`)) as Record<string, unknown>
  const component = Object.entries(exported).find(([name, value]) => /^[A-Z]/.test(name) && typeof value === "function")
  return component?.[1] as ComponentType<object>
}

describe.each(files)("%s", file => {
  test("stands with the smallest content its shape allows", async () => {
    expect(Object.keys(smallest)).toContain(file)
    const Section = await sectionOf(file)
    const { container } = render(
      <ThemeProvider theme={theme}>
        <Section {...smallest[file]} />
      </ThemeProvider>,
    )
    expect(container.querySelector("h1, h2, h3, dl, ul, svg, img, p, nav, button, blockquote")).not.toBeNull()
    const read = container.cloneNode(true) as Element
    for (const script of read.querySelectorAll("script")) script.remove()
    expect(read.textContent).not.toMatch(/undefined|null|NaN/)
    // Words that content may mark are bold, and their stars are read by nobody.
    expect(read.textContent).not.toContain("**")
  })
})
