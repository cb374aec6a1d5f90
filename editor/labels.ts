/** Words in labels, by the abbreviation or technical term in field names. */
const labelWords: Readonly<Record<string, string>> = {
  aliases: "more paths",
  alt: "text alternative",
  bio: "biography",
  crumb: "breadcrumb",
  cta: "button",
  faq: "FAQ",
  href: "link",
  id: "ID",
  meta: "search texts",
  slug: "path",
  svg: "SVG",
  url: "URL",
}

/** Returns the label of a field or file: "Case studies" for `caseStudies`. */
export const labelOf = (name: string): string => {
  const words = name
    .replace(/[-_]/g, " ")
    .replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
    .trim()
    .replace(/\w+/g, word => labelWords[word] ?? word)
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
}

/**
 * Replaces names of files, and names of fields in backticks, by their labels in forms. Switches become on or off,
 * without the default in files: new forms preselect drafts.
 */
export const toFormTerms = (text: string): string =>
  text
    .replace(/(?:[\w-]+\/)?([\w-]+)\.yaml/g, (_, name: string) => `"${labelOf(name)}"`)
    .replace(/`(\w+(?:: (?:true|false))?)`/g, (_, name: string) => {
      const label = labelOf(name).replace(": true", ": on").replace(": false", ": off")
      return `"${label}"`
    })
    .replace(/:? \(?\[\]\)?/g, "")
    .replace(/ Default: (on|published)\./, "")
