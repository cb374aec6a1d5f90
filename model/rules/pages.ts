import { asWarning, entriesOfType, type Entry, entryIssue, listedEntries, type Rule } from "#engine"
import { ALL_POSTS } from "../shared/blog-routes"
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

/** Maximum number of menu entries, without the services menu. */
const MAX_MENU_ENTRIES = 7

/** Requires pages with `menu` to be visible and in the menu only once, and the menu to fit. */
const validMenu: Rule = ({ entries }) => {
  const navigation = entriesOfType(entries, siteContent).flatMap(({ data }) => data.navigation)
  const withMenu = entriesOfType(entries, page).filter(({ data }) => data.menu !== undefined)
  const visible = withMenu.filter(({ data }) => !data.hidden)
  return withMenu.flatMap(entry => {
    const { hidden, path } = entry.data
    const report = (message: string) => [entryIssue(entry, ["menu"], message)]
    if (hidden) return report("A hidden page (`hidden: true`) cannot be in the menu. Delete `menu`, or show the page.")
    if (navigation.some(({ href }) => href === path))
      return report(`content/site.yaml already lists "${path}" in the menu. Delete it here or there.`)
    return navigation.length + visible.indexOf(entry) >= MAX_MENU_ENTRIES
      ? report(
          `The menu holds at most ${MAX_MENU_ENTRIES} pages. Delete \`menu\` here, or a page in content/site.yaml.`,
        )
      : []
  })
}

/** Content types by the type of block that lists them. */
const listedTypes: Readonly<Record<string, { type: string; files: string }>> = {
  posts: blogPost,
  cases: caseStudy,
  testimonials: testimonial,
  people: teamMember,
  library: resource,
  documents: legalDocument,
  services: service,
}

/** Requires published content for blocks that list it, and published posts for the page of all posts. */
const requireListedContent: Rule = ({ entries, folder: { today } }) => {
  const checkListed = (
    entry: Entry,
    path: (string | number)[],
    { type, files }: (typeof listedTypes)[string],
    advice: string,
  ) => {
    const typeEntries = entries.filter(candidate => candidate.type === type)
    if (listedEntries(typeEntries, today).length > 0) return []
    const message = `No entry in content/${files} is published, so this would be empty. Publish one, or ${advice}.`
    const issue = entryIssue(entry, path, message)
    // Only a warning for drafts and planned entries, because `develop` shows them.
    return [typeEntries.length > 0 ? asWarning(issue) : issue]
  }
  return listedEntries(entries, today).flatMap(entry => {
    const { id, path, blocks } = entry.data
    if (entry.type === blogCategory.type && id === ALL_POSTS)
      return checkListed(
        entry,
        ["id"],
        blogPost,
        "unpublish the blog with `published: false` in content/pages/blog.yaml",
      )
    const advice = `remove this block${path === "/" ? "" : ", or unpublish the page with `published: false`"}`
    return (Array.isArray(blocks) ? blocks : []).flatMap(({ type }: { type: string }, index) => {
      const listedType = listedTypes[type]
      return listedType ? checkListed(entry, ["blocks", index], listedType, advice) : []
    })
  })
}

/** Rules across pages. */
export const pageRules: Rule[] = [validMenu, requireListedContent]
