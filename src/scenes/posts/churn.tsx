import { Lettering, Line, Path, Rect } from "../pens"
import { type PostDrawing, sheet } from "./drawing"

/** The article's product: customers won a month, and the share that leaves. */
const [WON, CHURN] = [60, 0.03]
/** Customers at which it stops growing, and at which one churn point is worth three of conversion. */
const [CEILING, CROSSING, END] = [WON / CHURN, 1200, 2400]
const [LEFT, BASE] = [30, 312]

const x = (customers: number) => LEFT + customers * 0.2
const y = (perMonth: number) => BASE - perMonth * 4

/**
 * Customers won a month stay level, customers lost grow with the base: the wedge between them closes at the ceiling.
 */
export const churn: PostDrawing = {
  labels: 5,
  draw: label => (
    <>
      <g className="grow">
        <Path pen="wash" d={`M${x(0)} ${y(WON)}H${x(CEILING)}L${x(0)} ${BASE}Z`} />
        <Path pen="seaLine" d={`M${x(0)} ${BASE}L${x(END)} ${y(END * CHURN)}`} />
        <Line pen="key" from={[x(0), y(WON)]} to={[x(END), y(WON)]} />
      </g>
      <Lettering x={x(0)} y={y(WON) - 12} size={sheet.letter}>
        {label(0)}
      </Lettering>
      <Lettering x={x(1650)} y={y(36)} size={sheet.letter} look="sea">
        {label(1)}
      </Lettering>
      <Lettering look="display" x={x(CEILING) - 16} y={y(WON) - 12} size={40} anchor="end">
        2,000
      </Lettering>
      <Lettering x={x(CEILING) + 6} y={y(WON) + 32} size={sheet.letter}>
        {label(2)}
      </Lettering>
      <g className="set">
        <Path pen="action" d={`M${x(CEILING)} ${y(WON) - 15}l15 15-15 15-15-15z`} />
      </g>
      <Path pen="planned" d={`M${x(CROSSING)} ${y(CROSSING * CHURN)}V${BASE}`} />
      <Lettering x={x(CROSSING) + 10} y={BASE - 12} size={sheet.letter}>
        1,200
      </Lettering>
      <Rect pen="plate" x={x(0)} y={BASE} width={x(CROSSING) - x(0)} height={40} />
      <Rect pen="sea" x={x(CROSSING)} y={BASE} width={x(END) - x(CROSSING)} height={40} />
      <Line pen="key" from={[x(0), BASE]} to={[x(END), BASE]} />
      <Lettering x={x(CROSSING / 2)} y={BASE + 28} size={sheet.letter} anchor="middle">
        {label(3)}
      </Lettering>
      <Lettering look="onSea" x={x((CROSSING + END) / 2)} y={BASE + 28} size={sheet.letter} anchor="middle">
        {label(4)}
      </Lettering>
    </>
  ),
}
