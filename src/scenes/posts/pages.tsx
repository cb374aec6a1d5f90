import { type Box, boxes, round } from "../boxes"
import { Lettering, Line, Path } from "../pens"
import { type PostDrawing, sheet } from "./drawing"

const SPINE = 280
const HEIGHT = 30
const LONGEST = 208
/**
 * The five pages of the article: visits and inquiries a month that better places would add, and where the row stands.
 */
const rows = [
  { visits: 180, inquiries: 5.4, y: 84 },
  { visits: 60, inquiries: 2.4, y: 126 },
  { visits: 27, inquiries: 2.2, y: 168 },
  { visits: 100, inquiries: 1, y: 210 },
  { visits: 600, inquiries: 0.6, y: 288 },
] as const
const visitLength = (visits: number) => round((visits / 600) * LONGEST)
const inquiryLength = (inquiries: number) => round((inquiries / 5.4) * LONGEST)
const rightBars = rows.map(({ inquiries, y }): Box => [SPINE, y, inquiryLength(inquiries), HEIGHT])

/**
 * Five pages on one spine: added visits to the left, added inquiries to the right. The longest on one side is the
 * shortest on the other.
 */
export const pages: PostDrawing = {
  labels: 5,
  draw: label => (
    <>
      <Lettering x={SPINE - 14} y={26} size={sheet.letter} anchor="end">
        {label(0)}
      </Lettering>
      <Lettering x={SPINE + 14} y={26} size={sheet.letter}>
        {label(1)}
      </Lettering>
      <Line pen="hair" from={[16, 42]} to={[544, 42]} />
      <Lettering x={SPINE + 14} y={74} size={sheet.letter} look="soft">
        {label(2)}
      </Lettering>
      <Lettering x={SPINE + 14} y={278} size={sheet.letter} look="soft">
        {label(3)}
      </Lettering>
      <g className="grow back">
        <Path
          pen="plate"
          d={boxes(...rows.map(({ visits, y }): Box => [SPINE - visitLength(visits), y, visitLength(visits), HEIGHT]))}
        />
      </g>
      <g className="grow">
        <Path pen="sea" d={boxes(...rightBars.slice(1))} />
        <Path pen="action" d={boxes(...rightBars.slice(0, 1))} />
      </g>
      {rows.map(({ visits, inquiries, y }) => (
        <g key={y}>
          <Lettering x={SPINE - visitLength(visits) - 10} y={y + 23} size={sheet.letter} anchor="end">
            {visits}
          </Lettering>
          <Lettering x={SPINE + inquiryLength(inquiries) + 10} y={y + 23} size={sheet.letter}>
            {inquiries.toFixed(1)}
          </Lettering>
        </g>
      ))}
      <Line pen="key" from={[SPINE, 42]} to={[SPINE, 334]} />
      <Lettering x={SPINE} y={366} size={sheet.letter} anchor="middle" look="sea">
        {label(4)}
      </Lettering>
    </>
  ),
}
