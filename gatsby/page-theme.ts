import { join } from "node:path"
import type { Plugin } from "esbuild"
import { theme } from "../src/theme/theme"

/** Colors and variants that this site does not have, colors of single components, and their channels. */
const isUnused = (key: string): boolean =>
  /^([A-Z].*|.*Channel|warning|info|success|grey|h[456]|subtitle.|caption|overline)$/.test(key)

const without = (values: object): object => Object.fromEntries(Object.entries(values).filter(([key]) => !isUnused(key)))

/** The values of the theme as JSON, which leaves its functions out. */
export const pageTheme = (): string => {
  const { breakpoints, palette, shape, transitions, typography, vars } = theme
  return JSON.stringify({
    breakpoints,
    palette: { ...without(palette), yard: undefined },
    shape,
    transitions,
    typography: without(typography),
    vars: { palette: without(vars.palette), shape: vars.shape, opacity: vars.opacity },
  })
}

/**
 * Lets the islands have the theme ready made (src/islands/page-theme.ts): instead of ours and of Material UI's default
 * one.
 * @param root the project's folder
 */
export const readyTheme = (root: string): Plugin => ({
  name: "ready theme",
  setup: ({ onResolve }) => {
    const path = join(root, "src/islands/page-theme.ts")
    onResolve({ filter: /\/theme\/theme$/ }, () => ({ path }))
    onResolve({ filter: /\/defaultTheme(\.m?js)?$/ }, ({ importer }) =>
      importer.includes("@mui/material") ? { path } : undefined,
    )
  },
})
