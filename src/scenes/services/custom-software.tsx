import type { CutawayDrawing } from "../cutaway"
import { TextBars } from "../parts"
import { Drum, gear, ladder, ring } from "../parts-machinery"
import { Circle, Path, Rect } from "../pens"

/** Rows of the table on the screen. */
const ROWS = [102, 118, 134, 150]
/** Switches on the two boards: three columns, four rows; two rules on the running board are off. */
const SWITCH_ROWS = [204, 228, 252, 276]
const SWITCHES = [0, 1, 2].flatMap(column => SWITCH_ROWS.map(y => [column * 28, y] as const))
const OFF = [5, 10]
const pill = (x: number, y: number) => `M${x + 6} ${y}h8a6 6 0 0 1 0 12h-8a6 6 0 0 1 0-12z`
/** Gears on one shaft line: 18 teeth drive 12. */
const SHAFT_Y = 244
/** The shelves: the board's height and the files on it, by width, 2 apart. */
const SHELVES = [
  { board: 352, widths: [10, 14, 10, 18, 10, 14, 12] },
  { board: 380, widths: [14, 10, 10, 14, 18, 10, 12] },
  { board: 408, widths: [10, 10, 18, 14, 10, 14, 12] },
  { board: 436, widths: [18, 12, 10, 10, 14, 14, 10] },
]
const before = (widths: number[], index: number) => widths.slice(0, index).reduce((sum, width) => sum + width + 2, 0)
const files = (x: number) =>
  SHELVES.flatMap(({ board, widths }, shelf) =>
    widths.map((width, index) => ({
      x: x + before(widths, index),
      y: board - 20,
      width,
      index,
      shelf,
    })),
  )
const box = ({ x, y, width }: { x: number; y: number; width: number }) => `M${x} ${y}h${width}v20h-${width}z`
const STORED = files(709)
const INKS = ["sea", "wash", "bar"] as const

/**
 * The engine room cut open: a screen in use above, the rules as gears and switches between, the data as shelves and
 * drums below.
 */
export const customSoftware: CutawayDrawing = {
  anchors: [
    [456, 100],
    [356, 244],
    [322, 372],
    [840, 100],
    [940, 244],
    [974, 372],
  ],
  framed: (
    <>
      {/* three decks, mast, funnel, rails */}
      <Path pen="plate" d="M648 64H380V176H344V304H308V440H648" />
      <Path
        pen="outline"
        d="M648 176H380M648 184H344M648 304H344M648 312H308M648 36H628L622 64M308 290H344M344 162H380M314 290V304M326 290V304M350 162V176M362 162V176"
      />
      <Path
        pen="planned"
        becomes="seaLine"
        d="M428 64V26M412 40Q428 52 444 40M404 28Q396 36 404 44M452 28Q460 36 452 44"
      />
      {/* the screen, as a plan */}
      <Path pen="outline" d="M648 166H456V92H648M520 92V166" />
      <Path pen="outline" becomes="ink" d="M648 76H456V92H648" />
      <Path pen="guide" d="M464 84h8M478 84h8" />
      <Path pen="hair" d="M466 106H510M466 120H504M466 134H510M466 148H498" />
      <Path pen="outline" d={ROWS.map(y => `M532 ${y}h8v8h-8zM550 ${y + 4}H600M614 ${y + 4}H636`).join("")} />
      <Path pen="planned" d={`${ring(418, 112, 11)}M398 172V150Q398 130 418 130Q438 130 438 150V172`} />
      {/* rules: switchboard and gears */}
      <Path pen="outline" d="M356 194H446V296H356Z" />
      <Path
        pen="outline"
        becomes="sea"
        fillRule="evenodd"
        d={SWITCHES.map(([x, y]) => `${pill(363 + x, y)}${ring(369 + x, y + 6, 3)}`).join("")}
      />
      <Path pen="outline" d={ladder(458, 184, 304) + ladder(458, 312, 440)} />
      <Path pen="plate" becomes="ink" d={gear(569, SHAFT_Y, 34.5, 12)} />
      <Path pen="plate" becomes="sea" d={gear(648, SHAFT_Y, 50, 18, { from: 9, to: 18 })} />
      <Circle pen="outline" cx={569} cy={SHAFT_Y} r={8} />
      <Path pen="guide" d={`M526 ${SHAFT_Y}H648M569 204V284${ring(569, SHAFT_Y, 20)}`} />
      <Path pen="outline" d="M648 226A18 18 0 0 0 648 262" />
      <Path pen="planned" becomes="seaLine" d="M506 166V330M520 330V166" />
      {/* data: drums and shelves */}
      <Drum pen="plate" x={322} y={440} width={56} height={108} bands={[42, 74]} />
      <Drum pen="plate" x={388} y={440} width={56} height={84} bands={[42]} />
      <Path pen="outline" d={`M482 440V330H600V440${SHELVES.map(({ board }) => `M482 ${board}H600`).join("")}`} />
      <Path
        pen="guide"
        becomes="sea"
        d={files(491)
          .filter(({ shelf }) => shelf < 3)
          .map(box)
          .join("")}
      />
      <Path
        pen="outline"
        becomes="sea"
        d="M648 326C628 326 614 330 614 334V432C614 436 628 440 648 440M614 334C614 338 628 342 648 342M614 366C614 370 628 374 648 374M614 400C614 404 628 408 648 408"
      />
    </>
  ),
  built: (
    <>
      {/* three decks, mast, funnel, rails */}
      <Path pen="plate" d="M648 64H916V176H952V304H988V440H648" />
      <Path pen="bar" d="M648 176H952V184H648ZM648 304H988V312H648Z" />
      <Path
        pen="outline"
        d="M648 176H916M648 184H952M648 304H952M648 312H988M952 290H988M916 162H952M982 290V304M970 290V304M946 162V176M934 162V176"
      />
      <Path pen="plate" d="M648 36H668L674 64H648Z" />
      <Path pen="sea" d="M648 44H670L672 54H648Z" />
      <Path pen="outline" d="M868 64V26M852 40Q868 52 884 40" />
      <Path pen="seaLine" d="M844 28Q836 36 844 44M834 22Q822 36 834 50M892 28Q900 36 892 44M902 22Q914 36 902 50" />
      {/* the screen, in use */}
      <Path pen="wash" d="M648 92H724V166H648Z" />
      <Path pen="ink" d="M648 76H840V92H648Z" />
      {ROWS.map((y, index) => (
        <Rect key={y} pen={index === 1 ? "plate" : "wash"} x={648} y={y - 4} width={76} height={16} />
      ))}
      <Path pen="bar" d={ROWS.map(y => `M656 ${y + 2}h38v4h-38z`).join("")} />
      <Path pen="sea" d={ROWS.map(y => ring(712, y + 4, 4)).join("")} />
      <Path pen="outline" d="M724 92V166M648 76H840V166H648" />
      <Rect pen="ink" x={738} y={102} width={64} height={7} />
      <TextBars x={738} y={116} widths={[88, 70]} gap={9} />
      <Rect pen="action" x={738} y={136} width={90} height={24} />
      <Path pen="onSignalLine" d="M750 148L756 154L767 142" />
      <Rect pen="onSignal" x={778} y={145} width={34} height={6} />
      <Path pen="plate" d="M818 150V167L822 163L825 170L829 168L826 161H832Z" />
      <Path pen="sea" d={`${ring(878, 122, 11)}M858 176V160Q858 140 878 140Q898 140 898 160V176Z`} />
      {/* rules at work */}
      <Path pen="sea" d={gear(648, SHAFT_Y, 50, 18, { from: 0, to: 9 })} />
      <Path pen="ground" d="M648 226A18 18 0 0 1 648 262Z" />
      <Path pen="ink" d={gear(727, SHAFT_Y, 34.5, 12)} />
      <Circle pen="ground" cx={727} cy={SHAFT_Y} r={8} />
      <Circle pen="plate" cx={818} cy={216} r={18} />
      <Path pen="seaLine" d="M818 204V216L826 221" />
      <Path pen="wash" d="M800 258H836V284H800Z" />
      <Path pen="outline" d="M800 258H836V284H800ZL818 273L836 258" />
      <Path pen="wash" d="M850 194H940V296H850Z" />
      <Path pen="outline" d="M850 194H940V296H850Z" />
      <Path
        pen="sea"
        d={SWITCHES.filter((_, index) => !OFF.includes(index))
          .map(([x, y]) => pill(857 + x, y))
          .join("")}
      />
      <Path
        pen="bar"
        d={SWITCHES.filter((_, index) => OFF.includes(index))
          .map(([x, y]) => pill(857 + x, y))
          .join("")}
      />
      <Path
        pen="ground"
        d={SWITCHES.map(([x, y], index) => ring((OFF.includes(index) ? 863 : 871) + x, y + 6, 4)).join("")}
      />
      {/* pipes: question down, answer up */}
      <Path pen="seaLine" d="M776 166V326M771 320L776 327L781 320M790 330V170M785 176L790 169L795 176M790 271H800" />
      {/* data */}
      <Path pen="sea" d="M648 326C668 326 682 330 682 334V432C682 436 668 440 648 440Z" />
      <Path pen="wash" d="M648 326C668 326 682 330 682 334C682 338 668 342 648 342Z" />
      <Path
        pen="outline"
        d="M648 326C668 326 682 330 682 334V432C682 436 668 440 648 440M682 334C682 338 668 342 648 342"
      />
      {INKS.map((pen, third) => (
        <Path
          key={pen}
          pen={pen}
          d={STORED.filter(({ index }) => index % 3 === third)
            .map(box)
            .join("")}
        />
      ))}
      <Path
        pen="action"
        d={STORED.filter(({ shelf, index }) => shelf === 1 && index === 4)
          .map(box)
          .join("")}
      />
      <Path pen="outline" d={`M702 440V330H816V440${SHELVES.map(({ board }) => `M702 ${board}H816`).join("")}`} />
      <Path pen="outline" d={ladder(824, 312, 440)} />
      <Drum pen="wash" x={848} y={440} width={56} height={84} bands={[42]} />
      <Drum pen="sea" x={918} y={440} width={56} height={108} bands={[42, 74]} />
    </>
  ),
}
