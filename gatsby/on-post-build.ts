import { join } from "node:path"
import type { BuildArgs, GatsbyNode } from "gatsby"
import { publishEditor } from "../packages/content-editor"
import { FEED } from "../src/site/feed"
import { BuildError } from "./build-error"
import { feedOf } from "./for-readers/feed"
import { llmsOf } from "./for-readers/llms"
import { type ForReaders, forReaders, readPages } from "./for-readers/query"
import { removeStale } from "./hashed-files"
import { finishForHosts } from "./hosting/finish"
import { retireWorkers } from "./hosting/retire-workers"
import { writeHeaders } from "./hosting/write-headers"
import { writeRedirects } from "./hosting/write-redirects"
import { writeOwnFile } from "./own-files"
import { withdraw } from "./prune-public"
import { robotsOf } from "./robots"
import { webManifest } from "./web-manifest"
import { writeTypesAndExit } from "./write-types"

/** For `npm run types`: nothing is bundled. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async ({ store }) => {
  if (process.env.TYPES_ONLY) await writeTypesAndExit(store)
}

type Build = Pick<BuildArgs, "getNodesByType" | "graphql" | "store" | "reporter">

/**
 * Publishes what a build makes besides pages, and takes out what no page uses.
 * @throws if there is no content/site.yaml: robots.txt, manifest and images must not be missing in silence
 */
const publish = async ({ getNodesByType, graphql, store, reporter }: Build): Promise<void> => {
  const [site] = getNodesByType("SiteContent")
  if (!site) throw new Error("The build has not seen content/site.yaml.")
  removeStale()
  const paths = getNodesByType("SitePage").map(({ path }) => String(path))
  // Gatsby types this as a plain function.
  const { program } = (store.getState as () => { program: { directory: string } })()
  const added = await publishEditor(program.directory, site, reporter)
  withdraw(program.directory)
  const folder = join(program.directory, "public")
  const manifest = webManifest(folder, site as typeof site & { name: string; description: string })
  writeOwnFile(folder, "manifest.webmanifest", manifest)
  writeOwnFile(folder, "robots.txt", robotsOf(String(site.url)))
  const { data } = await graphql<ForReaders>(forReaders)
  if (!data) throw new Error("The content for the feed and llms.txt could not be read.")
  const { siteContent, blogCategory, allBlogPost } = data
  writeOwnFile(folder, "llms.txt", llmsOf(siteContent, readPages(data)))
  if (blogCategory) writeOwnFile(folder, FEED, feedOf(siteContent, blogCategory, allBlogPost.nodes))
  const { allow: allowed = [] } = (site.policy ?? {}) as { allow?: string[] }
  finishForHosts(folder, { paths, allowed, finished: added })
  retireWorkers(folder)
  writeHeaders(folder)
  const [notFound] = getNodesByType("NotFoundPage")
  writeRedirects(
    folder,
    siteContent.url,
    String(notFound?.moved),
    getNodesByType("Redirect").map(({ from, to }) => ({ from: String(from), to: String(to) })),
  )
}

/** What stops the build says where and what to do: Gatsby would print the compiled code around it. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async args => {
  try {
    await publish(args)
  } catch (error) {
    if (!(error instanceof BuildError)) throw error
    args.reporter.panic(error.message)
  }
}
