import { writeFileSync } from "node:fs"
import { resolve } from "node:path"
import type { GatsbyNode } from "gatsby"
import { robotsOf } from "./robots"

/** Writes what depends on the site's address, which only content knows. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql }) => {
  const { data } = await graphql<Queries.PostBuildQuery>(`
    query PostBuild {
      siteContent {
        url
      }
    }
  `)
  if (!data?.siteContent) throw new Error("content/site.yaml was not sourced.")
  writeFileSync(resolve("public/robots.txt"), robotsOf(data.siteContent.url))
}
