import type { GatsbyImageProps, StaticImage as Original } from "gatsby-plugin-image"
import type { ComponentProps } from "react"

export {
  getImage,
  getImageData,
  getSrc,
  getSrcSet,
  withArtDirection,
} from "gatsby-plugin-image/dist/gatsby-image.module"

/**
 * Takes the place of the components of gatsby-plugin-image (gatsby/on-create-webpack-config.ts). Its own hold a picture
 * back until React runs in the page, which it does in none (docs/decisions/0011-pages-are-documents.md).
 */
export const GatsbyImage = ({
  image: { images, layout, width, height, backgroundColor },
  className,
  style,
  alt,
  title,
  fetchPriority,
  loading = "lazy",
  imgClassName,
  imgStyle,
  ...props
}: GatsbyImageProps) => (
  <picture className={className} style={style}>
    {images.sources?.map(source => (
      <source key={source.type} {...source} />
    ))}
    <img
      {...images.fallback}
      {...{ alt, title, fetchPriority, loading, width, height }}
      decoding="async"
      className={imgClassName}
      style={{
        width: layout === "fullWidth" ? "100%" : undefined,
        maxWidth: "100%",
        height: "auto",
        objectFit: props.objectFit,
        objectPosition: props.objectPosition,
        backgroundColor: props.backgroundColor ?? backgroundColor,
        ...imgStyle,
      }}
    />
  </picture>
)

/** @throws if there is no such picture */
export const StaticImage = ({ __imageData: image, __error: problem, ...props }: ComponentProps<typeof Original>) => {
  if (!image) throw new Error(`<StaticImage src="${props.src}">: ${problem ?? "its props have to be written out."}`)
  return <GatsbyImage {...props} image={image} />
}
