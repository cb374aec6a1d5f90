import { boxes, range } from "../boxes"
import { Circle, Lettering, Path, Rect } from "../pens"
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

/** A brand sheet: the mark on its grid, the type, the colours. */
export const Brand = () => (
  <>
    <Blank />
    <Rect pen="wash" x={0.5} y={0.5} width={120} height={100} />
    <Path pen="hair" d={[20, 40, 60, 80].map(at => `M0.500 ${at}H120M${at} 0.500V100`).join("") + "M100 0.500V100"} />
    <Circle pen="outline" cx={60} cy={50} r={30} />
    <Path pen="sea" d="M34 34H88L80 50H42Z" />
    <Path pen="ink" d="M86 66H32L40 50H78Z" />
    <Lettering look="display" x={136} y={72} size={60}>
      Aa
    </Lettering>
    {(["ink", "sea", "signal"] as const).map((pen, index) => (
      <Rect key={pen} pen={pen} x={0.5 + index * 40} y={100.5} width={40} height={59} />
    ))}
    <Rect pen="ink" x={134} y={116} width={88} height={6} />
    <Path pen="bar" d={boxes([134, 130, 92, 3], [134, 138, 80, 3])} />
    <Path pen="outline" d={`M120.500 0V160M0 100.500H240${boxes([0.5, 0.5, 239, 159])}`} />
  </>
)

const COLUMN = [66, 72, 78, 84, 90]

/** A written article: headline, author, two columns of text and the comparison drawn from them. */
export const Article = () => (
  <>
    <Blank />
    <Rect pen="sea" width={150} height={4} x={0.5} y={0.5} />
    <Path pen="sea" d={boxes([16, 16, 26, 4])} />
    <Path pen="ink" d={boxes([16, 26, 150, 9], [16, 39, 104, 9], [16, 106, 62, 5])} />
    <Circle pen="wash" cx={196} cy={38} r={10} />
    <Path
      pen="outline"
      d="M186 38a10 10 0 1 1 20 0a10 10 0 1 1-20 0M189.500 45.500q6.500-9 13 0M193.500 35a2.500 2.500 0 1 1 5 0a2.500 2.500 0 1 1-5 0"
    />
    <Path pen="bar" d={boxes([210, 33, 16, 3], [210, 40, 12, 3])} />
    <Path pen="hair" d="M16 57H224" />
    <Path
      pen="bar"
      d={boxes(
        ...COLUMN.map((y, index) => [16, y, index === 4 ? 64 : 96, 3] as const),
        ...range(4).map(index => [16, 118 + index * 8, index === 3 ? 44 : 96, 3] as const),
        ...range(2).map(index => [132, 134 + index * 8, index ? 60 : 92, 3] as const),
      )}
    />
    <Rect pen="wash" x={132} y={66} width={92} height={58} />
    <Path pen="seaLine" d="M132 66H224" />
    <Path pen="ink" d={boxes([140, 74, 44, 5])} />
    <Rect pen="bar" x={140} y={87} width={32} height={11} />
    <Rect pen="sea" x={140} y={103} width={74} height={11} />
  </>
)
