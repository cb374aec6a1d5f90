/** Where everything is written; not committed. */
export const FOLDER = "screenshots"

/** A width of the window, by day or by night. */
export interface Look {
  width: number
  scheme: "light" | "dark"
}

/** The looks in which every page is shown: phone, tablet and desk. */
export const LOOKS: readonly Look[] = (["light", "dark"] as const).flatMap(scheme =>
  [390, 768, 1440].map(width => ({ width, scheme })),
)

/** One picture: a whole page in one look, and the size of its thumbnail. */
export interface Shot {
  route: string
  look: Look
  width: number
  height: number
}

/** Thumbnails show pages at this scale: headings can be read, and a long page fits on a sheet. */
const SCALE = 0.4

/** @returns the route as a file name */
export const nameOf = (route: string): string => route.replace(/^\/|\.html$/g, "").replaceAll("/", "-") || "home"

const fileOf = (route: string, { width, scheme }: Look) => `${nameOf(route)}-${width}-${scheme}`

/** @returns the whole page's picture, inside the folder */
export const pictureOf = (route: string, look: Look): string => `pages/${fileOf(route, look)}.jpg`

/** @returns the page's thumbnail, inside the folder */
export const thumbnailOf = (route: string, look: Look): string => `thumbnails/${fileOf(route, look)}.jpg`

/** @returns pixels */
export const thumbnailWidth = ({ width }: Look): number => Math.round(width * SCALE)
