/** A plugin, and the names of what its `gatsby-browser` exports. */
export type Plugin = { name: string; browserAPIs: readonly string[] }

/** Plugins whose part for the browser no published page of this site misses, and why. */
const DISPENSABLE: Record<string, string> = {
  "default-site-plugin": "Our own gatsby-browser.tsx is for develop",
  partytown: "It is for develop, too",
  "gatsby-plugin-manifest": "It follows the language of the page to which Gatsby's router leads",
}

/**
 * Tells of plugins that do a part of their work in the browser: pages are documents, in which nobody runs it
 * (docs/decisions.md). In `develop` it would run.
 * @returns a message for each
 */
export const neverRun = (plugins: readonly Plugin[]): string[] =>
  plugins
    .filter(({ name, browserAPIs }) => browserAPIs.length > 0 && !(name in DISPENSABLE))
    .map(
      ({ name, browserAPIs }) =>
        `${name} works in the browser (${browserAPIs.join(", ")} of its gatsby-browser.js), where published pages do not run Gatsby (docs/decisions.md). Take it out of gatsby-config.ts, and write what it does as <script> in src/layout/layout.tsx or as a behaviour (src/browser/README.md). Where pages do not miss that part, list it in gatsby/browser-parts.ts.`,
    )
