/** First and last day or week of a list item. */
interface Span {
  from: number | null
  to: number | null
}

/** Replaces null days or weeks by 1, for charts. The content always has them, but the type allows null. */
export const fillSpans = <Item extends Span>(items: readonly Item[]) =>
  items.map(item => ({ ...item, from: item.from ?? 1, to: item.to ?? 1 }))
