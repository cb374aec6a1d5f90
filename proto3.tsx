import { mkdirSync } from "node:fs"
import sharp from "sharp"
import { openFonts } from "./gatsby/drawings/lettering"
import { minify } from "./gatsby/drawings/minify"
import { markupOf } from "./gatsby/drawings/draw"
import { toCss, toFile } from "./gatsby/drawings/file"
import { penRules } from "./src/scenes/pen-rules"
import { lightColors } from "./src/theme/tokens"
import { cutaways } from "./src/scenes/services"
import { Cutaway } from "./src/scenes/cutaway"
import { symbols, SymbolFigure } from "./src/scenes/symbols"
import { glyphs, Glyph } from "./src/scenes/glyphs"
import { postDrawings } from "./src/scenes/posts"
import { PostScene } from "./src/scenes/post-scene"
import { ClosingShip } from "./src/scenes/closing-ship"
import { HomeSlip, HomeSlipCompact } from "./src/scenes/home/slip"
import { LostChart } from "./src/scenes/lost-chart"
import { CrewDeck } from "./src/scenes/crew-deck"
import { Fleet } from "./src/scenes/fleet"
import { Manifest } from "./src/scenes/manifest"
import { Barge } from "./src/scenes/barge"
import { CargoShip } from "./src/scenes/cargo-ship"
import { SignalFlags } from "./src/scenes/signal-flags"
import { Soundings } from "./src/scenes/soundings"
import { DrawContext, frameOf, type SceneMarks } from "./src/scenes/drawing-context"
import { ThemeProvider } from "@mui/material/styles"
import { renderToStaticMarkup } from "react-dom/server"
import { theme } from "./src/theme/theme"
import { launchBrowser } from "./scripts/browser"
const t = (s: string) => (s.match(/<[a-z]/g) || []).length
void (async () => {
  const set = await openFonts()
  const ms: [string, SceneMarks][] = []
  let name = ""
  const draw = (x: SceneMarks) => { ms.push([name, x]); return { content: "" } }
  const add = (n: string, e: any) => { name = n; renderToStaticMarkup(<ThemeProvider theme={theme}><DrawContext value={draw}>{e}</DrawContext></ThemeProvider>) }
  for (const [n, c] of Object.entries(cutaways)) add(n, <Cutaway drawing={c} alt="" />)
  for (const n of Object.keys(symbols)) add(n, <SymbolFigure name={n as never} />)
  for (const n of Object.keys(glyphs)) add(n, <Glyph name={n as never} />)
  for (const n of Object.keys(postDrawings)) add("post-" + n, <PostScene scene={{ drawing: n as never, labels: [] }} symbol="page" />)
  add("closing", <ClosingShip alt="" />); add("slip", <HomeSlip alt="" shipName="Yours" />); add("compact", <HomeSlipCompact alt="" shipName="Yours" />)
  add("lost", <LostChart alt="" />); add("crew", <CrewDeck alt="" />); add("fleet", <Fleet alt="" />); add("manifest", <Manifest alt="" />); add("barge", <Barge hours={25} alt="" />)
  add("flags", <SignalFlags alt="" />); add("soundings", <Soundings alt="" />)
  add("cargo", <CargoShip {...({name:"A",weeks:8,launch:3,cargo:["page"]} as any)} alt="" />)
  const css = toCss(penRules(lightColors)) + "text{font:500 13px sans-serif}svg{overflow:visible}body{margin:0}"
  const b = await launchBrowser(); const p = await b.newPage({ viewport: { width: 1296, height: 700 }, colorScheme: "light" })
  mkdirSync("/tmp/cmp", { recursive: true })
  for (const [n, m] of ms) {
    const [l, tp, w, h] = frameOf(m.viewBox)
    const W = Math.min(1296, w * 2), H = W * h / w
    const raw = markupOf(m)
    const a = minify(m.viewBox, raw), o = minify(m.viewBox, raw, set)
    const f = toFile(o)
    const shot = async (html: string) => { await p.setContent(`<style>${css}</style><div style="width:${W}px;height:${H}px;position:relative;overflow:hidden">${html}</div>`); await p.waitForFunction(() => [...document.images].every(i => i.complete)); return p.screenshot({ clip: { x: 0, y: 0, width: W, height: Math.min(700, H) } }) }
    const A = await shot(raw.replace("<svg ", `<svg width="${W}" height="${H}" style="display:block" `))
    const B = await shot(`<svg width="${W}" height="${H}" style="display:block" viewBox="${m.viewBox}">${a.content}</svg>`)
    const k = W / w
    const C = await shot(`<img style="position:absolute;left:${(f.frame[0] - l) * k}px;top:${(f.frame[1] - tp) * k}px;width:${f.frame[2] * k}px;height:${f.frame[3] * k}px" src="data:image/svg+xml,${encodeURIComponent(f.svg)}">`)
    const diff = async (x: Buffer, y: Buffer, file: string) => {
      const [X, Y] = await Promise.all([x, y].map(z => sharp(z).removeAlpha().raw().toBuffer({ resolveWithObject: true })))
      let c = 0; const D = Buffer.alloc(X!.data.length)
      for (let i = 0; i < X!.data.length; i++) { const d = Math.abs(X!.data[i]! - Y!.data[i]!); D[i] = d; if (d > 64) c++ }
      if (c > 150) { await sharp(x).toFile(`/tmp/cmp/${n}-raw.png`); await sharp(y).toFile(`/tmp/cmp/${n}-${file}.png`); await sharp(D, { raw: X!.info as never }).toFile(`/tmp/cmp/${n}-${file}-diff.png`) }
      return c
    }
    console.log(n, raw.length, t(raw), "inline", a.content.length, t(a.content), "file", f.svg.length, "diff", await diff(A, B, "in"), await diff(A, C, "file"), f.frame.join(" ") === m.viewBox ? "" : "open " + f.frame)
  }
  await b.close()
})()
