import { boxes } from "../boxes"
import { Path, Rect } from "../pens"
import { Blank, Products } from "./parts"

const CARDS = [16, 88, 160]

/** A web page in pencil: planned. */
export const Sketch = () => (
  <>
    <Path
      pen="planned"
      d={`M0 20H240M132 36L224 108M224 36L132 108${boxes([0.5, 0.5, 239, 159], [16, 86, 56, 18], [132, 36, 92, 72])}${boxes(...CARDS.map(x => [x, 122, 64, 26] as const))}`}
    />
    <Path pen="guide" d="M16 40H112M16 46H106M16 58H84M16 64H80" />
  </>
)

/** The same page as a wireframe: framed. */
export const Wire = () => (
  <>
    <Blank />
    <Path
      pen="outline"
      d={`M0 20H240M176 10.500H190M198 10.500H212${boxes([10, 7, 7, 7], [16, 36, 96, 9], [16, 51, 72, 9], [16, 88, 56, 18], [132, 36, 92, 72])}${boxes(...CARDS.map(x => [x, 122, 64, 26] as const))}`}
    />
    <Path pen="hair" d="M16 70H104M16 76H92M132 36L224 108M224 36L132 108" />
  </>
)

/** The same page at work: built. */
export const Page = () => (
  <>
    <Blank />
    <Path pen="outline" d="M0 20H240" />
    <Path pen="ink" d={boxes([10, 7, 7, 7], [16, 36, 98, 9], [16, 50, 74, 9])} />
    <Path pen="action" d={boxes([200, 5, 30, 10], [16, 88, 56, 18])} />
    <Rect pen="onSignal" x={24} y={96} width={40} height={2.5} />
    <Rect pen="wash" x={132} y={36} width={92} height={72} />
    <Path
      pen="bar"
      d={`${boxes([132, 9, 12, 3], [150, 9, 12, 3], [168, 9, 12, 3], [16, 67, 88, 3], [16, 74, 76, 3], [132, 96, 92, 12], [16, 122, 10, 10], [160, 122, 10, 10])}${CARDS.map(x => boxes([x, 138, 52, 3], [x, 145, 38, 3])).join("")}`}
    />
    <Products x={150} y={102} height={55} />
    <Rect pen="sea" x={88} y={122} width={10} height={10} />
    <Rect pen="outline" x={132} y={36} width={92} height={72} />
  </>
)
