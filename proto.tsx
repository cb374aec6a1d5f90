import { writeFileSync } from "node:fs"
import { ThemeProvider } from "@mui/material/styles"
import { renderToStaticMarkup } from "react-dom/server"
import { markupOf } from "./gatsby/drawings/draw"
import { toFile } from "./gatsby/drawings/file"
import { openFonts } from "./gatsby/drawings/lettering"
import { minify } from "./gatsby/drawings/minify"
import { DrawContext, type SceneMarks } from "./src/scenes/drawing-context"
import { HomeSlip, HomeSlipCompact } from "./src/scenes/home/slip"
import { theme } from "./src/theme/theme"
const t = (s: string) => (s.match(/<[a-z]/g) || []).length
void openFonts().then(set => {
  for (const [C, n] of [[HomeSlip, "wide"], [HomeSlipCompact, "compact"]] as const) {
    const draw = (x: SceneMarks) => {
      const m = markupOf(x)
      const t0 = performance.now()
      const a = minify(x.viewBox, m)
      const t1 = performance.now()
      const b = minify(x.viewBox, m, set)
      console.log(n, m.length, t(m), "->", a.content.length, t(a.content), b.content.length, t(b.content), t1 - t0, performance.now() - t1)
      const f = toFile(b)
      console.log(f.frame, f.svg.length)
      writeFileSync(`/tmp/${n}.svg`, f.svg)
      writeFileSync(`/tmp/${n}.txt`, a.content)
      return { content: "" }
    }
    renderToStaticMarkup(<ThemeProvider theme={theme}><DrawContext value={draw}><C alt="x" shipName="Yours" /></DrawContext></ThemeProvider>)
  }
})
