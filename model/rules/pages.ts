import { issueIn, ofType, type Rule } from "../../packages/content-engine"
import { page } from "../types/page"
import { siteContent } from "../types/site-content"

/** Entries that the header has room for, with that of the services aside. */
const MENU = 7

/** A page that names itself for the menu stands there once, and has room. */
const menuFits: Rule = ({ entries }) => {
  const listed = ofType(entries, siteContent).flatMap(({ data }) => data.navigation)
  const named = ofType(entries, page).filter(({ data }) => data.menu !== undefined)
  const shown = named.filter(({ data }) => !data.hidden)
  return named.flatMap(entry => {
    const { hidden, path } = entry.data
    const tell = (message: string) => [issueIn(entry, ["menu"], message)]
    if (hidden) return tell('The page is hidden (hidden: true), so no menu names it. Delete "menu", or show the page.')
    if (listed.some(({ href }) => href === path))
      return tell(`content/site.yaml lists "${path}" in the menu already. Delete it here or there.`)
    return listed.length + shown.indexOf(entry) >= MENU
      ? tell(
          `The menu has room for ${MENU} pages, and there are more. Delete "menu" here, or a page in content/site.yaml.`,
        )
      : []
  })
}

/** What holds for the pages of the site together. */
export const pageRules: Rule[] = [menuFits]
