import { round } from "../boxes"
import { Lettering, Line, Path, Rect } from "../pens"
import { type PostDrawing, sheet } from "./drawing"
import { numberOf } from "../../site/language"

/** Points that a first round of work may move, as the article has them: of conversion, and of churn. */
const GAIN = { conversion: 3, churn: 1 }
const [LEFT, BASE, WIDTH, HEIGHT] = [30, 312, 480, 240]
/** A part of the ruler in which its word has room. */
const ROOMY = 110
/** The ruler ends here at least, in customers, and the lines stand as high as so many a month. */
const [END, HIGH] = [2400, 60]

/** What follows from trials a month, and from the percents that convert and leave. */
const product = ([trials = 0, conversion = 0, churn = 1]: readonly number[]) => {
  const won = (trials * conversion) / 100
  const ceiling = Math.round((won / churn) * 100)
  return { won, churn, ceiling, crossing: Math.round((GAIN.conversion * trials) / GAIN.churn) }
}

/**
 * Customers won a month stay level, customers lost grow with the base: the wedge between them closes at the ceiling.
 */
export const churn: PostDrawing = {
  words: numbers => [product(numbers).won, product(numbers).churn],
  draw: (label, numbers) => {
    const { won, ceiling, crossing } = product(numbers)
    const end = Math.max(END, ceiling * 1.2, crossing * 1.5)
    const x = (customers: number) => round(LEFT + (customers / end) * WIDTH)
    const y = (share: number) => round(BASE - ((share * won) / Math.max(HIGH, won)) * HEIGHT)
    const [isLeft, isFarLeft] = [x(ceiling) < 340, x(ceiling) < 210]
    return (
      <>
        <g className="grow">
          <Path pen="wash" d={`M${x(0)} ${y(1)}H${x(ceiling)}L${x(0)} ${BASE}Z`} />
          <Path pen="seaLine" d={`M${x(0)} ${BASE}L${x(ceiling * 1.2)} ${y(1.2)}`} />
          <Line pen="key" from={[x(0), y(1)]} to={[x(end), y(1)]} />
        </g>
        <Lettering x={isLeft ? x(end) : x(0)} y={y(1) - 12} size={sheet.letter} anchor={isLeft ? "end" : "start"}>
          {label(0)}
        </Lettering>
        <Lettering x={x(ceiling * 0.825)} y={y(0.6)} size={sheet.letter} look="sea">
          {label(1)}
        </Lettering>
        <Lettering
          look="display"
          x={x(ceiling) + (isFarLeft ? 24 : -16)}
          y={y(1) - 12}
          size={40}
          anchor={isFarLeft ? "start" : "end"}
        >
          {numberOf(ceiling)}
        </Lettering>
        <Lettering x={x(ceiling) + 6} y={y(1) + 32} size={sheet.letter}>
          {label(2)}
        </Lettering>
        <g className="set">
          <Path pen="action" d={`M${x(ceiling)} ${y(1) - 15}l15 15-15 15-15-15z`} />
        </g>
        <Path pen="planned" d={`M${x(crossing)} ${y(Math.min(1.2, crossing / ceiling))}V${BASE}`} />
        <Lettering x={x(crossing) + 10} y={BASE - 12} size={sheet.letter}>
          {numberOf(crossing)}
        </Lettering>
        <Rect pen="plate" x={x(0)} y={BASE} width={x(crossing) - x(0)} height={40} />
        <Rect pen="sea" x={x(crossing)} y={BASE} width={x(end) - x(crossing)} height={40} />
        <Line pen="key" from={[x(0), BASE]} to={[x(end), BASE]} />
        {x(crossing) - LEFT > ROOMY && (
          <Lettering x={x(crossing / 2)} y={BASE + 28} size={sheet.letter} anchor="middle">
            {label(3)}
          </Lettering>
        )}
        <Lettering look="onSea" x={x((crossing + end) / 2)} y={BASE + 28} size={sheet.letter} anchor="middle">
          {label(4)}
        </Lettering>
      </>
    )
  },
}
