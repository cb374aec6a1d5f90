import { boxes, dots, range } from "../boxes"
import { Bottle, TextBars } from "../parts"
import { Lettering, Path, Rect } from "../pens"
import { type PostDrawing, sheet } from "./drawing"

/** Marks on the field: each is a visit of the article's month, or its share of a larger one. */
const [MARKS, ROW] = [400, 20]
const [FIELD_X, FIELD_Y, PITCH, MARK] = [330, 52, 11, 8]
/** Where the five doubts are answered: the height of each on the page. */
const doubts = [62, 136, 206, 274, 340]
const PAGE = 276

const mark = (index: number) =>
  [FIELD_X + (index % ROW) * PITCH, FIELD_Y + (ROW - 1 - Math.floor(index / ROW)) * PITCH, MARK, MARK] as const
const marks = (from: number, to: number) => boxes(...range(to - from).map(index => mark(from + index)))

/**
 * A landing page with the places of its five answers, beside its month: every visit one mark, begun and sent forms
 * among them.
 */
export const landing: PostDrawing = {
  words: numbers => numbers,
  draw: (label, [visits = 1, begun = 0, sent = 0]) => {
    const marksOf = (count: number) => Math.round((Math.min(count, visits) / visits) * MARKS)
    const [some, done] = [marksOf(begun), marksOf(Math.min(sent, begun))]
    return (
      <>
        <Rect pen="plate" x={12} y={12} width={PAGE - 12} height={356} />
        <Rect pen="ink" x={36} y={40} width={172} height={16} />
        <Rect pen="ink" x={36} y={64} width={122} height={16} />
        <Rect pen="wash" x={12} y={100} width={PAGE - 12} height={72} />
        <Bottle x={52} y={166} height={58} />
        <TextBars x={104} y={122} widths={[110, 92, 60]} gap={13} height={5} />
        <Path pen="sea" d={dots(15, [54, 206])} />
        <TextBars x={82} y={194} widths={[132, 118, 74]} gap={12} height={5} />
        <Lettering look="display" x={36} y={286} size={34}>
          $$$
        </Lettering>
        <TextBars x={112} y={264} widths={[102, 76]} gap={13} height={5} />
        <g className="set">
          <Rect pen="action" x={36} y={322} width={150} height={34} />
          <Rect pen="onSignal" x={72} y={336} width={78} height={6} />
        </g>
        <Path pen="hair" d={`M12 100H${PAGE}M12 172H${PAGE}M12 240H${PAGE}M12 306H${PAGE}`} />
        <Path pen="plate" d={dots(18, ...doubts.map(y => [PAGE, y] as const))} />
        {doubts.map((y, index) => (
          <Lettering key={y} x={PAGE} y={y + 8} size={22} anchor="middle">
            {index + 1}
          </Lettering>
        ))}

        <Lettering x={FIELD_X} y={36} size={sheet.letter}>
          {label(0)}
        </Lettering>
        <defs>
          <pattern id="visits" x={FIELD_X} y={FIELD_Y} width={PITCH} height={PITCH} patternUnits="userSpaceOnUse">
            <Rect pen="bar" width={MARK} height={MARK} />
          </pattern>
        </defs>
        <g className="rise">
          <rect x={FIELD_X} y={FIELD_Y} width={ROW * PITCH} height={ROW * PITCH} fill="url(#visits)" />
          <Path pen="ground" d={marks(0, some)} />
          <Path pen="outline" d={marks(done, some)} />
          <Path pen="sea" d={marks(0, done)} />
        </g>
        <Path pen="outline" d={boxes([FIELD_X, 302, 14, 14])} />
        <Lettering x={FIELD_X + 24} y={317} size={sheet.letter}>
          {label(1)}
        </Lettering>
        <Path pen="sea" d={boxes([FIELD_X, 338, 14, 14])} />
        <Lettering look="sea" x={FIELD_X + 24} y={353} size={sheet.letter}>
          {label(2)}
        </Lettering>
      </>
    )
  },
}
