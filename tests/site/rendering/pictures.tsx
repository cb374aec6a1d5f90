import { BlockList } from "#blocks/block-list"
import { heroSchema } from "#blocks/hero/schema"
import { itemsSchema } from "#blocks/items/schema"
import { WidePicture } from "#components/wide-picture"
import { createMinimal } from "../../unit/minimal"
import { renderToHtml } from "./themed"

type Item = Queries.ItemFragment

/** Renders each picture three times: as above the fold, in a list and as a small `<img>`. */
export const renderPictures = (pictures: Queries.PictureFragment[]): string => {
  const items = pictures.map(picture => ({ title: picture.alt, text: null, picture, alt: picture.alt }) as Item)
  const block = { ...(createMinimal(itemsSchema) as object), __typename: "ItemsBlock", layout: "columns", items }
  return renderToHtml(
    <main>
      <div style={{ display: "grid", gridTemplateColumns: "repeat(4, 1fr)" }}>
        {pictures.map(picture => (
          <WidePicture key={picture.alt} picture={picture} alt={null} eager />
        ))}
      </div>
      <BlockList blocks={[block as unknown as Queries.BlockFragment]} page={{ path: "/page" }} />
      {pictures.map(({ src, alt }) => (
        <img key={alt} src={src} alt={alt} width={48} data-light-background />
      ))}
    </main>,
  )
}

/** Renders a split hero for each picture. */
export const renderHeroes = (pictures: Queries.PictureFragment[]): string => {
  const hero = { ...(createMinimal(heroSchema) as object), __typename: "HeroBlock", split: true }
  const blocks = pictures.map(picture => ({ ...hero, picture, alt: picture.alt }) as unknown as Queries.BlockFragment)
  return renderToHtml(
    <main>
      <BlockList blocks={blocks} page={{ path: "/page" }} />
    </main>,
  )
}
