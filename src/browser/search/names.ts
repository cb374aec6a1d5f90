/** Marks what the search of the blog shows, in the page; its words stand in it as data. */
export const searchAttribute = "data-search"

/** Id of the field that is typed into. */
export const searchFieldId = "blog-search"

/** Where the index of the search lies. */
export const INDEX = "/search.json"
