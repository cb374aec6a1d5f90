import { boxes, dots, range } from "../boxes"
import { Circle, Lettering, Path, Place, Rect } from "../pens"
import { Scene } from "../scene"
import { Page, Sketch, Wire } from "../symbols/pages"
import type { PlateProps } from "./plates"

export { FocusReason } from "./reason-focus"

const WEEKS = range(5)
/** A day is twelve units long. */
const weekX = (week: number) => 12 + week * 84

/** Four weeks on one ruler: a page in pencil, framed, and built, afloat in the launch window. */
export const FastReason = ({ alt, labels: [window = ""] }: PlateProps) => (
  <Scene viewBox="0 0 360 150" alt={alt}>
    <Lettering x={180} y={14} size={15}>
      {window}
    </Lettering>
    <Rect pen="wash" x={180} y={92} width={168} height={24} />
    <Place x={4} y={56} width={90}>
      <Sketch />
    </Place>
    <Place x={84} y={42} width={111}>
      <Wire />
    </Place>
    <Place x={206} y={23} width={138}>
      <Page />
    </Place>
    <Path pen="key" d="M0 116H360" />
    <Path
      pen="outline"
      d={range(29)
        .map(day => `M${12 + day * 12} 116v${day % 7 ? 6 : 14}`)
        .join("")}
    />
    <Rect pen="action" x={180} y={112} width={168} height={8} />
    {WEEKS.map(week => (
      <Lettering key={week} look="soft" x={weekX(week)} y={146} size={15} anchor="middle">
        {week}
      </Lettering>
    ))}
  </Scene>
)

/** The wheel's four through-going spokes, past its rim. */
const SPOKES = "M37 88H87M62 63V113M44 70L80 106M80 70L44 106"

/** You at the helm, one taut rope to the builder at work; the way round through the layers is only pencilled. */
export const DirectReason = ({ alt, labels: [you = "", builder = "", layers = ""] }: PlateProps) => (
  <Scene viewBox="0 0 360 150" alt={alt}>
    <Path
      pen="planned"
      d={`M24 52V16H46M76 16H108M252 16H264M294 16H306V50${boxes([46, 4, 30, 24], [108, 2, 144, 28], [264, 4, 30, 24])}`}
    />
    <Path pen="guide" d="M53 12H69M53 19H63M271 12H287M271 19H281" />
    <Lettering look="soft" x={180} y={21.5} size={15} anchor="middle">
      {layers}
    </Lettering>
    <Path pen="plate" d="M62 85H234V91H62Z" />
    <Path
      pen="outline"
      d={range(14)
        .map(strand => `M${84 + strand * 11} 91l6-6`)
        .join("")}
    />
    <Path pen="plate" d="M6 122V104Q6 84 24 84T42 104V122Z" />
    <Circle pen="ink" cx={24} cy={70} r={10} />
    <Path pen="plate" d="M55 122L59 100H65L69 122Z" />
    <Circle pen="ground" cx={62} cy={88} r={18} />
    <Path pen="outline" d={SPOKES + dots(18, [62, 88]) + dots(11, [62, 88])} />
    <Path pen="key" d="M26 98L45 88" />
    <Circle pen="ink" cx={62} cy={88} r={4} />
    <Path pen="plate" d="M230 122V104Q230 84 248 84T266 104V122Z" />
    <Path pen="ink" d="M238 68a10 10 0 0 0 20 0z" />
    <Path pen="action" d="M234 68H262M237 68Q237 56 248 56T259 68Z" />
    <Path pen="key" d="M244 98L232 88M256 98L282 92" />
    <Place x={270} y={62} width={90}>
      <Wire />
    </Place>
    <Path pen="key" d="M0 122H360" />
    <Lettering look="soft" x={0} y={144} size={15}>
      {you}
    </Lettering>
    <Lettering look="soft" x={248} y={144} size={15} anchor="middle">
      {builder}
    </Lettering>
  </Scene>
)
