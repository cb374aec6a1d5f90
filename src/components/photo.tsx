interface PhotoProps {
  picture: Queries.PictureFragment
  /** Alternative text; empty for decorative pictures. */
  alt: string
  /** The `sizes` attribute. */
  sizes: string
  /** Above the fold: loads eagerly, with high priority. */
  eager?: boolean
  className?: string
}

/**
 * A photograph in the formats and widths that the build creates (gatsby/pictures). Its dominant color is the
 * placeholder.
 */
export const Photo = ({ picture, alt, sizes, eager, className }: PhotoProps) => {
  const { src, width, height, image, drawing } = picture
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
        {...(eager ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy", decoding: "async" } as const))}
        {...(backgroundColor ? { style: { backgroundColor } } : !drawing && { "data-light-background": true })}
      />
    </picture>
  )
}
