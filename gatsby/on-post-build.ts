import { writeFileSync } from "node:fs"
import type { GatsbyNode } from "gatsby"
import { robotsOf } from "./robots"

/** Publishes what a build makes besides pages. */
export const onPostBuild: GatsbyNode["onPostBuild"] = ({ getNodesByType }) => {
  const [site] = getNodesByType("SiteContent")
  if (site) writeFileSync("public/robots.txt", robotsOf(String(site.url)))
}
