import { boxes, dots, range } from "../boxes"
import { Circle, Path, Rect } from "../pens"
import { Blank, Products } from "./parts"

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

/** An email open beside the inbox: subject, picture, a few lines, one button. */
export const Mail = () => (
  <>
    <Blank />
    <Rect pen="wash" x={0.5} y={32} width={71.5} height={30} />
    <Rect pen="sea" x={0.5} y={32} width={4} height={30} />
    <Path pen="outline" d="M72 0V160M12 10h18v12h-18zl9 7l9-7M72 38H240" />
    <Path pen="hair" d="M0 32H72M0 62H72M0 92H72M0 122H72" />
    <Path pen="ink" d={boxes([36, 14, 24, 4], [12, 40, 46, 4], [108, 13, 86, 5], [88, 116, 62, 4])} />
    <Path
      pen="bar"
      d={boxes(
        [12, 49, 36, 3],
        ...[70, 100, 130].flatMap((y, index) => [
          [12, y, 40 - index * 6, 4] as const,
          [12, y + 9, 30 + index * 4, 3] as const,
        ]),
        [108, 23, 50, 3],
        [208, 14, 18, 3],
        [88, 126, 52, 3],
        [88, 134, 58, 3],
        [88, 142, 40, 3],
      )}
    />
    <Circle pen="sea" cx={95} cy={19} r={7} />
    <Rect pen="wash" x={88} y={48} width={138} height={58} />
    <Rect pen="bar" x={88} y={96} width={138} height={10} />
    <Products x={136} y={101} height={46} />
    <Rect pen="outline" x={88} y={48} width={138} height={58} />
    <Rect pen="action" x={164} y={118} width={62} height={24} />
    <Rect pen="onSignal" x={176} y={129} width={38} height={2.5} />
  </>
)
