import { join } from "node:path"
import type { Plugin } from "esbuild"
import { theme } from "../src/theme/theme"

/** Colors and variants that no island shows, colors of single components, and what colors are mixed of. */
const isUnused = (key: string): boolean =>
  /^([A-Z].*|.*Channel|warning|info|success|grey|common|background|contrastThreshold|tonalOffset)$/.test(key) ||
  /^(hero|page|figure|h[456]|subtitle.|caption|overline)$/.test(key)

/**
 * Tells the bundler that a package of Emotion's does nothing by being loaded. Only `withTheme` calls it, which nobody
 * does; a bundler cannot see that of CommonJS. It would be 1 kB of every island.
 */
export const unusedStatics: Plugin = {
  name: "unused statics",
  setup: ({ onResolve, resolve }) => {
    onResolve({ filter: /^hoist-non-react-statics$/ }, async ({ path, importer, resolveDir, kind, pluginData }) =>
      pluginData === unusedStatics.name
        ? undefined
        : {
            ...(await resolve(path, { importer, resolveDir, kind, pluginData: unusedStatics.name })),
            sideEffects: false,
          },
    )
  },
}

/** The values of the theme as JSON, which leaves its functions out. */
export const pageTheme = (): string => {
  const { breakpoints, palette, shape, typography, vars } = theme
  const { mode, primary, secondary, error } = palette
  const values = {
    breakpoints: { values: breakpoints.values },
    // Material UI makes a variant of each color that has a main one; what it paints with are the variables.
    palette: {
      mode,
      primary: { main: primary.main },
      secondary: { main: secondary.main },
      error: { main: error.main },
    },
    shape,
    typography,
    vars: { palette: vars.palette, shape: vars.shape, opacity: vars.opacity },
  }
  return JSON.stringify(values, (key, value: unknown) => (isUnused(key) ? undefined : value))
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
