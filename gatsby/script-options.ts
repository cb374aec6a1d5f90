import type { BuildOptions } from "esbuild"

/** Where the project is, and where the site. */
export interface Place {
  root: string
  /** The path of its host below which it lives: empty where it has the host for itself (src/site/path-prefix.ts). */
  pathPrefix: string
}

/** What all scripts of the browser are bundled with. */
export const optionsFor = ({ pathPrefix }: Place): BuildOptions => ({
  bundle: true,
  write: false,
  minify: true,
  target: "es2022",
  platform: "browser",
  define: { "process.env.NODE_ENV": '"production"', PATH_PREFIX: JSON.stringify(pathPrefix) },
  logLevel: "silent",
})
