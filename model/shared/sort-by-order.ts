/** Gatsby sort by the field `order`. */
export const SORT_BY_ORDER = { fields: ["order"], order: ["ASC"] }
