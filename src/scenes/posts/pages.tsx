import { type Box, boxes, round } from "../boxes"
import { Lettering, Line, Path } from "../pens"
import { type PostDrawing, sheet } from "./drawing"
import { numberOf } from "../../site/language"

const SPINE = 280
const HEIGHT = 30
const LONGEST = 208
/** The other four pages of the article: shown and clicked a month, percent of their visitors who inquire. */
const others = [
  { shown: 1500, clicks: 30, inquiring: 4 },
  { shown: 900, clicks: 27, inquiring: 8 },
  { shown: 2500, clicks: 50, inquiring: 1 },
  { shown: 12_000, clicks: 120, inquiring: 0.1 },
] as const
/** Percent of those who see the first page that click now. */
const NOW = 1.5
/** Where the rows stand: the last apart, below a line of its own. */
const tops = [84, 126, 168, 210, 288]

/** Visits and inquiries a month that a place near the top would add to each of the five pages. */
const added = ([clicking = 0, shown = 0, inquiring = 0]: readonly number[]) =>
  [{ shown, clicks: (shown * NOW) / 100, inquiring }, ...others].map((page, index) => {
    const visits = Math.max(0, Math.round((page.shown * clicking) / 100 - page.clicks))
    return { visits, inquiries: (visits * page.inquiring) / 100, y: tops[index] ?? 0 }
  })

/** Inquiries as people read them: 5.4, and 540. */
const told = (inquiries: number) => (inquiries < 100 ? inquiries.toFixed(1) : readable(inquiries))
const readable = (figure: number) => numberOf(Math.round(figure))

/**
 * Five pages on one spine: added visits to the left, added inquiries to the right. The longest on one side is the
 * shortest on the other.
 */
export const pages: PostDrawing = {
  draw: (label, numbers) => {
    const rows = added(numbers)
    const most = (of: "visits" | "inquiries") => Math.max(...rows.map(row => row[of]), Number.MIN_VALUE)
    const length = (row: (typeof rows)[number], of: "visits" | "inquiries") => round((row[of] / most(of)) * LONGEST)
    const rightBars = rows.map((row): Box => [SPINE, row.y, length(row, "inquiries"), HEIGHT])
    const last = rows[rows.length - 1]
    const isTurned = rows.every(
      row => row === last || (last && row.visits < last.visits && row.inquiries > last.inquiries),
    )
    return (
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
            d={boxes(...rows.map((row): Box => [SPINE - length(row, "visits"), row.y, length(row, "visits"), HEIGHT]))}
          />
        </g>
        <g className="grow">
          <Path pen="sea" d={boxes(...rightBars.slice(1))} />
          <Path pen="action" d={boxes(...rightBars.slice(0, 1))} />
        </g>
        {rows.map(row => (
          <g key={row.y}>
            <Lettering x={SPINE - length(row, "visits") - 10} y={row.y + 23} size={sheet.letter} anchor="end">
              {readable(row.visits)}
            </Lettering>
            <Lettering x={SPINE + length(row, "inquiries") + 10} y={row.y + 23} size={sheet.letter}>
              {told(row.inquiries)}
            </Lettering>
          </g>
        ))}
        <Line pen="key" from={[SPINE, 42]} to={[SPINE, 334]} />
        {isTurned && (
          <Lettering x={SPINE} y={366} size={sheet.letter} anchor="middle" look="sea">
            {label(4)}
          </Lettering>
        )}
      </>
    )
  },
}
