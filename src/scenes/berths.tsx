import { boxes, dots, range } from "./boxes"
import { Lettering, Path } from "./pens"
import { Scene } from "./scene"

const FLOOR = 348
/** Seven bays between posts; the fourth is open. */
const BAY = 152
const POSTS = range(8).map(index => 116 + index * BAY)
/** Lockers by their left edge: taken, or built and still free. */
const TAKEN = [130, 196, 282, 348, 434, 738, 804, 890, 1042]
const FREE = [500, 956, 1108]
const TOP = 176
const WIDTH = 62

const shape = (x: number) => boxes([x, TOP, WIDTH, FLOOR - TOP])
const fittings = (x: number) =>
  `${range(3)
    .map(row => `M${x + 16} ${TOP + 20 + row * 8}h30`)
    .join("")}M${x + 50} ${TOP + 96}v18`
/** A hammock slung in the bay that starts at x. */
const slung = (x: number) => `M${x + 26} 84Q${x + 76} 146 ${x + 126} 84Q${x + 76} 118 ${x + 26} 84Z`
const lines = (x: number) => `M${x + 6} 62L${x + 26} 84M${x + 146} 62L${x + 126} 84`

/**
 * Crew quarters: most lockers and hammocks are taken, some are free, and one stands open, still in pencil, with your
 * name tag in it.
 */
export const Berths = ({ alt }: { alt: string }) => (
  <Scene viewBox="0 0 1296 380" alt={alt}>
    <Path
      pen="hair"
      d={range(5)
        .map(row => `M104 ${72 + row * 26}H1192`)
        .join("")}
    />
    <Path pen="plate" d="M84 28H1212V46H84Z" />
    <Path pen="outline" d={POSTS.map(x => `M${x - 24} 46L${x - 5} 68M${x + 24} 46L${x + 5} 68`).join("")} />
    <Path pen="plate" d={boxes(...POSTS.map(x => [x - 5, 46, 10, FLOOR - 46] as const))} />

    <Path pen="lamp" d="M630 58L572 348H724L666 58Z" />
    <Path pen="plate" d="M644 46H652V52H644ZM630 60L638 52H658L666 60Z" />

    {/* portholes at both ends */}
    <Path pen="plate" d={dots(32, [192, 112], [1104, 112])} />
    <Path pen="wash" d={dots(23, [192, 112], [1104, 112])} />
    <Path
      pen="sea"
      d="M169 116q6-4 12 0t12 0t12 0t10 0A23 23 0 0 1 169 116ZM1081 116q6-4 12 0t12 0t12 0t10 0A23 23 0 0 1 1081 116Z"
    />
    <Path pen="outline" d={dots(23, [192, 112], [1104, 112])} />

    {/* hammocks */}
    <Path pen="outline" d={[268, 420, 724, 876].map(lines).join("")} />
    <Path pen="sea" d={[268, 420, 724].map(slung).join("")} />
    <Path pen="outline" d={slung(876)} />
    <Path pen="planned" d={lines(572) + slung(572)} />
    <Path
      pen="plate"
      d="M306 92q-4-18 16-18q18 0 22 18q-20 10-38 0zM762 92q-4-18 16-18q18 0 22 18q-20 10-38 0zM500 94q4-18 20-18q18 0 14 16z"
    />

    {/* lockers */}
    <Path pen="sea" d={TAKEN.map(shape).join("")} />
    <Path pen="plate" d={FREE.map(shape).join("")} />
    <Path pen="outline" d={[...TAKEN, ...FREE].map(shape).join("") + FREE.map(fittings).join("")} />
    <Path
      pen="ground"
      d={boxes(
        ...TAKEN.flatMap(x => [
          ...range(3).map(row => [x + 16, TOP + 19 + row * 8, 30, 2] as const),
          [x + 49, TOP + 96, 3, 18] as const,
        ]),
      )}
    />
    <Path pen="ground" d={boxes(...TAKEN.map(x => [x + 12, TOP + 52, 38, 18] as const))} />
    <Path pen="ink" d={boxes(...TAKEN.map((x, index) => [x + 17, TOP + 59, 16 + ((index * 5) % 13), 4] as const))} />
    <Path pen="planned" d={boxes(...FREE.map(x => [x + 12, TOP + 52, 38, 18] as const))} />

    {/* what the crew keeps on top */}
    <Path pen="plate" d="M296 176V146Q296 138 304 138H328Q336 138 336 146V176Z" />
    <Path pen="outline" d="M296 156H336M306 138Q316 124 326 138" />
    <Path pen="plate" d={boxes([440, 166, 46, 10], [446, 156, 40, 10], [442, 146, 36, 10])} />
    <Path pen="plate" d="M760 176L756 154H786L782 176Z" />
    <Path pen="sea" d="M771 154Q750 148 752 128Q770 132 771 154Q774 130 792 134Q792 150 771 154Z" />
    <Path pen="plate" d="M822 176V148H850V176ZM818 148H854M828 148V140H844V148" />
    <Path pen="plate" d="M898 176V152H944V176ZM912 152V144H930V152" />
    <Path pen="outline" d="M898 162H944" />

    {/* the open one */}
    <Path
      pen="planned"
      d="M588 160H668V348H588ZM588 186H668M668 160L712 176V364L668 348M678 190L702 199M678 200L702 209M678 210L702 219M704 276V292"
    />
    <Path pen="outline" d="M628 186V194M628 194Q636 194 636 201Q636 206 628 208L602 224H654L628 208V224V242" />
    <Path pen="action" d="M588 242H690L706 263L690 284H588Z" />
    <Lettering look="onSignal" x={640} y={272} size={27} anchor="middle">
      Yours
    </Lettering>

    <Path pen="key" d={`M-900 ${FLOOR}H2200`} />
    <Path
      pen="hair"
      d={`M-900 364H2200${range(24)
        .map(index => `M${-850 + index * 128} ${FLOOR}v16m60 0v16`)
        .join("")}`}
    />
  </Scene>
)
