import type { Entry } from "../../packages/content-engine"

/** The place behind all others. */
export const nextOrder = (own: readonly Entry<{ order: number }>[]): number =>
  Math.max(0, ...own.map(({ data }) => data.order)) + 1
