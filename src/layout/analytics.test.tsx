import { renderToStaticMarkup } from "react-dom/server"
import { Analytics } from "./analytics"

describe("Analytics", () => {
  test("renders a deferred script with its attributes", () => {
    const attributes = ['data-domain=studio.example "shop"']
    const html = renderToStaticMarkup(
      <Analytics src="https://stats.test/js/script.js" attributes={attributes} code={null} />,
    )
    expect(html).toBe(
      '<script defer="" src="https://stats.test/js/script.js" data-domain="studio.example &quot;shop&quot;" data-behavior="campaign" data-analytics=""></script>',
    )
  })

  test("renders inline code in a separate script, unescaped", () => {
    const html = renderToStaticMarkup(<Analytics src="https://stats.test/a.js" attributes={null} code="a && b('<')" />)
    expect(html).toContain("<script>a && b('<')</script>")
  })
})
