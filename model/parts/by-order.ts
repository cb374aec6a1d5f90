/** How entries that have an `order` are asked for. */
export const BY_ORDER = { fields: ["order"], order: ["ASC"] }
