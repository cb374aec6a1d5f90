interface Bar {
  label: string
  /** Formatted quantity. */
  value: string
  quantity: number
  isHighlighted: boolean
}

/** A bar chart as an HTML list (`<Bars>` in posts). */
export const BarList = ({ caption, bars }: { caption: string; bars: readonly Bar[] }) => {
  const longest = Math.max(...bars.map(({ quantity }) => quantity)) || 1
  return (
    <figure className="bars">
      <figcaption>{caption}</figcaption>
      <ul>
        {bars.map(({ label, value, quantity, isHighlighted }) => (
          <li key={label} data-highlighted={isHighlighted || undefined}>
            <span>{label}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <path d={`M0 0h${Math.round((quantity / longest) * 1000) / 10}v10H0z`} />
            </svg>
            <b>{value}</b>
          </li>
        ))}
      </ul>
    </figure>
  )
}
