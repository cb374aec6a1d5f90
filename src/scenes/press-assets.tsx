import { letterMark } from "../theme/tokens"
import { boxes } from "./boxes"
import { TextBars } from "./parts"
import { Bust } from "./parts-crew"
import { Path, Place, Rect } from "./pens"
import { Scene } from "./scene"
import { Page } from "./symbols/pages"

/** The mark on a plate, by day and by night. */
const Logos = () => (
  <>
    <Path pen="plate" d="M20 48H132V160H20Z" />
    <path className="i" transform="translate(34 62) scale(3)" d={letterMark} />
    <Path pen="sea" d="M144 88H220V160H144Z" />
    <path className="o" transform="translate(156 98) scale(1.860)" d={letterMark} />
    <Rect pen="outline" x={144} y={88} width={76} height={72} />
  </>
)

/** An open book: type on the left page, colors and clear space on the right one. */
const Guidelines = () => (
  <>
    <Path pen="plate" d="M120 44Q96 28 16 32V156Q96 152 120 160Q144 152 224 156V32Q144 28 120 44Z" />
    <Path pen="outline" d="M120 44V160" />
    <text className="dis" x={34} y={96} fontSize={46}>
      Aa
    </text>
    <TextBars x={34} y={112} widths={[64, 54, 60]} gap={11} />
    <Path pen="ink" d={boxes([140, 52, 22, 34])} />
    <Path pen="sea" d={boxes([162, 52, 22, 34])} />
    <Path pen="signal" d={boxes([184, 52, 22, 34])} />
    <Path pen="planned" d={boxes([140, 100, 66, 42])} />
    <Path pen="outline" d={boxes([158, 112, 30, 18])} />
  </>
)

/** Two finished screens, one behind the other. */
const Screenshots = () => (
  <>
    <Place x={64} y={30} width={156}>
      <Page />
    </Place>
    <Rect pen="plate" x={20} y={78} width={58} height={82} />
    <Rect pen="wash" x={26} y={88} width={46} height={30} />
    <TextBars x={26} y={126} widths={[46, 34]} gap={8} />
    <Rect pen="sea" x={26} y={144} width={28} height={8} />
  </>
)

/** Two portraits in their frames. */
const Photos = () => (
  <>
    <Path pen="plate" d={boxes([20, 40, 94, 120], [126, 40, 94, 120])} />
    <Path pen="wash" d={boxes([30, 50, 74, 100], [136, 50, 74, 100])} />
    <Bust x={67} y={92} size={52} drop={39} />
    <Bust x={173} y={92} size={52} drop={39} />
    <Path pen="outline" d={boxes([30, 50, 74, 100], [136, 50, 74, 100])} />
  </>
)

const drawings = { logos: Logos, guidelines: Guidelines, screenshots: Screenshots, photos: Photos }

/** A brand asset standing on the shelf, its foot at the lower edge. The words beside it say what it is. */
export const PressAsset = ({ name }: { name: keyof typeof drawings }) => {
  const Drawn = drawings[name]
  return (
    <Scene viewBox="0 0 240 160">
      <Drawn />
    </Scene>
  )
}
