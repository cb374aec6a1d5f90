import type { CutawayDrawing } from "../cutaway"
import { Bottle, Jar, TextBars } from "../parts"
import { BottleFrame } from "../parts-products"
import { Circle, Path, type Pen, Rect } from "../pens"

/**
 * The mark, three leaves in a bowl, is made of circles round (0, 0); in the sail it stands here, on a grid of 24 units.
 */
const MARK_X = 648
const MARK_Y = 166
const COLUMNS = [1, 2, 3, 4, 5].map(i => MARK_X - i * 24)
const ROWS = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map(i => MARK_Y + i * 24)
const BOWL = "M-88-38.4A96 96 0 1 0 88-38.4A88 88 0 1 1-88-38.4Z"
const LEAVES =
  "M0-71A80 80 0 0 1 0 35A80 80 0 0 1 0-71ZM-12 36A60 60 0 0 1-60-26A60 60 0 0 1-12 36ZM12 36A60 60 0 0 0 60-26A60 60 0 0 0 12 36Z"

/** The whole mark, small, as things wear it. */
const Mark = ({ x, y, scale, pen }: { x: number; y: number; scale: number; pen: Pen }) => (
  <Path pen={pen} d={BOWL + LEAVES} transform={`translate(${x} ${y}) scale(${scale})`} />
)

/** The color banner: 200 units long, so two units are one percent. */
const BANNER_Y = 106
const TENTHS = [20, 40, 60, 80, 100, 140, 160]

/** A great sail with the mark half constructed, half finished; type, colors and packaging wear it on deck. */
export const brandingDesign: CutawayDrawing = {
  anchors: [
    [531, 62],
    [348, 226],
    [332, 392],
    [765, 62],
    [948, 256],
    [964, 392],
  ],
  framed: (
    <>
      {/* mast, yard, color pole */}
      <Path pen="hair" d="M448 312L424 440M516 32L324 88" />
      <Path
        pen="outline"
        d="M648 20H644V28M644 298V326M648 28H516V36H648M318 440V80H324V440M324 88H404V94H324M356 94V106M380 94V106"
      />
      <Path pen="plate" becomes="wash" d="M648 36H532Q528 190 448 312Q548 292 648 300" />
      <Path pen="outline" becomes="sea" d="M648 282Q553 276 459 294.7L448 312Q548 292 648 300" />
      {/* construction of the mark */}
      <Path
        pen="guide"
        d={COLUMNS.map(x => `M${x} ${ROWS[0]}V${ROWS[8]}`).join("") + ROWS.map(y => `M${COLUMNS[4]} ${y}H648`).join("")}
      />
      <g transform={`translate(${MARK_X} ${MARK_Y})`}>
        <Path
          pen="guide"
          d="M0-96A96 96 0 0 0 0 96M0-124A88 88 0 0 0 0 52M0-71A80 80 0 1 0 0 35M0-87A60 60 0 0 0 0 33"
        />
        <Circle pen="guide" cx={-72} cy={29} r={60} />
        <Path pen="guide" d="M-60-18L-126-62M-72 29L-96 84" />
        <Path pen="guide" d="M-64-18H-56M-60-22V-14M-76 29H-68M-72 25V33" />
        <Path pen="key" becomes="sea" d="M0 96A96 96 0 0 1-88-38.4A88 88 0 0 0 0 52M0 35A80 80 0 0 1 0-71" />
        <Path pen="key" becomes="ink" d="M-12 36A60 60 0 0 1-60-26A60 60 0 0 1-12 36Z" />
      </g>
      {/* colors, planned as 60, 30 and 10 percent */}
      <Path pen="outline" d={`M348 ${BANNER_Y}h40v200l-20-12l-20 12z`} />
      <Path pen="planned" d="M348 226H388M348 286H388" />
      <Path pen="guide" d={TENTHS.map(y => `M348 ${BANNER_Y + y}h8`).join("")} />
      {/* stationery, jar, bottle */}
      <Path pen="plate" d="M332 344H400V440H332Z" />
      <Path pen="hair" d="M344 384H388M344 394H388M344 404H374" />
      <Mark x={352} y={362} scale={0.11} pen="outline" />
      <Path pen="plate" d="M380 400H442V440H380Z" />
      <Path pen="guide" d="M380 400L442 440M442 400L380 440" />
      <Path pen="planned" d="M452 398V440M494 398V440M450 398V386H496V398Z" />
      <BottleFrame x={504} y={440} height={116} />
      {/* type specimen */}
      <Path pen="plate" d="M648 326H556V440H648" />
      <Path pen="guide" d="M556 342H648M556 366H648M556 422H648" />
      <Path
        pen="key"
        becomes="ink"
        fillRule="evenodd"
        d="M572 422L598 342H614L640 422H622L616.5 404H595.5L590 422ZM600 390H612L606 369Z"
      />
    </>
  ),
  built: (
    <>
      {/* mast, yard, color pole */}
      <Path pen="hair" d="M848 312L872 440M780 32L972 88" />
      <Path
        pen="plate"
        d="M648 20H652V28H648ZM648 298H652V326H648ZM648 28H780V36H648ZM972 440V80H978V440ZM892 88H972V94H892Z"
      />
      <Path pen="outline" d="M916 94V106M940 94V106" />
      <Path pen="wash" d="M648 36H764Q768 190 848 312Q748 292 648 300Z" />
      <Path pen="sea" d="M648 282Q743 276 837 294.7L848 312Q748 292 648 300Z" />
      <Path pen="outline" d="M648 36H764Q768 190 848 312Q748 292 648 300" />
      {/* the finished mark */}
      <g transform={`translate(${MARK_X} ${MARK_Y})`}>
        <Path pen="sea" d="M0 96A96 96 0 0 0 88-38.4A88 88 0 0 1 0 52ZM0 35A80 80 0 0 0 0-71Z" />
        <Path pen="ink" d="M12 36A60 60 0 0 0 60-26A60 60 0 0 0 12 36Z" />
      </g>
      {/* colors */}
      <Path pen="plate" d={`M908 ${BANNER_Y}h40v120h-40z`} />
      <Rect pen="sea" x={908} y={226} width={40} height={60} />
      <Path pen="signal" d="M908 286h40v20l-20-12l-20 12z" />
      <Path pen="outline" d={`M908 ${BANNER_Y}h40v200l-20-12l-20 12zM908 286h40`} />
      {/* bottle, jar, app icon, bag */}
      <Bottle x={750} y={440} height={116} />
      <Mark x={771} y={406} scale={0.1} pen="ink" />
      <Jar x={802} y={440} width={44} />
      <Mark x={824} y={421} scale={0.13} pen="sea" />
      <Path pen="outline" d="M920 352V342A14 14 0 0 1 948 342V352" />
      <Rect pen="sea" x={904} y={350} width={60} height={90} />
      <Mark x={938} y={388} scale={0.21} pen="ground" />
      <Path pen="ground" d="M922 418H954V422H922Z" />
      <Rect pen="ink" x={858} y={388} width={52} height={52} rx={12} />
      <Mark x={884} y={413} scale={0.19} pen="ground" />
      {/* type specimen */}
      <Path pen="plate" d="M648 326H740V440H648Z" />
      <Path pen="hair" d="M648 342H740M648 366H740M648 422H740" />
      <Path
        pen="ink"
        fillRule="evenodd"
        d="M708 366H724V422H708V414A28 28 0 1 1 708 374ZM708 394A14 14 0 1 0 680 394A14 14 0 1 0 708 394Z"
      />
      <TextBars x={664} y={430} widths={[60]} />
    </>
  ),
}
