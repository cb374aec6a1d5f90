interface WeekSpan {
  from: number | null
  to: number | null
}

/** Replaces null weeks by 1, for charts. The content always has them, but the type allows null. */
export const fillWeeks = <Entry extends WeekSpan>(entries: readonly Entry[]) =>
  entries.map(entry => ({ ...entry, from: entry.from ?? 1, to: entry.to ?? 1 }))
