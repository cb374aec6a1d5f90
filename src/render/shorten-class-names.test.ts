import { shortenClassNames } from "./shorten-class-names"

const names = ["1abcd", "1abcde", "xyz"]

describe("shortenClassNames", () => {
  test("replaces class names in HTML and CSS", () => {
    expect(shortenClassNames('<p class="MuiBox-root css-1abcde"><b class="css-1abcd css-xyz">', names)).toBe(
      '<p class="MuiBox-root c1"><b class="c0 c2">',
    )
    expect(shortenClassNames(".css-1abcd{color:red}.css-1abcde>a,.css-xyz{margin:0}", names)).toBe(
      ".c0{color:red}.c1>a,.c2{margin:0}",
    )
  })

  test("keeps class names without rules", () =>
    expect(shortenClassNames('<p class="css-0">', names)).toBe('<p class="css-0">'))
})
