import { boxes } from "./boxes"
import { Path, Rect } from "./pens"
import { Scene } from "./scene"

const [W, H] = [76, 46]

/** Patterns as they fly in `signal-flags.tsx`. */
const patterns: Record<Queries.FaqTopicIcon, string> = {
  quarters: boxes([0, 0, W / 2, H / 2], [W / 2, H / 2, W / 2, H / 2]),
  saltire: "M0 0H12L38 16L64 0H76V7L50 23L76 39V46H64L38 30L12 46H0V39L26 23L0 7Z",
  pales: boxes([0, 0, 19, H], [38, 0, 19, H]),
  cross: boxes([0, 17, W, 12], [22, 0, 12, 17], [22, 29, 12, 17]),
}

/** The flag of a topic, on a length of its halyard. */
export const TopicFlag = ({ name }: { name: Queries.FaqTopicIcon }) => (
  <Scene viewBox="-6 -4 84 54">
    <Path pen="outline" d="M-3 -4V50" />
    <Rect pen="plate" width={W} height={H} />
    <Path pen="sea" d={patterns[name]} />
    <Rect pen="outline" width={W} height={H} />
  </Scene>
)
