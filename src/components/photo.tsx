interface PhotoProps {
  photo: Queries.PhotoFragment
  /** What it shows, for people who do not see it; empty where words beside it say so. */
  alt: string
  /** How wide it is shown, as the attribute `sizes` says it: the browser picks a file by it. */
  sizes: string
  /** It stands in the first screen: it is asked for at once and before other pictures. */
  eager?: boolean
  className?: string
}

/**
 * A picture that the owner of the site has put beside the content, in the formats and widths that the build made of it
 * (gatsby/pictures). Until it is there its place has its most common color.
 */
export const Photo = ({ photo, alt, sizes, eager: first, className }: PhotoProps) => {
  const { src, width, height, image, drawing } = photo
  const { backgroundColor, images: { fallback, sources = [] } = {} } = image ?? {}
  return (
    <picture className={className}>
      {sources.map(source => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img
        src={src}
        {...(fallback && { srcSet: fallback.srcSet, sizes })}
        alt={alt}
        width={width}
        height={height}
        {...(first ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy", decoding: "async" } as const))}
        {...(backgroundColor ? { style: { backgroundColor } } : !drawing && { "data-ground": true })}
      />
    </picture>
  )
}
