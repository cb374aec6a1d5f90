import { boxes, dots, range } from "../boxes"
import { Circle, Lettering, Path, Rect } from "../pens"
import { Scene } from "../scene"
import type { PlateProps } from "./plates"

export { FocusReason } from "./reason-focus"

const WEEKS = range(5)
const weekX = (week: number) => 4 + week * 88
const ANCHOR = ["start", "middle", "middle", "middle", "end"] as const

/** Four weeks on one slip: a pencilled hull, a framed one under the crane, a built one afloat in the launch window. */
export const FastReason = ({ alt, labels: [window = ""] }: PlateProps) => (
  <Scene viewBox="0 0 360 150" alt={alt}>
    <Lettering x={180} y={15} size={15}>
      {window}
    </Lettering>
    <Rect pen="wash" x={180} y={92} width={176} height={24} />
    <Path pen="planned" d={`M12 72H84V96H22ZM36 66V102M60 66V102${boxes([24, 44, 44, 28])}`} />
    <Path pen="guide" d="M30 52H50M30 58H44M17 84H84" />
    <Path pen="lamp" d="M112 30L98 72H150L136 30Z" />
    <Path pen="outline" d="M98 72L102 28M164 72V28M158 72V28M158 36l6 6-6 6 6 6-6 6 6 6-6 6M118 34V44M130 34V44M124 44L108 50H140Z" />
    <Rect pen="action" x={90} y={20} width={80} height={8} />
    <Rect pen="ink" x={114} y={28} width={20} height={6} />
    <Path pen="plate" d={boxes([106, 50, 36, 16])} />
    <Path pen="bar" d={boxes([110, 54, 14, 3], [110, 59, 10, 3])} />
    <Rect pen="action" x={128} y={54} width={10} height={8} />
    <Path pen="key" d="M92 72H176M96 96H176" />
    <Path
      pen="outline"
      d={`${range(7)
        .map(rib => `M${98 + rib * 12} 72V96`)
        .join("")}M94 84H176`}
    />
    <Path pen="plate" d={boxes([146, 84, 30, 12], [158, 72, 18, 12])} />
    <Path pen="plate" d={boxes([26, 96, 8, 8], [64, 96, 8, 8], [104, 96, 8, 8], [150, 96, 8, 8])} />
    <Path pen="key" d="M0 104H176V116" />
    <Path pen="plate" d={boxes([214, 44, 40, 28], [260, 52, 34, 20], [264, 40, 26, 12])} />
    <Path pen="sea" d={boxes([219, 57, 30, 6], [264, 58, 12, 9], [268, 44, 5, 4], [276, 44, 5, 4], [284, 44, 3, 4])} />
    <Path pen="bar" d={boxes([219, 49, 20, 3], [219, 66, 24, 2.5], [281, 58, 9, 3], [281, 64, 7, 3])} />
    <Path pen="key" d="M277 40V24" />
    <Path pen="action" d="M277 25H297L292 29.500L297 34H277Z" />
    <Path pen="plate" d="M196 72H312Q332 72 346 62Q338 100 318 104H204Z" />
    <Path pen="sea" d="M201 92H334Q328 102 318 104H204Z" />
    <Path pen="key" d="M196 72H312Q332 72 346 62Q338 100 318 104H204Z" />
    <Path pen="seaLine" d="M180 92H200M336 92q5-4 10 0t10 0" />
    <Path pen="key" d="M0 116H360" />
    <Path
      pen="outline"
      d={range(29)
        .map(day => `M${(4 + (day * 88) / 7).toFixed(1)} 116v${day % 7 ? 6 : 14}`)
        .join("")}
    />
    <Rect pen="action" x={180} y={112} width={176} height={8} />
    {WEEKS.map(week => (
      <Lettering key={week} look="soft" x={weekX(week)} y={146} size={15} anchor={ANCHOR[week]}>
        {week}
      </Lettering>
    ))}
  </Scene>
)

const SPOKES = range(8)
  .map(spoke => {
    const [cos, sin] = [Math.cos((spoke * Math.PI) / 4), Math.sin((spoke * Math.PI) / 4)]
    return `M${(62 + cos * 4).toFixed(1)} ${(88 + sin * 4).toFixed(1)}L${(62 + cos * 25).toFixed(1)} ${(88 + sin * 25).toFixed(1)}`
  })
  .join("")

/** You at the helm, one taut rope to the builder at work; the way round through the layers is only pencilled. */
export const DirectReason = ({ alt, labels: [you = "", builder = "", layers = ""] }: PlateProps) => (
  <Scene viewBox="0 0 360 150" alt={alt}>
    <Path pen="planned" d={`M24 52V16H46M76 16H108M252 16H264M294 16H306V50${boxes([46, 4, 30, 24], [108, 2, 144, 28], [264, 4, 30, 24])}`} />
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
    <Path pen="key" d="M244 98L232 88M256 98L284 92" />
    <Path pen="plate" d={boxes([280, 60, 78, 52], [288, 112, 9, 10], [340, 112, 9, 10])} />
    <Path pen="outline" d="M280 70H358M318 78H350V98H318ZM318 78L350 98M350 78L318 98" />
    <Path pen="ink" d={boxes([286, 64, 3, 3], [286, 78, 26, 4])} />
    <Path pen="bar" d={boxes([286, 86, 22, 2.5], [286, 102, 60, 2.5])} />
    <Rect pen="action" x={286} y={91} width={20} height={7} />
    <Path pen="key" d="M0 122H360" />
    <Lettering look="soft" x={0} y={144} size={15}>
      {you}
    </Lettering>
    <Lettering look="soft" x={248} y={144} size={15} anchor="middle">
      {builder}
    </Lettering>
  </Scene>
)
