import { MapPin } from "./parts-harbor"
import { Circle, Lettering, Path, Rect } from "./pens"
import { Scene } from "./scene"
import { Waves } from "./water"

/** Where the sheet is torn: known water to the left, nothing charted to the right. */
const TEAR =
  "M838 0L826 34L842 62L830 98L846 128L834 166L852 196L838 232L856 262L840 300L850 332L832 366L842 398L826 430L836 460"
const LEFT = -900
const RIGHT = 2200
const MERIDIANS = [-828, -612, -396, -180, 36, 252, 468, 684]
const UNCHARTED = [900, 1116, 1332, 1548, 1764, 1980]

/** Lines of equal depth, by their height in open water; they part around the island. */
const DEPTHS = [36, 80, 124, 168, 212, 256, 300, 390, 426]
const ISLAND: [number, number] = [206, 345]
const depthAt = (x: number, line: number) => {
  const away = line - ISLAND[1]
  const push = Math.sign(away) * 130 * Math.exp(-(((x - ISLAND[0]) / 200) ** 2) - Math.abs(away) / 150)
  return Math.round(line + 12 * Math.sin(x / 130 + line / 60) + push)
}
/** A smooth line through every eightieth unit. */
const contour = (line: number) => {
  const steps = Array.from({ length: 23 }, (_, index) => LEFT + index * 80)
  return (
    `M${LEFT} ${depthAt(LEFT, line)}` +
    steps
      .map(x => `Q${x} ${depthAt(x, line)} ${x + 40} ${Math.round((depthAt(x, line) + depthAt(x + 80, line)) / 2)}`)
      .join("")
  )
}

const SOUNDINGS: [x: number, y: number, fathoms: number][] = [
  [44, 78, 31],
  [190, 190, 18],
  [300, 56, 22],
  [372, 420, 9],
  [520, 108, 36],
  [500, 388, 27],
  [640, 74, 58],
  [620, 424, 64],
  [764, 96, 92],
]

const ROSE: [number, number] = [420, 150]
/** Of the compass, for windows that show the chart from further right. */
export const roseClass = "rose"
/** The point of the compass at `degrees` and `radius` from its middle, on half units. */
const onRose = (degrees: number, radius: number) => {
  const at = (middle: number, part: number) => Math.round((middle + part * radius) * 2) / 2
  const angle = (degrees * Math.PI) / 180
  return `${at(ROSE[0], Math.sin(angle))} ${at(ROSE[1], -Math.cos(angle))}`
}
const points = (degrees: number[], long: number, side: number) =>
  degrees.map(at => `M${onRose(at, long)}L${onRose(at + side, 16)}L${ROSE.join(" ")}Z`).join("")
const TICKS = Array.from(
  { length: 36 },
  (_, index) => `M${onRose(index * 10, index % 3 ? 72 : 68)}L${onRose(index * 10, 78)}`,
).join("")

/**
 * A sea chart that ends: the plotted route leaves the charted water towards a page nobody has drawn, the ship has
 * stopped at the edge.
 */
export const LostChart = ({ alt }: { alt: string }) => (
  <Scene viewBox="0 0 1296 460" alt={alt}>
    <Rect pen="wash" x={LEFT} y={0} width={1760} height={460} />
    <Path pen="guide" d={MERIDIANS.map(x => `M${x} 0V460`).join("") + "M-900 150H870M-900 310H870"} opacity={0.5} />
    <svg x={LEFT} y={0} width={1760} height={460} viewBox="-900 0 1760 460">
      <Path pen="seaHair" d={DEPTHS.map(contour).join("")} />
    </svg>
    <Path pen="ink" d={"M-900 0" + "h54v6h-54zm108 0".repeat(16) + "M-846 454" + "h54v6h-54zm108 0".repeat(16)} />
    <Path pen="outline" d="M-900 6H860M-900 454H860" />

    <Path pen="seaHair" d="M62 348q-4-76 80-98t160 24q52 30 36 86t-108 72q-158 14-168-84z" />
    <Path pen="plate" d="M92 346q2-54 56-66t96 10q14 22 40 24q26 16 10 34q-30 2-26 22q2 26-54 34q-114 8-122-58z" />
    <Path pen="hair" d="M118 350q4-34 44-42t66 8M122 376q20 14 60 14" />
    <Path pen="plate" d="M136 340L142 252H162L168 340Z" />
    <Path pen="sea" d="M140.500 274H163.500L165 296H139ZM137.500 318H166.500L168 340H136Z" />
    <Path pen="plate" d="M138 236h28v16h-28zM136 236L152 224L168 236Z" />
    <Path pen="ray" d="M166 240L338 204Q356 244 338 284L166 248Z" />
    <Path pen="plate" d="M188 346V322L204 308L220 322V346ZM228 346V328L242 316L256 328V346Z" />
    <Path pen="sea" d="M188 322L204 308L220 322ZM228 328L242 316L256 328Z" />
    <MapPin x={274} y={340} r={11} pen="sea" />

    {SOUNDINGS.map(([x, y, fathoms]) => (
      <Lettering key={fathoms} look="sea" x={x} y={y} size={22} anchor="middle">
        {fathoms}
      </Lettering>
    ))}

    <g className={roseClass}>
      <Circle pen="plate" cx={ROSE[0]} cy={ROSE[1]} r={78} />
      <Path pen="guide" d={TICKS} />
      <Path pen="plate" d={points([45, 135, 225, 315], 46, 45) + points([45, 135, 225, 315], 46, -45)} />
      <Path pen="plate" d={points([0, 90, 180, 270], 66, -45)} />
      <Path pen="ink" d={points([0, 90, 180, 270], 66, 45)} />
    </g>

    <Path pen="seaLine" strokeDasharray="12 9" d="M282 346Q370 372 452 322Q500 292 566 292H852" />
    {["M368 343L378 353L368 363L358 353Z", "M456 309L466 319L456 329L446 319Z"].map(d => (
      <Path key={d} pen="plate" d={d} />
    ))}

    <Path pen="ground" d={`${TEAR}H${RIGHT}V0Z`} />
    <Path
      pen="guide"
      strokeDasharray="2 7"
      d={UNCHARTED.map(x => `M${x} 0V460`).join("") + `M870 150H${RIGHT}M870 310H${RIGHT}`}
    />
    <Path pen="key" d={TEAR} />
    <Path
      pen="guide"
      d="M846 0L834 34L850 62L838 98L854 128L842 166L860 196L846 232L864 262L848 300L858 332L840 366L850 398L834 430L844 460"
    />

    <Rect pen="ground" x={1022} y={96} width={192} height={150} />
    <Path pen="planned" d="M852 292Q960 284 1010 240" />
    <Path
      pen="planned"
      d="M1022 96H1214V246H1022ZM1022 120H1214M1044 142H1130M1044 158H1108M1044 184H1092V206H1044ZM1148 142H1194V206H1148ZM1148 142L1194 206M1194 142L1148 206"
    />
    <Path pen="planned" d="M900 408q70-36 140 0t140 0t140 0M940 442q70-30 140 0t140 0" />

    <Path pen="key" d="M700 204V130" />
    <Path pen="action" d="M700 131H746L736 141L746 151H700Z" />
    <Path pen="plate" d="M584 262V206H640V262ZM648 262V190H722V262ZM730 262V218H786V262Z" />
    <Path pen="outline" d="M584 216H640M648 200H722" />
    <Path
      pen="sea"
      d="M592 224h18v30h-18zM656 208h58v10h-58zM738 246h8v10h-8zM751 240h8v16h-8zM764 232h8v24h-8zM777 226h4v30h-4z"
    />
    <Path pen="bar" d="M616 226h18v4h-18zM616 236h14v4h-14zM656 226h50v4h-50zM656 236h40v4h-40zM656 246h46v4h-46z" />
    <Path pen="plate" d="M560 262H768Q796 262 816 250Q806 292 776 302H576Z" />
    <Path pen="sea" d="M569 284H800Q790 300 776 302H576Z" />
    <Path pen="key" d="M560 262H768Q796 262 816 250Q806 292 776 302H576Z" />
    <Rect pen="wash" x={560} y={292} width={256} height={12} opacity={0.6} />
    <Waves x={544} y={292} count={8} />
    <Lettering look="display" x={694} y={362} size={52} anchor="middle">
      404
    </Lettering>
  </Scene>
)
