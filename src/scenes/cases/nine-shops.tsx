import { type Box, boxes, dots, range, round } from "../boxes"
import { Lettering, Path, Place, Rect } from "../pens"
import { Blank } from "../symbols/parts"
import { type CaseDrawingProps, CaseStage, countable, GROUND, Legend } from "./stage"

const SHOPS = 9
const SHOP = { x: 290, pitch: 81, width: 72, top: 196 }
const DAYS = { x: 290, length: 720, most: 30 }
const TRAYS = { x: 24, columns: 10, width: 21, height: 14, most: 160 }

const at = (index: number) => SHOP.x + index * SHOP.pitch

/** The nine signs of before, no two alike, around (x, 142). */
const SIGNS = [
  (x: number) => boxes([x - 26, 124, 52, 34]),
  (x: number) => `M${x - 28} 142a28 18 0 1 0 56 0a28 18 0 1 0-56 0Z`,
  (x: number) => `M${x - 28} 158V132Q${x} 110 ${x + 28} 132V158Z`,
  (x: number) => `M${x} 118L${x + 28} 142L${x} 166L${x - 28} 142Z`,
  (x: number) => dots(22, [x, 142]),
  (x: number) => `M${x - 28} 126H${x + 18}L${x + 28} 142L${x + 18} 158H${x - 28}Z`,
  (x: number) => `M${x - 24} 124H${x + 24}V144Q${x + 24} 164 ${x} 168Q${x - 24} 164 ${x - 24} 144Z`,
  (x: number) => `M${x - 28} 158L${x} 116L${x + 28} 158Z`,
  (x: number) => `M${x - 28} 128Q${x - 14} 116 ${x} 128T${x + 28} 128V156Q${x + 14} 168 ${x} 156T${x - 28} 156Z`,
]
/** Filler for what each of them said. */
const WORDS = [24, 18, 30, 16, 20, 26, 22, 14, 28]
/** The one mark: a crocus of three petals. */
const MARK = "c-7-5-9-11-7-17c4 2 6 5 7 9c-3-6-3-11 0-16c3 5 3 10 0 16c1-4 3-7 7-9c2 6 0 12-7 17z"

/** The one sheet: that mark, two typefaces, three colors. */
const Sheet = () => (
  <>
    <Blank />
    <g transform="translate(60 86) scale(2.7)">
      <Path pen="sea" d={`M0 0${MARK}`} />
    </g>
    <Lettering look="display" x={130} y={70} size={44}>
      Aa
    </Lettering>
    <Lettering x={190} y={70} size={32}>
      Aa
    </Lettering>
    {(["sea", "wash", "ink"] as const).map((pen, index) => (
      <Rect key={pen} pen={pen} x={0.5 + index * 40} y={100.5} width={40} height={59} />
    ))}
    <Rect pen="ink" x={134} y={116} width={88} height={6} />
    <Path pen="bar" d={boxes([134, 130, 92, 3], [134, 138, 80, 3])} />
    <Path pen="outline" d={`M120.500 0V160M0 100.500H240${boxes([0.5, 0.5, 239, 159])}`} />
  </>
)

const tray = (index: number): Box => [
  TRAYS.x + (index % TRAYS.columns) * TRAYS.width,
  GROUND - 12 - (Math.floor(index / TRAYS.columns) + 1) * TRAYS.height,
  TRAYS.width,
  TRAYS.height,
]

/**
 * Nine shops in a row: the nine signs there were in pencil, below them the one that all wear now. The rail above them
 * is the second result, days to a campaign; the trays on the left are the first, one for every catering inquiry.
 */
export const NineShops = ({ figures: [inquiries, days], alt }: CaseDrawingProps) => {
  const longest = Math.max(days.before, days.after)
  const day = DAYS.length / longest
  const cells = (to: number) =>
    boxes(...range(countable(to, DAYS.most)).map(index => [round(DAYS.x + index * day), 40, round(day), 36] as const))
  const [before, after] = [
    countable(Math.min(inquiries.before, inquiries.after), TRAYS.most),
    countable(inquiries.after, TRAYS.most),
  ]
  const trays = (from: number, to: number) => boxes(...range(Math.max(0, to - from)).map(step => tray(from + step)))
  return (
    <CaseStage
      alt={alt}
      legend={
        <>
          <Legend x={290} figure={days} was="planned" />
          <Legend x={TRAYS.x} figure={inquiries} was="wash" />
        </>
      }
    >
      <Path pen="wash" d={trays(0, before)} />
      <Path pen="sea" d={trays(before, after)} />
      <Path pen="outline" d={trays(0, after)} />
      <Path pen="key" d={`M14 318H246${dots(6, [40, 324], [220, 324])}`} />

      <Path pen="planned" d={cells(longest)} />
      <Path pen="sea" d={cells(days.after)} />
      <Path pen="outline" d={cells(days.after)} />
      <Path
        pen="guide"
        d={range(SHOPS)
          .map(index => `M${at(index) + 36} 76V112`)
          .join("")}
      />
      <Path
        pen="planned"
        d={range(SHOPS)
          .map(index => SIGNS[index]?.(at(index) + 36) ?? "")
          .join("")}
      />
      <Path pen="bar" d={boxes(...WORDS.map((width, index) => [at(index) + 36 - width / 2, 142, width, 4] as const))} />

      <Path
        pen="plate"
        d={boxes(...range(SHOPS).map(index => [at(index), SHOP.top, SHOP.width, GROUND - SHOP.top] as const))}
      />
      <Path pen="wash" d={boxes(...range(SHOPS).map(index => [at(index) + 8, 262, 30, 42] as const))} />
      <Path
        pen="outline"
        d={range(SHOPS)
          .map(at)
          .map(
            x =>
              `${boxes([x + 8, 262, 30, 42], [x + 44, 262, 20, 68])}M${x + 8} 290h30M${x + 12} 290q5-10 10 0q5-10 10 0`,
          )
          .join("")}
      />
      <g className="arrives">
        <Path
          pen="sea"
          d={range(SHOPS)
            .map(at)
            .map(
              x =>
                `M${x - 4} 250L${x} 228H${x + 72}L${x + 76} 250q-8 12-16 0q-8 12-16 0q-8 12-16 0q-8 12-16 0q-8 12-16 0Z`,
            )
            .join("")}
        />
        <Path
          pen="sea"
          d={range(SHOPS)
            .map(index => `M${at(index) + 36} 222${MARK}`)
            .join("")}
        />
      </g>
      <Path
        pen="key"
        d={range(SHOPS)
          .map(index => `M${at(index)} ${GROUND}V${SHOP.top}h${SHOP.width}V${GROUND}M${at(index)} 228h${SHOP.width}`)
          .join("")}
      />

      <Place x={1060} y={126} width={216}>
        <Sheet />
      </Place>
      <Path pen="key" d={`M1100 ${GROUND}L1116 270M1236 ${GROUND}L1220 270M1092 270H1244`} />
    </CaseStage>
  )
}
