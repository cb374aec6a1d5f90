import { GlobalStyles } from "@mui/material"
import { OnCall } from "../render/site-sheet"
import { theme } from "./theme"

interface Rules {
  [key: string]: string | Rules
}

/** All rules that set the theme's variables, by day, by night and on paper. */
const sheets = (theme.generateStyleSheets?.() ?? []) as Rules[]

/**
 * The theme's variables, all of them: whatever a visitor calls for finds those that it reads. A build puts them into
 * the site's sheet, and those that a page itself reads into its head (src/render/render-page.tsx).
 */
export const ThemeVariables = () => (
  <OnCall>
    <GlobalStyles styles={sheets} />
  </OnCall>
)

/** Adds the variables that a text reads. */
const addRead = (text: string, read: Set<string>) => {
  for (const [, name = ""] of text.matchAll(/var\((--[\w-]+)/g)) read.add(name)
}

/** Adds the variables that those in the set are made of. */
const addParts = (rules: Rules, read: Set<string>): void => {
  for (const [key, value] of Object.entries(rules)) {
    if (typeof value !== "string") addParts(value, read)
    else if (read.has(key)) addRead(value, read)
  }
}

const only = (rules: Rules, read: Set<string>): Rules =>
  Object.fromEntries(
    Object.entries(rules).flatMap(([key, value]): [string, string | Rules][] => {
      if (typeof value === "string") return key.startsWith("--") && !read.has(key) ? [] : [[key, value]]
      const inner = only(value, read)
      return Object.keys(inner).length > 0 ? [[key, inner]] : []
    }),
  )

/**
 * The theme's variables for one page. All of Material UI's would cost each page 2.5 kB (brotli).
 * @param texts everything that may read one: the page's rules and its elements
 */
export const PageVariables = ({ texts }: { texts: readonly string[] }) => {
  const read = new Set<string>()
  for (const text of texts) addRead(text, read)
  for (let size = -1; size !== read.size;) {
    size = read.size
    for (const sheet of sheets) addParts(sheet, read)
  }
  return <GlobalStyles styles={sheets.map(sheet => only(sheet, read))} />
}
