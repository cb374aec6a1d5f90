import type { GatsbyNode } from "gatsby"
import reporter from "gatsby-cli/lib/reporter"
import { collections } from "../model"

/** What Gatsby says of a component whose query belongs to no page, and once after all of these. */
const NO_PAGE = /^The GraphQL query in the non-page component ".*[/\\]src[/\\](pages|templates)[/\\](.+)\.tsx" will/
const EXPLAINED = /^\s*Exported queries are only executed for page components/

/**
 * Gatsby takes a page component without a page for a mistake. Of what the site does without it is none: nothing is said
 * of it.
 */
export const onPreExtractQueries: GatsbyNode["onPreExtractQueries"] = ({ getNodesByType }) => {
  const isLeftOut = (folder: string, name: string) =>
    collections.some(
      ({ type, page }) =>
        page &&
        getNodesByType(type).length === 0 &&
        ("path" in page ? folder === "pages" && page.path === `/${name}` : page.template === name),
    )
  const { warn, log } = reporter
  let isSilent = true
  reporter.warn = (message = "") => {
    const [, folder, name] = NO_PAGE.exec(message) ?? []
    if (folder && name && isLeftOut(folder, name.replaceAll("\\", "/"))) return
    isSilent &&= !NO_PAGE.test(message)
    warn(message)
  }
  reporter.log = (message = "") => {
    if (!isSilent || !EXPLAINED.test(message)) log(message)
  }
}
