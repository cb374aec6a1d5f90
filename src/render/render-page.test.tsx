import Button from "@mui/material/Button"
import { ThemeProvider } from "@mui/material/styles"
import { renderToStaticMarkup } from "react-dom/server"
import { island } from "#browser/islands/island"
import { InlineDrawing } from "#theme/drawing-svg"
import { theme } from "#theme/theme"
import { DeferredStyles } from "./deferred-styles"
import { renderPage } from "./render-page"

const Label = island(({ label }: { label: string }) => <label>{label}</label>, "label")

/** A page with a link, a drawing, an island and deferred styles. */
const page = (
  <ThemeProvider theme={theme}>
    <main>
      <Button href="/contact">Write to us</Button>
      <InlineDrawing viewBox="0 0 10 10" alt="A line">
        <path d="M0 0h10" />
      </InlineDrawing>
      <Label label="Your name" />
      <DeferredStyles>
        <Button variant="outlined">Menu</Button>
      </DeferredStyles>
    </main>
  </ThemeProvider>
)

/** Lists elements with their texts, without styles and scripts. */
const treeOf = (html: string): string[] => {
  const document = new DOMParser().parseFromString(html, "text/html")
  for (const element of document.querySelectorAll("style,script")) element.remove()
  // The build wraps each island in two elements.
  for (const element of document.querySelectorAll("[data-island]")) {
    element.firstElementChild?.replaceWith(...element.firstElementChild.childNodes)
    element.replaceWith(...element.childNodes)
  }
  return [...document.body.querySelectorAll("*")].map(({ tagName, textContent }) => `${tagName} ${textContent}`)
}

describe("renderPage", () => {
  test("renders the same tree in develop and build", () => {
    const { html: builtHtml } = renderPage(page, { label: "/scripts/label.js" })
    // Without renderPage's contexts, as in develop.
    const developHtml = renderToStaticMarkup(page)
    expect(treeOf(builtHtml)).toEqual(treeOf(developHtml))
  })
})
