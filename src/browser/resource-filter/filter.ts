/** What the visitor asks for. */
export interface Filter {
  /** Id of a category; "all" stands for every one. */
  category: string
  /** Search text, as typed. */
  text: string
}

/** Chosen when the page opens. */
export const initialFilter: Filter = { category: "all", text: "" }

interface Filtered {
  category: string
  title: string
  description: string
}

/**
 * Rule 5 of the specification: an item is shown when its category matches the chosen one (or that is "all")
 * and the search text, compared case-insensitively, appears in its title or description. Spaces around it, which a
 * phone's keyboard sets by itself, are no part of it.
 */
export const filterResources = <Item extends Filtered>(items: readonly Item[], { category, text }: Filter): Item[] => {
  const wanted = text.trim().toLowerCase()
  return items.filter(
    item =>
      (category === "all" || item.category === category) &&
      (item.title.toLowerCase().includes(wanted) || item.description.toLowerCase().includes(wanted)),
  )
}
