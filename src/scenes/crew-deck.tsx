import { boxes, dots, range } from "./boxes"
import { Bottle, TextBars } from "./parts"
import { Bust } from "./parts-crew"
import { Container } from "./parts-harbor"
import { Circle, Path, Rect } from "./pens"
import { Scene } from "./scene"
import { Waves } from "./water"

const DECK = 296
const SEA = 344
/** Where the crew stand, in the order in which the places are taken: at the stations first, then between them. */
const PLACES = [440, 950, 668, 806, 880, 738]
const HEAD_Y = 128
const LINE_Y = 178
const HELM: [number, number] = [950, 242]
const SPOKES = range(8).map(spoke => {
  const angle = (spoke * Math.PI) / 4
  const at = (radius: number) =>
    `${Math.round(HELM[0] + Math.sin(angle) * radius)} ${Math.round(HELM[1] - Math.cos(angle) * radius)}`
  return `M${at(9)}L${at(50)}`
})
const STANCHIONS = [132, 160, 188]

interface CrewDeckProps {
  alt: string
  /** How many are aboard; there is room for six. */
  people?: number
}

/**
 * One deck, four stations, one crew: drafting table, workbench, crane and helm, each a step from the next. The crew are
 * joined by one line.
 */
export const CrewDeck = ({ alt, people = 3 }: CrewDeckProps) => {
  const crew = PLACES.slice(0, people).sort((one, other) => one - other)
  return (
    <Scene viewBox="0 0 1296 380" alt={alt}>
      <Rect pen="wash" x={-900} y={SEA} width={3100} height={36} />
      <Path pen="lamp" d="M574 58L530 276H654L610 58Z" />

      {/* crane */}
      <Path pen="hair" d="M850 18L560 40M850 18L920 40" />
      <Path pen="plate" d="M838 296V40L850 18L862 40V296Z" />
      <Path
        pen="outline"
        d={`M838 58L862 82${range(8)
          .map(step => `L${step % 2 ? 862 : 838} ${106 + step * 24}`)
          .join("")}`}
      />
      <Path pen="action" d="M520 40H930V54H520Z" />
      <Path
        pen="onSignalLine"
        d={`M528 54${range(33)
          .map(step => `L${540 + step * 12} ${step % 2 ? 54 : 40}`)
          .join("")}`}
      />
      <Path pen="plate" d="M884 54H924V86H884ZM574 54H610V64H574Z" />
      <Path pen="outline" d="M584 64V88M600 64V88M592 96L568 112M592 96L616 112" />
      <Path pen="ink" d="M582 86H602V96H582Z" />
      <Rect pen="wash" x={564} y={112} width={56} height={48} />
      <Bottle x={582} y={157} height={40} />
      <Rect pen="outline" x={564} y={112} width={56} height={48} />

      {crew.map(x => (
        <Bust key={x} x={x} y={HEAD_Y} drop={DECK - HEAD_Y - 17} />
      ))}

      <Path pen="outline" d={crew.map(x => `M${x} 246V${DECK}`).join("")} />

      {/* drafting table */}
      <g transform="translate(8 0)">
        <Path pen="key" d="M312 262L286 296M376 262L402 296M330 282H360" />
        <Path pen="plate" d="M268 150L396 136V264L268 278Z" />
        <Path
          pen="planned"
          d="M280 163L384 152V251L280 262ZM280 178L384 167M292 192L332 188M292 202L324 199M342 186L374 183V210L342 213ZM292 226L318 223V244L292 247ZM328 222L354 219V240L328 243Z"
        />
        <Path pen="plate" d="M262 280L402 265V272L262 287Z" />
        <Path pen="key" d="M414 196L394 208" />
        <Path pen="ink" d="M396 201L401 210L380 217Z" />
      </g>

      {/* workbench with the page being built */}
      <Path pen="plate" d="M490 272H502V296H490ZM622 272H634V296H622ZM478 264H646V274H478Z" />
      <Path pen="plate" d="M488 192H636V264H488Z" />
      <Path pen="outline" d="M488 204H636M494 198H498M503 198H507" />
      <Path pen="ink" d="M498 212H546V219H498ZM498 223H534V230H498Z" />
      <TextBars x={498} y={236} widths={[44, 36]} gap={7} height={3} />
      <Rect pen="sea" x={498} y={250} width={30} height={9} />
      <Rect pen="planned" x={566} y={210} width={56} height={48} />

      {/* crane control */}
      <Path pen="plate" d="M722 240L776 228V296H722Z" />
      <Path pen="key" d="M738 237V206M758 232V212" />
      <Path pen="ink" d={dots(6, [738, 202], [758, 208])} />
      <Path pen="outline" d={boxes([734, 256, 30, 12], [734, 276, 30, 8])} />
      <Path pen="sea" d={boxes([734, 256, 18, 12])} />

      {/* helm and compass */}
      <Path pen="plate" d="M934 296L942 262H958L966 296Z" />
      <Circle pen="key" cx={HELM[0]} cy={HELM[1]} r={38} />
      <Circle pen="outline" cx={HELM[0]} cy={HELM[1]} r={30} />
      <Path pen="key" d={SPOKES.join("")} />
      <Circle pen="plate" cx={HELM[0]} cy={HELM[1]} r={9} />
      <Path pen="plate" d="M996 296V250H1024V296ZM992 250A18 18 0 0 1 1028 250Z" />
      <Path pen="seaLine" d="M1004 246L1016 238" />

      <Path pen="seaLine" d={`M${crew[0] ?? 0} ${LINE_Y}H${crew.at(-1) ?? 0}`} />
      <Path pen="sea" d={dots(6, ...crew.map(x => [x, LINE_Y] as const))} />

      {/* aft, forward, hull */}
      <Path pen="planned" d={boxes([200, 266, 62, 30], [200, 234, 62, 30])} />
      <Container x={1052} y={DECK} pen="sea" />
      <Container x={1052} y={DECK - 30} pen="sea" />
      <Path pen="key" d="M1138 296V92" />
      <Path pen="sea" d="M1138 94H1190L1178 107L1190 120H1138Z" />
      <Path pen="outline" d={`${STANCHIONS.map(x => `M${x} 296V272`).join("")}M124 272H188`} />
      <Path pen="plate" d="M112 296H1110Q1170 294 1220 270Q1202 336 1160 372H140Z" />
      <Path pen="sea" d="M130 338H1190Q1178 358 1160 372H140Z" />
      <Path pen="hair" d="M118 314H1202" />
      <Path pen="key" d="M112 296H1110Q1170 294 1220 270Q1202 336 1160 372H140Z" />
      <Rect pen="wash" x={-900} y={SEA} width={3100} height={36} opacity={0.6} />
      <Waves x={-900} y={SEA} count={87} />
      <Path pen="seaHair" d="M20 364H110M1216 362H1300M-200 368H-80" />
    </Scene>
  )
}
