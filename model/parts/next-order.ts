import type { Entry } from "../../packages/content-engine"

/** How entries that have an `order` are asked for. */
export const BY_ORDER = { fields: ["order"], order: ["ASC"] }

/** The place behind all others. */
export const nextOrder = (own: readonly Entry<{ order: number }>[]): number =>
  Math.max(0, ...own.map(({ data }) => data.order)) + 1
