import { boxes, dots } from "./boxes"
import { Bust } from "./parts-crew"
import { Lettering, Path, type Pen, Rect } from "./pens"
import { Scene } from "./scene"
import { Waves } from "./water"

const SEA = 326
const W = 76
const H = 46
const GAP = 6
const TOP = 34
/** Patterns of the flags, in W by H units. */
const QUARTERS = boxes([0, 0, W / 2, H / 2], [W / 2, H / 2, W / 2, H / 2])
const SALTIRE = `M0 0H12L38 16L64 0H76V7L50 23L76 39V46H64L38 30L12 46H0V39L26 23L0 7Z`
const PALES = boxes([0, 0, 19, H], [38, 0, 19, H])
const BARS = boxes([0, 0, W, 11.5], [0, 23, W, 11.5])
const CROSS = boxes([0, 17, W, 12], [22, 0, 12, 17], [22, 29, 12, 17])
const SQUARE = boxes([22, 13, 32, 20])
type Flag = readonly [field: Pen, pattern: string, ink: Pen]
const QUESTION: readonly Flag[] = [
  ["action", "", "ink"],
  ["plate", QUARTERS, "ink"],
  ["plate", SALTIRE, "sea"],
  ["plate", PALES, "ink"],
]
const ANSWER: readonly Flag[] = [
  ["sea", "", "ink"],
  ["plate", BARS, "sea"],
  ["plate", CROSS, "ink"],
  ["sea", SQUARE, "ground"],
]

/** Four flags on one halyard, the first at the top; x is the left edge. */
const Hoist = ({ x, flags }: { x: number; flags: readonly Flag[] }) => (
  <>
    {flags.map(([field, pattern, ink], index) => (
      <g key={index} transform={`translate(${x} ${TOP + index * (H + GAP)})`}>
        <Rect pen={field} width={W} height={H} />
        <Path pen={ink} d={pattern} />
        <Rect pen="outline" width={W} height={H} />
      </g>
    ))}
  </>
)

/** Both vessels, from stern to stern. */
export const signalsExtent = [258, 780] as const

/**
 * Two vessels speaking by flags: the left one hoists a question, the right one the answer; nothing stands between them.
 */
export const SignalFlags = ({ alt }: { alt: string }) => (
  <Scene viewBox="0 0 1296 380" alt={alt}>
    <Rect pen="wash" x={-900} y={SEA} width={3100} height={54} />

    {/* rigging */}
    <Path pen="hair" d="M420 14L282 262M420 14L590 250M876 14L1014 262M876 14L706 250" />
    <Path pen="outline" d="M464 24V262M832 24V262" />
    <Path pen="key" d="M420 268V10M340 24H500M876 268V10M796 24H956" />
    <Hoist x={464} flags={QUESTION} />
    <Hoist x={756} flags={ANSWER} />
    <Lettering look="onSignal" x={502} y={70} size={38} anchor="middle">
      ?
    </Lettering>
    <Path pen="ground" d="M777 55L788 65L808 44L814 50L788 76L771 61Z" />

    {/* crew at the bows, in sight of each other */}
    <Bust x={574} y={196} size={40} drop={60} />
    <Bust x={722} y={196} size={40} drop={60} />
    <Path pen="seaLine" d="M594 196H702" />
    <Path pen="sea" d="M594 196l10-6v12zM702 196l-10-6v12z" />

    {/* asking: framed */}
    <Path pen="plate" d="M312 262V202H404V262ZM304 194H412V202H304ZM330 194V168H362V194Z" />
    <Path pen="outline" d={boxes([324, 214, 18, 20], [350, 214, 18, 20], [376, 214, 18, 20]) + "M330 178H362"} />
    <Path pen="plate" d="M270 262H530Q586 260 622 236Q606 316 574 350H292Z" />
    <Path pen="outline" d={dots(8, [330, 290], [380, 290], [430, 290], [480, 290])} />
    <Path pen="hair" d="M276 276H606M286 318H590" />
    <Path pen="key" d="M270 262H530Q586 260 622 236Q606 316 574 350H292Z" />

    {/* answering: built */}
    <Path pen="plate" d="M892 262V202H984V262ZM884 194H992V202H884ZM934 194V168H966V194Z" />
    <Path pen="wash" d={boxes([902, 214, 18, 20], [928, 214, 18, 20], [954, 214, 18, 20])} />
    <Path pen="sea" d="M934 168H966V180H934Z" />
    <Path pen="outline" d={boxes([902, 214, 18, 20], [928, 214, 18, 20], [954, 214, 18, 20])} />
    <Path pen="plate" d="M1026 262H766Q710 260 674 236Q690 316 722 350H1004Z" />
    <Path pen="sea" d="M692 284H1019L1004 350H722Q704 330 692 284Z" />
    <Path pen="ground" d={dots(8, [816, 304], [866, 304], [916, 304], [966, 304])} />
    <Path pen="key" d="M1026 262H766Q710 260 674 236Q690 316 722 350H1004Z" />

    {/* buoy and lighthouse */}
    <Path pen="plate" d="M128 334L142 250H158L172 334Z" />
    <Path pen="sea" d="M134 298H166L172 334H128Z" />
    <Path pen="outline" d="M150 250V234M128 334L142 250H158L172 334Z" />
    <Path pen="ink" d={dots(6, [150, 230])} />
    <Path pen="rayLeft" d="M1150 164L1046 124Q1032 168 1046 212L1150 174Z" />
    <Path pen="plate" d="M1080 344Q1090 300 1130 296H1196Q1240 302 1256 344Z" />
    <Path pen="plate" d="M1142 296L1150 180H1176L1184 296Z" />
    <Path pen="sea" d="M1148 208H1178L1180 238H1146ZM1144 264H1182L1184 296H1142Z" />
    <Path pen="plate" d="M1150 180V158H1176V180ZM1144 158L1163 142L1182 158Z" />

    <Rect pen="wash" x={-900} y={SEA} width={3100} height={54} opacity={0.6} />
    <Waves x={-900} y={SEA} count={87} />
    <Path pen="seaHair" d="M60 350H140M632 346H668M640 362H690M1060 362H1180M200 364H290" />
  </Scene>
)
