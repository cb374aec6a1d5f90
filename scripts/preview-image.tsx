/** `npm run preview-image`: draws static/preview.png (1200x630), the picture other sites show of a page. Committed; run again after a change of brand. */
import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import createCache from "@emotion/cache"
import { CacheProvider } from "@emotion/react"
import createEmotionServer from "@emotion/server/create-instance"
import { GlobalStyles } from "@mui/material"
import { ThemeProvider } from "@mui/material/styles"
import { renderToString } from "react-dom/server"
import { parse } from "yaml"
import { HomeSlip } from "../src/scenes/home/slip"
import { LogoMark } from "../src/scenes/marks"
import { webFaces } from "../src/theme/fonts"
import { theme } from "../src/theme/theme"
import { fontStack } from "../src/theme/tokens"
import { launchBrowser } from "./browser"

const SIZE = { width: 1200, height: 630 }

const content = (file: string) => parse(readFileSync(`content/${file}`, "utf8")) as { name: string; shipName: string; hero: { title: string } }
const { name, shipName } = content("site.yaml")
const { title } = content("pages/home.yaml").hero

const draw = async () => {
  const cache = createCache({ key: "s" })
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache)
  const { yard } = theme.vars.palette
  const body = renderToString(
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <style>{webFaces}</style>
        <GlobalStyles
          styles={{
            body: { margin: 0, background: yard.ground, color: yard.ink, overflow: "hidden", fontFamily: fontStack.display, fontWeight: 620 },
            header: { display: "flex", alignItems: "center", gap: 12, padding: "44px 60px 0", fontSize: 34 },
            h1: { margin: "22px 60px 0", font: "inherit", fontSize: 66, lineHeight: 1, letterSpacing: "-.026em", whiteSpace: "nowrap" },
            main: { position: "absolute", left: 0, right: 0, bottom: 8 },
          }}
        />
        <header>
          <LogoMark /> {name}
        </header>
        <h1>{title}</h1>
        <main>
          <HomeSlip alt="" shipName={shipName} />
        </main>
      </ThemeProvider>
    </CacheProvider>,
  )
  const fonts = (css: string) =>
    css.replace(/url\((\/fonts\/[^)]+)\)/g, (_, path: string) => `url(data:font/woff2;base64,${readFileSync(`static${path}`).toString("base64")})`)
  const browser = await launchBrowser()
  const page = await browser.newPage({ viewport: SIZE })
  await page.setContent(`<!doctype html><html lang="en" data-theme="light">${fonts(constructStyleTagsFromChunks(extractCriticalToChunks(body)))}${body}`)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: resolve("static/preview.png") })
  await browser.close()
}
void draw()
