import { asWarning, type Entry, entryIssue, listedEntries, entriesOfType, type Rule } from "#engine"
import { ALL_POSTS } from "../parts/blog-routes"
import { blogCategory } from "../types/blog-category"
import { blogPost } from "../types/blog-post"
import { caseStudy } from "../types/case-study"
import { legalDocument } from "../types/legal-document"
import { page } from "../types/page"
import { resource } from "../types/resource"
import { service } from "../types/service"
import { siteContent } from "../types/site-content"
import { teamMember } from "../types/team-member"
import { testimonial } from "../types/testimonial"

/** Entries that the header has room for, with that of the services aside. */
const MENU = 7

/** A page that names itself for the menu stands there once, and has room. */
const validMenu: Rule = ({ entries }) => {
  const listed = entriesOfType(entries, siteContent).flatMap(({ data }) => data.navigation)
  const named = entriesOfType(entries, page).filter(({ data }) => data.menu !== undefined)
  const shown = named.filter(({ data }) => !data.hidden)
  return named.flatMap(entry => {
    const { hidden, path } = entry.data
    const tell = (message: string) => [entryIssue(entry, ["menu"], message)]
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

/** What blocks show that have no entries of their own. */
const LISTED_TYPES: Readonly<Record<string, { type: string; files: string }>> = {
  posts: blogPost,
  cases: caseStudy,
  testimonials: testimonial,
  people: teamMember,
  library: resource,
  documents: legalDocument,
  services: service,
}

/** Where a page shows what is nowhere yet: a heading above nothing, a list of no post. */
const requireListedContent: Rule = ({ entries, folder: { today } }) => {
  const tell = (
    entry: Entry,
    path: (string | number)[],
    { type, files }: (typeof LISTED_TYPES)[string],
    advice: string,
  ) => {
    const own = entries.filter(other => other.type === type)
    if (listedEntries(own, today).length > 0) return []
    const told = `Visitors would find nothing here: nothing of content/${files} is published. Until something is, ${advice}.`
    const issue = entryIssue(entry, path, told)
    // What is on its way is shown by develop.
    return [own.length > 0 ? asWarning(issue) : issue]
  }
  return listedEntries(entries, today).flatMap(entry => {
    const { id, path, blocks } = entry.data
    if (entry.type === blogCategory.type && id === ALL_POSTS)
      return tell(entry, ["id"], blogPost, 'leave the blog out with "published: false" in content/pages/blog.yaml')
    const advice = `take this block out${path === "/" ? "" : ', or leave the page out with "published: false"'}`
    return (Array.isArray(blocks) ? blocks : []).flatMap(({ type }: { type: string }, index) => {
      const shown = LISTED_TYPES[type]
      return shown ? tell(entry, ["blocks", index], shown, advice) : []
    })
  })
}

/** What holds for the pages of the site together. */
export const pageRules: Rule[] = [validMenu, requireListedContent]
