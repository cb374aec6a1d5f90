import { shortenHtml } from "./shorten-html"

describe("shortenHtml", () => {
  test("writes paths with the shortest commands", () => {
    expect(shortenHtml('<path class="s" d="M84 91L90 85M95 91L101 85"></path>')).toBe(
      '<path class="s" d="m84 91 6-6m5 6 6-6"/>',
    )
  })

  test("keeps tenths of a unit and drops what nobody sees", () => {
    expect(shortenHtml('<path d="M0 10.44444H20.30000004"></path>')).toBe('<path d="M0 10.4h20.3"/>')
    expect(shortenHtml('<rect x="1028.4800001" width="14.519999999999998" rx="2"></rect>')).toBe(
      '<rect x="1028.48" width="14.52" rx="2"/>',
    )
  })

  test("keeps arcs, curves and closed shapes", () => {
    expect(shortenHtml('<path d="M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7Z"></path>')).toBe(
      '<path d="M16.5 12.2a7 7 0 0 1-8.7-8.7 7 7 0 1 0 8.7 8.7Z"/>',
    )
  })

  test("drops names that no rule knows, and keeps those of rules", () => {
    expect(shortenHtml('<p class="MuiTypography-root MuiTypography-body1 css-aaaa">')).toBe('<p class="css-aaaa">')
    expect(shortenHtml('<p class="MuiInputBase-root css-aaaa">')).toBe('<p class="MuiInputBase-root css-aaaa">')
  })

  test("leaves words and empty paths alone", () => {
    for (const html of ["<p>x=&quot;3.14159&quot; d=&quot;M0 0&quot;</p>", '<path d=""/>'])
      expect(shortenHtml(html)).toBe(html)
  })
})
