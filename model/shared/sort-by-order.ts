/** Gatsby sort by the field `order`. */
export const sortByOrder = { fields: ["order"], order: ["ASC"] }
