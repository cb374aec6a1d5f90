import { boxes, dots, range } from "./boxes"
import { TextBars } from "./parts"
import { Path, Rect } from "./pens"
import { Scene } from "./scene"

const TICKS = range(37).map(tick => `M${24 + tick * 12} 206v${tick % 6 ? 6 : 12}`)
const RIBBONS = "M226 128L210 196L224 188L236 200L244 128ZM236 128L244 200L256 188L270 196L254 128Z"
const LINES = [92, 78, 92, 84, 92, 60]

/** One of the papers, 124 by 176 units. */
const Sheet = ({ x, y, turn = 0, sign }: { x: number; y: number; turn?: number; sign: React.ReactNode }) => (
  <g transform={`translate(${x} ${y}) rotate(${turn} 62 88)`}>
    <Path pen="plate" d="M0 0H108L124 16V176H0Z" />
    <Path pen="outline" d="M108 0V16H124" />
    {sign}
    <Rect pen="ink" x={48} y={22} width={44} height={7} />
    <TextBars x={48} y={36} widths={[28]} />
    <TextBars x={16} y={62} widths={LINES} gap={12} />
    <TextBars x={16} y={144} widths={[84, 54]} gap={12} />
  </g>
)

const SIGNS = {
  terms: <Path pen="outline" d="M16 18L36 18M26 18V42M18 42H34M16 18L12 32H20ZM36 18L32 32H40Z" />,
  privacy: (
    <>
      <Path pen="outline" d="M20 28V22A6 6 0 0 1 32 22V28" />
      <Rect pen="sea" x={15} y={27} width={22} height={16} />
    </>
  ),
  cookies: (
    <>
      <Path pen="outline" d="M26 16A13 13 0 1 0 39 29Q33 29 33 23Q26 23 26 16Z" />
      <Path pen="ink" d={dots(1.5, [22, 26], [28, 34], [20, 34])} />
    </>
  ),
  accessibility: (
    <>
      <Path pen="ink" d={dots(3.5, [26, 18])} />
      <Path pen="outline" d="M14 25L23 27V33L18 43M38 25L29 27V33L34 43M23 27H29" />
    </>
  ),
}

/** Ship's papers: terms, privacy, cookies and accessibility, fanned, tied with one cord under one seal, on a ruler. */
export const SealedPapers = ({ alt }: { alt: string }) => (
  <Scene viewBox="0 0 480 240" alt={alt}>
    <Path pen="plate" d={boxes([12, 206, 456, 24])} />
    <Path pen="outline" d={TICKS.join("")} />
    <Sheet x={22} y={22} turn={-6} sign={SIGNS.terms} />
    <Sheet x={126} y={16} turn={-2} sign={SIGNS.privacy} />
    <Sheet x={230} y={16} turn={2} sign={SIGNS.cookies} />
    <Sheet x={334} y={22} turn={6} sign={SIGNS.accessibility} />
    <Path pen="wash" d="M24 116Q132 129 240 125T456 116V125Q348 130 240 131T24 125Z" />
    <Path pen="outline" d="M24 116Q132 129 240 125T456 116M25 125Q132 134 240 131T455 125" />
    <Path pen="wash" d={RIBBONS} />
    <Path pen="outline" d={RIBBONS} />
    <Path pen="sea" d={dots(25, [240, 128])} />
    <Path pen="ground" d={`${dots(20, [240, 128])}${dots(18.5, [240, 128])}`} fillRule="evenodd" />
    <Path
      pen="ground"
      d="M231.5 119H248.500L246.500 124H239L238 126H234.500ZM248.500 137H231.500L233.500 132H241L242 130H245.500Z"
    />
  </Scene>
)
