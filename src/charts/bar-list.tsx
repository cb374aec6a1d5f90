interface Bar {
  label: string
  /** The quantity as it is written. */
  value: string
  quantity: number
  /** It is the one that the text speaks of. */
  main: boolean
}

/** A list of quantities as bars to scale: the figure of a post that needs no drawing (`<Bars>` in prose). */
export const BarList = ({ caption, bars }: { caption: string; bars: readonly Bar[] }) => {
  const longest = Math.max(...bars.map(({ quantity }) => quantity)) || 1
  return (
    <figure className="bars">
      <figcaption>{caption}</figcaption>
      <ul>
        {bars.map(({ label, value, quantity, main }) => (
          <li key={label} data-highlighted={main || undefined}>
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
