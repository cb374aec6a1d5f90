import { type Look, LOOKS, pictureOf, type Shot, thumbnailOf } from "./shots"

const STYLE = `
body { margin: 24px; font: 15px/1.4 system-ui, sans-serif; color: #222; background: #bbb }
h1, h2 { margin: 0 0 12px; font-size: 20px }
section { margin: 0 0 40px }
.row { display: flex; gap: 16px; align-items: flex-start }
figure { margin: 0 }
figcaption { font-size: 13px; margin-bottom: 4px; overflow-wrap: anywhere }
img { display: block }
`

const document = (title: string, style: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${STYLE}${style}</style>${body}</html>\n`

const captionOf = ({ width, scheme }: Look) => `${width} px, ${scheme}`

/**
 * Everything at once, to click through: a row of six thumbnails a route, each in a window of its own that scrolls,
 * linked to the whole picture.
 */
export const indexPage = (routes: readonly string[], shots: readonly Shot[]): string => {
  const thumbnail = ({ route, look, width, height }: Shot) =>
    `<figure><figcaption>${captionOf(look)}</figcaption><a href="${pictureOf(route, look)}"><img src="${thumbnailOf(route, look)}" alt="${route}, ${captionOf(look)}" width="${width / 2}" height="${height / 2}" loading="lazy"></a></figure>`
  const sections = routes.map(
    route =>
      `<section id="${route}"><h2>${route}</h2><div class="row">${shots
        .filter(shot => shot.route === route)
        .map(thumbnail)
        .join("")}</div></section>`,
  )
  const jumps = routes.map(route => `<a href="#${route}">${route}</a>`).join(" ")
  const style =
    "nav { columns: 5; margin-bottom: 40px } nav a { display: block; color: inherit } a { display: block; max-height: 700px; overflow: auto }"
  return document("The whole site", style, `<h1>The whole site</h1><nav>${jumps}</nav>${sections.join("\n")}`)
}

/**
 * Width of a sheet with all pages, and how many stand in a row of it: phones are long, and a sheet is to stay well
 * below Chromium's 16,384 px.
 */
const SHEET = 3200
const COLUMNS: Record<number, number> = { 390: 27, 768: 18, 1440: 14 }

/** All pages in one look, to compare their rhythm. */
export const lookSheet = (look: Look, shots: readonly Shot[]): string => {
  const width = Math.floor(SHEET / (COLUMNS[look.width] ?? 14)) - 16
  const pages = shots
    .filter(shot => shot.look === look)
    .map(
      ({ route, ...shot }) =>
        `<figure><figcaption>${route}</figcaption><img src="../${thumbnailOf(route, look)}" alt="" width="${width}" height="${Math.round((shot.height * width) / shot.width)}"></figure>`,
    )
  const style = `.row { flex-wrap: wrap; width: ${SHEET}px } figure { width: ${width}px }`
  return document(captionOf(look), style, `<h1>${captionOf(look)}</h1><div class="row">${pages.join("")}</div>`)
}

/** Height of a column on the sheet of a route; a longer page is folded into several of the same height. */
const FOLD = 1600

/**
 * One route at all widths, by day or by night: pages are folded like newspaper columns, so that a sheet fits on a
 * screen.
 */
export const routeSheet = (route: string, scheme: Look["scheme"], shots: readonly Shot[]): string => {
  const folded = ({ look, width, height }: Shot) => {
    const count = Math.ceil(height / FOLD)
    const fold = Math.ceil(height / count)
    const columns = Array.from(
      { length: count },
      (_, index) =>
        `<div style="width:${width}px;height:${fold}px;background:url(../${thumbnailOf(route, look)}) 0 -${index * fold}px no-repeat"></div>`,
    )
    return `<figure><figcaption>${captionOf(look)}</figcaption><div class="row">${columns.join("")}</div></figure>`
  }
  const figures = LOOKS.filter(look => look.scheme === scheme)
    .toReversed()
    .flatMap(look => shots.filter(shot => shot.route === route && shot.look === look).map(folded))
  const style = ".row .row { gap: 4px } body > .row { width: max-content; gap: 32px }"
  return document(route, style, `<h1>${route}</h1><div class="row">${figures.join("")}</div>`)
}
