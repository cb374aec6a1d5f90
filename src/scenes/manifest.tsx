import { boxes, dots, range } from "./boxes"
import { Circle, Path, type Pen, Rect } from "./pens"
import { Scene } from "./scene"
import { Earth, Waves } from "./water"

const QUAY = 310
const SEA = 326
const HOOK_X = 744
/** The marks of the six crates, on 20x20: each crate wears the mark of its line on the sheet. */
const MARKS = [
  "M0 20V12H5V20ZM7.500 20V6H12.500V20ZM15 20V0H20V20Z",
  "M10 0L20 10H14V20H6V10H0Z",
  "M0 10a10 10 0 1 1 20 0a10 10 0 1 1-20 0ZM6 10a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z",
  "M10 0L20 10L10 20L0 10Z",
  "M2 0L20 10L2 20Z",
  "M0 0H8V8H0ZM12 0H20V8H12ZM0 12H8V20H0ZM12 12H20V20H12Z",
] as const
/** Filler for the goods' names. */
const NAME_WIDTHS = [78, 62, 70, 58, 74, 50]

const LOADED = 3

interface Crate {
  x: number
  /** Where it stands. */
  foot: number
  width: number
  height: number
}
const CRATES: Crate[] = [
  { x: 806, foot: 258, width: 118, height: 70 },
  { x: 936, foot: 258, width: 78, height: 92 },
  { x: 806, foot: 188, width: 92, height: 46 },
  { x: 698, foot: 182, width: 92, height: 60 },
  { x: 276, foot: QUAY, width: 104, height: 64 },
  { x: 288, foot: 246, width: 70, height: 50 },
]
const row = (index: number) => 112 + index * 31

/** A crate with its battens and its mark: `pen` is the crate, `mark` what is painted on it. */
const Cargo = ({
  crate: { x, foot, width, height },
  index,
  pen,
  mark,
}: {
  crate: Crate
  index: number
  pen: Pen
  mark: Pen
}) => (
  <>
    <Rect pen={pen} x={x} y={foot - height} width={width} height={height} />
    <Path
      pen={pen === "action" ? "onSignalLine" : "outline"}
      d={`M${x} ${foot - height}h${width}v${height}h${-width}zM${x + 10} ${foot - height}v${height}M${x + width - 10} ${foot - height}v${height}`}
    />
    <Path
      pen={mark}
      d={MARKS[index]}
      transform={`translate(${x + width / 2 - 13} ${foot - height / 2 - 13}) scale(1.3)`}
    />
  </>
)

/** The quay crane: lattice tower and boom, counterweight, cab, trolley and hook. */
const Crane = () => (
  <>
    <Path pen="lamp" d={`M${HOOK_X - 20} 50L682 258H806L${HOOK_X + 20} 50Z`} />
    <Path
      pen="outline"
      d={range(11)
        .map(step => `M206 ${46 + step * 24}l28 12l-28 12`)
        .join("")}
    />
    <Path
      pen="outline"
      d={range(21)
        .map(step => `M${150 + step * 36} 42l18-16l18 16`)
        .join("")}
    />
    <Path pen="outline" d="M220 4L120 26M220 4L560 26M220 4L850 26" />
    <Path pen="key" d="M206 310V42M234 310V42M206 26L220 4L234 26M110 26H906V42H110Z" />
    <Path pen="ink" d="M112 42H152V78H112Z" />
    <Path pen="plate" d="M240 42H276V78H250L240 64Z" />
    <Path pen="sea" d="M254 50H270V66H254Z" />
    <Path pen="plate" d={boxes([196, 300, 48, 10])} />
    <Path pen="ink" d={boxes([HOOK_X - 22, 42, 44, 8])} />
    <Path pen="outline" d={`M${HOOK_X - 8} 50V94M${HOOK_X + 8} 50V94M${HOOK_X} 106L702 122M${HOOK_X} 106L786 122`} />
    <Path pen="plate" d={boxes([HOOK_X - 14, 94, 28, 12])} />
  </>
)

/** The cargo manifest on its clipboard: one ruled line a crate, ticked when it is on board. */
const Sheet = () => (
  <>
    <Path pen="sea" d="M428 62H636V310H428Z" />
    <Path pen="outline" d="M428 62H636V310H428Z" />
    <Path pen="plate" d="M440 74H624V300H440Z" />
    <Path pen="plate" d="M492 74V62H514Q516 50 532 50Q548 50 550 62H572V74Z" />
    <Path pen="ink" d={boxes([454, 84, 92, 10])} />
    <Path
      pen="hair"
      d={range(5)
        .map(index => `M440 ${row(index) + 25.5}H624`)
        .join("")}
    />
    <Path pen="outline" d="M440 103H624" />
    <Rect pen="signal" x={441} y={row(LOADED) - 5} width={182} height={30} />
    {MARKS.map((mark, index) => (
      <g key={mark}>
        <Path
          pen={index < LOADED ? "sea" : index === LOADED ? "onSignal" : "guide"}
          d={mark}
          transform={`translate(454 ${row(index)})`}
        />
        <Rect
          pen={index < LOADED ? "ink" : index === LOADED ? "onSignal" : "bar"}
          x={486}
          y={row(index) + 7}
          width={NAME_WIDTHS[index] ?? 60}
          height={6}
        />
      </g>
    ))}
    <Path pen="outline" d={boxes(...[0, 1, 2, 4, 5].map(index => [590, row(index), 20, 20] as const))} />
    <Path pen="onSignalLine" d={boxes([590, row(LOADED), 20, 20])} />
    <Path
      pen="seaLine"
      d={range(LOADED)
        .map(index => `M594 ${row(index) + 10}l5 6l14-18`)
        .join("")}
    />
  </>
)

/** A quay where six crates are checked off a clipboard: three on board, the fourth on the hook, two waiting ashore. */
export const Manifest = ({ alt }: { alt: string }) => (
  <Scene viewBox="0 0 1296 380" alt={alt}>
    <Rect pen="wash" x={664} y={SEA} width={1536} height={54} />
    <Earth id="manifest" left={-900} right={664} top={QUAY} bottom={380} />
    <Path pen="plate" d="M40 310V214L106 178L172 214V310Z" />
    <Path pen="outline" d="M30 220L106 178L182 220M68 310V240H144V310M68 254H144M68 268H144M96 202H116V218H96Z" />
    <Crane />
    <Path pen="planned" d="M698 258V198H790V258" />

    <Path pen="plate" d="M1040 258V150H1150V258ZM1032 138H1160V150H1032ZM1064 138V112H1120V138Z" />
    <Path
      pen="sea"
      d={boxes(
        ...range(4).map(window => [1050 + window * 24, 162, 16, 18] as const),
        [1072, 118, 16, 12],
        [1096, 118, 16, 12],
      )}
    />
    <Path pen="outline" d={`M1040 196H1150${dots(8, [1064, 226], [1095, 226], [1126, 226])}`} />
    <Path pen="key" d="M1092 112V58" />
    <Path pen="sea" d="M1092 58H1134L1124 69L1134 80H1092Z" />
    {CRATES.map((crate, index) => (
      <Cargo
        key={index}
        crate={crate}
        index={index}
        pen={index < LOADED ? "sea" : index === LOADED ? "action" : "plate"}
        mark={index < LOADED ? "ground" : index === LOADED ? "onSignal" : "outline"}
      />
    ))}
    <Path pen="plate" d="M682 258H1130Q1206 258 1262 226Q1244 326 1204 362H702Z" />
    <Path pen="sea" d="M694 312H1237.500Q1223.500 344.500 1204 362H702Z" />
    <Path pen="hair" d="M686 284H1246M790 258V312M900 258V312M1010 258V312M1120 258V312" />
    <Path pen="key" d="M682 258H1130Q1206 258 1262 226Q1244 326 1204 362H702Z" />
    <Path pen="outline" d="M1160 254V236M1190 250V230M1220 242V218M1160 238L1220 218" />
    <Path pen="ink" d={boxes([1060, 290, 120, 10])} />
    <Rect pen="wash" x={664} y={SEA} width={1536} height={54} opacity={0.6} />
    <Waves x={664} y={SEA} count={42} />

    <Path pen="seaHair" d="M690 372H800M880 370H960M1060 374H1150M1270 352H1390M1440 364H1560" />

    <Sheet />
    <Path pen="ink" d="M648 310V300H644V294H660V300H656V310Z" />
    <Circle pen="ink" cx={694} cy={270} r={4} />
    <Path pen="outline" d="M652 298Q676 296 694 270" />
  </Scene>
)
