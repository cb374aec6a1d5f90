import { pruneStyles } from "./prune-styles"

const rulesOf = (css: string, html = '<b class="MuiChip-root c1"></b>') => pruneStyles(html, css, "").rules

describe("pruneStyles", () => {
  test("removes rules without matching classes", () => {
    expect(rulesOf(".c1{color:red}.c1.Mui-disabled{color:grey}")).toBe(".c1{color:red}")
    expect(rulesOf(".c1.Mui-disabled,.c1:hover{color:grey}")).toBe(".c1:hover{color:grey}")
    expect(rulesOf("@media print{.c1.Mui-disabled{color:grey}}@media (hover: hover){.c1{--a:1px}}")).toBe("")
    expect(rulesOf(".c1 :is(.hair,.key){color:red}.c1:is(.hair,.MuiChip-root){color:red}")).toBe(
      ".c1:is(.hair,.MuiChip-root){color:red}",
    )
    expect(rulesOf(".MuiChip-root>b,.c1:not(.Mui-disabled){color:red}")).toBe(
      ".MuiChip-root>b,.c1:not(.Mui-disabled){color:red}",
    )
  })

  test("removes overridden declarations unless they are important", () => {
    expect(rulesOf(".c1{margin:0;color:red;margin:1px}")).toBe(".c1{color:red;margin:1px}")
    expect(rulesOf(".c1{margin:0!important;margin:1px}")).toBe(".c1{margin:0!important;margin:1px}")
    expect(rulesOf("@media print{.c1{margin:0}}.c1{margin:1px}@media print{.c1{margin:2px}}")).toBe(
      ".c1{margin:1px}@media print{.c1{margin:2px}}",
    )
    expect(rulesOf("@media print{.c1{margin:0}}@media print{.c1{margin:1px}}")).toBe("@media print{.c1{margin:1px}}")
  })

  test("removes box-sizing that the universal selector sets", () => {
    const universal = "*,*::before,*::after{box-sizing:border-box}"
    expect(rulesOf(`${universal}.c1{box-sizing:border-box;margin:0}`)).toBe(`${universal}.c1{margin:0}`)
  })

  test("removes declarations that a later revert cancels, unless the revert is in a media query", () => {
    expect(rulesOf(".c1{margin:0;color:red;margin:revert}")).toBe(".c1{color:red}")
    expect(rulesOf("@media print{.c1{margin:0}}.c1{margin:revert}")).toBe("")
    expect(rulesOf("@media print{.c1{margin:0}}@media print{.c1{margin:revert}}")).toBe("")
    expect(rulesOf(".c1{margin:0}@media print{.c1{margin:revert}}")).toBe(
      ".c1{margin:0}@media print{.c1{margin:revert}}",
    )
  })

  test("omits characters without meaning, except in strings, URLs and variables", () => {
    const css = "@media (hover: hover){.c1{margin:0.5rem -0.5rem 10.5px;inset:min(1px, 0.2em);}}"
    expect(rulesOf(css)).toBe("@media (hover:hover){.c1{margin:.5rem -0.5rem 10.5px;inset:min(1px,.2em)}}")
    const other = '.c1{--a:0.5;content:"1, 0.5";background:url(/0.5);margin:var(--a)}'
    expect(rulesOf(other)).toBe(other)
  })

  test("removes unused variables", () => {
    const css = ":root{--a:1px;--b:var(--a);--c:2px;--d:3px}.c1{margin:var(--d, 0)}"
    expect(rulesOf(css)).toBe(":root{--d:3px}.c1{margin:var(--d,0)}")
    expect(rulesOf(css, '<b class="c1" style="top:var(--b)"></b>')).toContain(":root{--a:1px;--b:var(--a);--d:3px}")
  })

  test("keeps variables that the shared style sheet uses", () => {
    expect(pruneStyles("", ":root{--a:1px;--b:var(--a);--c:2px}", "p:hover{margin:var(--b)}").rules).toBe(
      ":root{--a:1px;--b:var(--a)}",
    )
  })

  test("removes unused rules and variables of the shared style sheet's own classes", () => {
    const html = '<a class="MuiButton-root sheet-1"></a><b class="Mui-disabled"></b>'
    const shared = "html:root{--a:1px}.MuiChip-root:hover{margin:0}.sheet-1>.MuiButton-root{margin:1px}"
    const unused = ".sheet-1.Mui-disabled{margin:2px}.sheet-1{--b:1px}"
    expect(pruneStyles(html, "", shared + unused).sheet).toBe(shared)
  })

  test("keeps MUI root classes, and classes in selectors", () => {
    const html = '<p class="MuiChip-root MuiChip-outlined css-0 note c1">1 &amp; 2<br/></p>'
    expect(pruneStyles(html, ".c1{color:red}", "").html).toBe('<p class="MuiChip-root note c1">1 &amp; 2<br/></p>')
    expect(pruneStyles(html, "", ".MuiChip-outlined:hover,.css-0{color:red}").html).toBe(html)
  })

  test("does not change pages with islands", () => {
    const html = '<div data-island="Choice"><b class="MuiChip-root MuiChip-outlined c1"></b></div>'
    const css = ".c1.Mui-checked{color:red}"
    expect(pruneStyles(html, css, "")).toMatchObject({ html, rules: css })
  })
})
