import { drawPost, type DrawnPost } from "./posts"
import { sheet } from "./posts/drawing"
import { Scene } from "./scene"

interface PostSceneProps {
  /** The drawing of the article and the words in it. */
  scene: DrawnPost
  /** What it shows. Without it the drawing is hidden from assistive technology. */
  alt?: string | null
}

/** The picture of a post: its sums to scale. */
export const PostScene = ({ scene, alt }: PostSceneProps) => (
  <Scene viewBox={`0 0 ${sheet.width} ${sheet.height}`} alt={alt}>
    {drawPost(scene)}
  </Scene>
)
