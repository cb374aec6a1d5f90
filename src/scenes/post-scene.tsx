import { Path, Place, Rect } from "./pens"
import { drawPost, type DrawnPost } from "./posts"
import { sheet } from "./posts/drawing"
import { Scene } from "./scene"
import { symbols } from "./symbols"
import { Waves } from "./water"

/** A post without a drawing of its own: its symbol, afloat. */
const Afloat = ({ symbol }: { symbol: Queries.SymbolName }) => {
  const Drawn = symbols[symbol]
  return (
    <>
      <Rect pen="wash" y={322} width={sheet.width} height={58} />
      <Path pen="plate" d="M56 278H520Q512 330 476 352H96Q68 330 56 278Z" />
      <Path pen="sea" d="M69 318H509Q498 340 476 352H96Q78 340 69 318Z" />
      <Waves x={-8} y={322} count={16} />
      <Place x={100} y={31} width={368}>
        <Drawn />
      </Place>
    </>
  )
}

interface PostSceneProps {
  /** The drawing of the article and the words in it; without one the symbol of the post stands in. */
  scene: DrawnPost | null
  symbol: Queries.SymbolName | null
  /** What it shows. Without it the drawing is hidden from assistive technology. */
  alt?: string | null
}

/** The picture of a post: its sums to scale, or its symbol afloat. */
export const PostScene = ({ scene, symbol, alt }: PostSceneProps) => (
  <Scene viewBox={`0 0 ${sheet.width} ${sheet.height}`} alt={alt}>
    {scene ? drawPost(scene) : symbol && <Afloat symbol={symbol} />}
  </Scene>
)
