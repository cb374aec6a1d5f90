import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { GatsbyNode } from "gatsby"
import { publishEditor } from "../packages/content-editor"
import { FEED } from "../src/site/feed"
import { copyPages } from "./copy-pages"
import { feedOf } from "./for-readers/feed"
import { llmsOf } from "./for-readers/llms"
import { type ForReaders, forReaders, readPages } from "./for-readers/query"
import { redirectRules } from "./redirects"
import { robotsOf } from "./robots"
import { webManifest } from "./web-manifest"
import { writeTypesAndExit } from "./write-types"

/** For `npm run types`: nothing is bundled. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async ({ store }) => {
  if (process.env.TYPES_ONLY) await writeTypesAndExit(store)
}

/**
 * Publishes what a build makes besides pages.
 * @throws if there is no content/site.yaml: robots.txt and the manifest must not be missing in silence
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ getNodesByType, graphql, store, reporter }) => {
  const [site] = getNodesByType("SiteContent")
  if (!site) throw new Error("The build has not seen content/site.yaml.")
  // Gatsby types this as a plain function.
  const { program } = (store.getState as () => { program: { directory: string } })()
  const folder = join(program.directory, "public")
  const { data } = await graphql<ForReaders>(forReaders)
  if (!data) throw new Error("The content for the feed and llms.txt could not be read.")
  const { siteContent, blogCategory, allBlogPost } = data
  const files: Record<string, string> = {
    "manifest.webmanifest": webManifest(folder, site as typeof site & { name: string; description: string }),
    "robots.txt": robotsOf(String(site.url)),
    "llms.txt": llmsOf(siteContent, readPages(data)),
    [FEED]: blogCategory && allBlogPost.nodes.length > 0 ? feedOf(siteContent, blogCategory, allBlogPost.nodes) : "",
    _redirects: redirectRules(getNodesByType("Redirect")),
  }
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    // One of the build before must not outlive what it was made of.
    if (text) writeFileSync(file, text)
    else rmSync(file, { force: true })
  }
  copyPages(folder)
  await publishEditor(program.directory, site, reporter)
}
