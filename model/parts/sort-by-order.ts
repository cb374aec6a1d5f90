/** How entries that have an `order` are asked for. */
export const SORT_BY_ORDER = { fields: ["order"], order: ["ASC"] }
