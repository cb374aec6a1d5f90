/**
 * Draws scenes to a picture, without building the site: `npm run scenes -- <module> [light|dark] [width]`.
 * `<module>` is a file under src/scenes; each of its exports that is a cutaway drawing, an element,
 * or a component that needs no more than an `alt`, is drawn. The picture and its HTML go to .cache/scenes/.
 */
import { mkdirSync, writeFileSync } from "node:fs"
import { basename, resolve } from "node:path"
import { pathToFileURL } from "node:url"
import createCache from "@emotion/cache"
import { CacheProvider } from "@emotion/react"
import createEmotionServer from "@emotion/server/create-instance"
import { GlobalStyles } from "@mui/material"
import { ThemeProvider } from "@mui/material/styles"
import { type FC, isValidElement, type ReactNode } from "react"
import { renderToString } from "react-dom/server"
import { Cutaway, type CutawayDrawing } from "../src/scenes/cutaway"
import { theme } from "../src/theme/theme"
import { launchBrowser } from "./browser"

const [module, mode = "light", width = "1440"] = process.argv.slice(2)
if (!module) throw new Error("Name a file: npm run scenes -- src/scenes/services/web-development.tsx")

const isDrawing = (value: unknown): value is CutawayDrawing =>
  typeof value === "object" && value !== null && "framed" in value
const isComponent = (value: unknown): value is FC<{ alt: string }> => typeof value === "function"
const toNode = (name: string, value: unknown): ReactNode => {
  if (isDrawing(value)) return <Cutaway key={name} drawing={value} alt={name} />
  if (isValidElement(value)) return value
  if (Array.isArray(value)) return value.map((item, index) => toNode(`${name} ${index}`, item))
  if (isComponent(value)) {
    const Component = value
    return <Component key={name} alt={name} />
  }
  return null
}

const draw = async () => {
  const exported = (await import(pathToFileURL(resolve(module)).href)) as Record<string, unknown>
  const cache = createCache({ key: "s" })
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache)
  const body = renderToString(
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <GlobalStyles
          styles={{
            body: {
              margin: 0,
              background: theme.vars.palette.yard.ground,
              color: theme.vars.palette.yard.ink,
              overflowX: "hidden",
            },
            main: { display: "grid", gap: 40, padding: Number(width) > 600 ? "24px 72px" : 16 },
            ".marker": { display: "none" },
          }}
        />
        <main>{Object.entries(exported).map(([name, value]) => toNode(name, value))}</main>
      </ThemeProvider>
    </CacheProvider>,
  )
  const head = constructStyleTagsFromChunks(extractCriticalToChunks(body))
  const folder = resolve(".cache/scenes")
  mkdirSync(folder, { recursive: true })
  const name = basename(module, ".tsx")
  const html = `${folder}/${name}-${mode}-${width}.html`
  writeFileSync(html, `<!doctype html><html lang="en" data-theme="${mode}"><meta charset="utf-8">${head}${body}`)

  const browser = await launchBrowser()
  const page = await browser.newPage({ viewport: { width: Number(width), height: 700 } })
  await page.goto(`file://${html}`)
  const picture = `${folder}/${name}-${mode}-${width}.png`
  await page.screenshot({ path: picture, fullPage: true })
  await browser.close()
  console.log(picture)
}
void draw()
