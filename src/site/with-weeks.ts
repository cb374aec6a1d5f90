interface Timed {
  from: number | null
  to: number | null
}

/** Entries that are drawn by the time they take: content always tells it of them, which their type cannot say. */
export const withWeeks = <Entry extends Timed>(entries: readonly Entry[]) =>
  entries.map(entry => ({ ...entry, from: entry.from ?? 1, to: entry.to ?? 1 }))
