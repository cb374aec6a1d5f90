import { boxes, dots, range } from "../boxes"
import { Circle, Path, Rect } from "../pens"
import { Blank } from "./parts"

/** Weekly figures that rise. */
export const CURVE = "M14 118L44 112L74 116L104 98L134 94L164 76L194 70L226 54"
const month = (index: number) => [14 + index * 21.5, 146 - index * 1.1, 14, 4 + index * 1.1] as const

/** A share, a row of weeks and a gain; the rising curve beneath them and the months beneath that. */
export const Dashboard = () => (
  <>
    <Blank />
    <Path
      pen="bar"
      d={boxes([58, 31, 18, 3.5], [92, 34, 9, 12], [106, 28, 9, 18], [194, 31, 22, 3.5], ...range(7).map(month))}
    />
    <Path pen="ink" d={boxes([58, 22, 26, 5], [194, 22, 32, 5])} />
    <Circle pen="hair" cx={34} cy={30} r={15} />
    <Path pen="seaLine" d="M34 15a15 15 0 1 1-15 15M176 45V17M166 27l10-10l10 10" />
    <Path pen="sea" d={boxes([120, 22, 9, 24], [134, 14, 9, 32])} />
    <Path pen="hair" d="M14 58H226M14 80H226M14 102H226M14 124H226" />
    <Path pen="wash" d={`${CURVE}V124H14Z`} />
    <Path pen="seaLine" d={CURVE} />
    <Circle pen="action" cx={226} cy={54} r={4.5} />
    <Path pen="sea" d={boxes(month(7), month(8), month(9))} />
  </>
)

/** A form feeds a customer record, which sends an email and ticks off a job. */
export const Flow = () => (
  <>
    <Blank pen="ground" />
    <Path pen="outline" d={`M68 80H94M146 80H162V38H176M162 80V122H176${boxes([0.5, 0.5, 239, 159])}`} />
    <Path pen="plate" d={boxes([14, 58, 54, 44], [94, 54, 52, 52], [176, 18, 50, 40], [176, 102, 50, 40])} />
    <Rect pen="bar" x={22} y={66} width={28} height={3} />
    <Rect pen="signal" x={22} y={92} width={20} height={5} />
    <Circle pen="wash" cx={120} cy={72} r={8} />
    <Path
      pen="outline"
      d={`${boxes([22, 73, 38, 6], [22, 82, 38, 6])}${dots(8, [120, 72])}M106 96q14-18 28 0M176 18l25 20l25-20`}
    />
    <Path pen="seaLine" d="M187 122l8 8l18-18" />
    <Circle pen="action" cx={81} cy={80} r={5} />
  </>
)
