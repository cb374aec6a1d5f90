import { boxes, dots, range } from "./boxes"
import { Pencil } from "./home/slip-parts"
import { TextBars } from "./parts"
import { Circle, Path, Rect } from "./pens"
import { Scene } from "./scene"

const TABLE = 334
/** The six entries of the spread, three on each page; each is written where the ship then stood. */
const ENTRIES = [320, 416, 512, 704, 800, 896]
const FIXES: [x: number, y: number][] = [
  [360, 266],
  [456, 236],
  [582, 252],
  [714, 262],
  [840, 228],
  [936, 246],
]
const WRITTEN = 4
const PICTURES = [
  "M332 108L352 76L363 94L371 84L386 108Z",
  "M428 108V96H438V108ZM446 108V86H456V108ZM464 108V76H474V108Z",
  "M540 74L570 91L540 108Z",
  "M722 78H766V83H722ZM722 90H754V95H722ZM722 102H760V107H722Z",
]
const LEFT_PAGE = "M648 62C612 38 520 34 306 44V296C520 286 612 290 648 314Z"
const RIGHT_PAGE = "M648 62C684 38 776 34 990 44V296C776 286 684 290 648 314Z"
const CHART =
  "M306 190C520 180 612 184 648 208C684 184 776 180 990 190V296C776 286 684 290 648 314C612 290 520 286 306 296Z"
const leaves = [5, 10, 15]
  .map(
    down =>
      `M306 ${296 + down}C520 ${286 + down} 612 ${290 + down} 648 ${314 + down}C684 ${290 + down} 776 ${286 + down} 990 ${296 + down}`,
  )
  .join("")
const VOLUMES = [
  [58, 306, 196],
  [74, 278, 170],
  [64, 250, 184],
  [84, 222, 156],
] as const
const DRAWERS = range(16).map(drawer => -900 + drawer * 200)

/** The reading lamp: foot on the table, two arms, a shade over the right page. */
const Lamp = () => (
  <>
    <Path pen="outline" d="M1122 322L1178 178M1130 322L1186 178M1178 184L1062 68M1184 176L1070 58" />
    <Path pen="plate" d="M1084 334V326Q1126 310 1168 326V334Z" />
    <Circle pen="plate" cx={1182} cy={180} r={9} />
    <Path pen="sea" d="M1072 50L1056 88L980 94L1040 22Z" />
    <Path pen="outline" d="M1072 50L1056 88L980 94L1040 22Z" />
    <Circle pen="plate" cx={1066} cy={60} r={8} />
  </>
)

/**
 * A logbook open on the chart table: each entry is tied to a point of the course plotted across the spread; the fifth
 * is being written.
 */
export const LogBook = ({ alt }: { alt: string }) => (
  <Scene viewBox="0 0 1296 380" alt={alt}>
    <Path pen="sea" d="M292 50H1004V334H292Z" />
    <Path pen="plate" d="M306 280V311C520 301 612 305 648 329C684 305 776 301 990 311V280Z" />
    <Path pen="hair" d={leaves} />
    <Path pen="plate" d={LEFT_PAGE + RIGHT_PAGE} />
    <Path pen="wash" d={CHART} />
    <Path
      pen="seaHair"
      d="M306 218Q400 208 470 200T648 228Q720 208 820 204T990 216M420 291Q500 262 580 276T648 290Q740 266 830 268T990 274"
    />
    <Path pen="outline" d={LEFT_PAGE + RIGHT_PAGE} />

    {ENTRIES.slice(0, WRITTEN).map((x, index) => (
      <g key={x}>
        <Rect pen="wash" x={x} y={66} width={80} height={50} />
        <Rect pen="ink" x={x} y={125} width={62} height={8} />
        <TextBars x={x} y={143} widths={[80, 72, [54, 66, 40, 60][index] ?? 60]} gap={11} height={5} />
      </g>
    ))}
    <Path pen="sea" d={PICTURES.join("")} />
    <Rect pen="wash" x={800} y={66} width={80} height={50} />
    <Path pen="sea" d={dots(14, [840, 91])} />
    <Rect pen="signal" x={800} y={125} width={48} height={8} />
    <Path pen="planned" d={boxes([896, 66, 80, 50])} />
    <Path pen="guide" d="M800 146H880M800 157H880M800 168H862M896 130H976M896 146H976M896 157H976M896 168H954" />
    <Path
      pen="guide"
      d={ENTRIES.map((x, index) => `M${x + 40} 176V192L${(FIXES[index] ?? [0, 0]).join(" ")}`).join("")}
    />

    <Path pen="plate" d="M306 296V270Q332 266 340 280Q352 284 354 294Z" />
    <Path pen="plate" d="M314 272L318 240H328L332 272ZM316 240V230L323 224L330 230V240Z" />
    <Path pen="sea" d="M316.500 252H329.500L331 262H315Z" />
    <Path pen="seaLine" d="M344 284Q346 272 360 266Q400 240 456 236Q520 236 582 252Q650 272 714 262Q780 246 840 228" />
    <Path pen="planned" d="M840 228Q890 222 936 246L972 262" />
    <Path
      pen="sea"
      d={FIXES.slice(0, WRITTEN)
        .map(([x, y]) => `M${x} ${y - 8}l8 8l-8 8l-8-8z`)
        .join("")}
    />
    <Path pen="action" d="M840 218l10 10l-10 10l-10-10z" />
    <Path pen="planned" d="M936 238l8 8l-8 8l-8-8zM990 250H972V278H990" />

    <Path pen="plate" d="M643 84L577 234L582 252L591 240L654 92ZM653 84L719 244L714 262L705 250L642 92Z" />
    <Path pen="outline" d="M602 180Q648 160 695 180" />
    <Circle pen="plate" cx={648} cy={84} r={13} />
    <Path pen="plate" d="M643 71V48H653V71Z" />
    <Pencil x={851} y={134} scale={1.25} />
    <Path pen="lamp" d="M1056 88L980 94L420 334H1004Z" />
    <Lamp />

    {VOLUMES.map(([x, y, width], index) => (
      <g key={x}>
        <Rect pen={index === 1 ? "sea" : "plate"} x={x} y={y} width={width} height={28} />
        <Path pen="outline" d={`M${x + 22} ${y}v28M${x + 30} ${y}v28M${x + width - 18} ${y}v28`} />
      </g>
    ))}
    <Path pen="ink" d={boxes([110, 316, 70, 8], [120, 260, 62, 8])} />
    <Path pen="plate" d="M120 222V202Q120 194 128 192V184H152V192Q160 194 160 202V222Z" />
    <Path pen="sea" d="M120 208H160V222H120Z" />
    <Path pen="outline" d="M140 184Q160 130 196 108Q190 150 146 184M140 184L196 108" />

    <Rect pen="plate" x={-900} y={TABLE} width={3100} height={14} />
    <Path pen="outline" d={DRAWERS.map(x => `M${x} 348V380M${x + 76} 364h48`).join("")} />
    <Path pen="key" d={`M-900 ${TABLE}H2200`} />
  </Scene>
)
