import { boxes } from "../boxes"
import { Circle, Line, Path, Rect } from "../pens"
import { Blank } from "./parts"

/** A basket on the left, three fields and the pay button on the right. */
export const Checkout = () => (
  <>
    <Blank />
    <Rect pen="wash" x={128} y={0.5} width={111.5} height={159} />
    <Rect pen="wash" x={14} y={18} width={28} height={30} />
    <Path
      pen="plate"
      d={boxes([14, 62, 28, 30], [14, 106, 28, 30], [142, 30, 84, 16], [142, 52, 38, 16], [188, 52, 38, 16])}
    />
    <Path pen="ink" d={boxes([50, 22, 58, 4], [26.5, 26, 4, 4], [142, 18, 44, 4])} />
    <Rect pen="sea" x={25} y={30} width={7} height={12} />
    <Path
      pen="bar"
      d={boxes(
        [50, 31, 30, 3],
        [50, 66, 44, 4],
        [50, 75, 30, 3],
        [50, 110, 44, 4],
        [50, 119, 30, 3],
        [142, 84, 40, 3],
        [206, 84, 20, 3],
        [142, 94, 52, 3],
        [212, 94, 14, 3],
      )}
    />
    <Circle pen="outline" cx={28} cy={77} r={7} />
    <Path pen="outline" d={`M142 105H226${boxes([22, 116, 12, 10], [128, 0.5, 111.5, 159])}`} />
    <Rect pen="action" x={142} y={118} width={84} height={26} />
    <Rect pen="onSignal" x={162} y={129.5} width={44} height={3} />
  </>
)

/** Search results; ours climbs to the first place. */
export const Search = () => (
  <>
    <Blank />
    <Path pen="plate" d={boxes([14, 12, 206, 18], [44, 68, 176, 21], [44, 96, 176, 21])} />
    <Circle pen="outline" cx={26} cy={20} r={4} />
    <Line pen="outline" from={[29, 23]} to={[32, 26]} />
    <Rect pen="ink" x={40} y={19} width={56} height={4} />
    <Rect pen="sea" x={44} y={40} width={176} height={21} />
    <Path pen="ground" d={boxes([52, 46, 70, 3.5], [52, 52.5, 110, 2.5])} />
    <Path pen="bar" d={boxes([52, 74, 52, 3.5], [52, 80.5, 110, 2.5], [52, 102, 52, 3.5], [52, 108.5, 110, 2.5])} />
    <Rect pen="planned" x={44} y={124} width={176} height={21} />
    <Path pen="seaLine" d="M28 135V53M22 60l6-8l6 8" />
    <Path pen="ground" d="M202 45h12v7l-6 5l-6-5z" />
  </>
)
