import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { GatsbyNode, Node } from "gatsby"
import { publishEditor } from "#editor"
import type { DataOf } from "#model/types/index"
import { FEED_PATH } from "#site/feed"
import { copyPages } from "./copy-pages"
import { buildFeed, feedQuery } from "./feed"
import { buildLlmsTxt } from "./llms"
import { formatRedirects } from "./redirects"
import { getStagedEntries } from "./stage-content"
import { createWebManifest } from "./web-manifest"

/**
 * Writes the files besides pages (robots.txt, feed, redirects), copies pages, and publishes the web editor.
 * @throws {Error} if content/site.yaml is missing, because robots.txt and the manifest are required
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ getNodesByType, graphql, reporter }) => {
  const [site] = getNodesByType("SiteContent") as (Node & DataOf<"SiteContent">)[]
  if (!site) throw new Error("content/site.yaml was not sourced.")
  const folder = join(process.cwd(), "public")
  const { data } = await graphql<Queries.FeedQuery>(feedQuery)
  if (!data) throw new Error("The content for the feed could not be read.")
  const files: Record<string, string> = {
    "manifest.webmanifest": createWebManifest(site),
    "robots.txt": `User-agent: *\nAllow: /\nSitemap: ${site.url}/sitemap-index.xml\n`,
    "llms.txt": buildLlmsTxt(site, getStagedEntries()),
    [FEED_PATH]: buildFeed(data),
    _redirects: formatRedirects(getNodesByType("Redirect")),
  }
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name)
    // The file of a previous build must not remain if it would be empty now.
    rmSync(file, { force: true })
    if (!text) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  copyPages(folder)
  await publishEditor(process.cwd(), site, reporter)
}
