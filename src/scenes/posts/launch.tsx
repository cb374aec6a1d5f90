import { boxes, range } from "../boxes"
import { Lettering, Path } from "../pens"
import { type PostDrawing, sheet } from "./drawing"

const [LEFT, DAY, ROW, HEIGHT] = [12, 9, 92, 34]
/** Working days of building, and of waiting after overlap, as the article's table has them. */
const BUILDING = 13
const waits = [2, 8, 20, 40]
const top = (row: number) => 38 + row * ROW
const end = (row: number) => LEFT + (BUILDING + (waits[row] ?? 0)) * DAY

/** The same thirteen days of building four times, each with the days it waits for answers. */
export const launch: PostDrawing = {
  labels: 6,
  draw: label => (
    <>
      <g className="grow">
        <Path pen="sea" d={boxes(...waits.map((_, row) => [LEFT, top(row), BUILDING * DAY, HEIGHT] as const))} />
        <Path
          pen="planned"
          d={boxes(...waits.map((days, row) => [LEFT + BUILDING * DAY, top(row), days * DAY, HEIGHT] as const))}
        />
      </g>
      <Path
        pen="outline"
        d={waits
          .map((_, row) =>
            range((end(row) - LEFT) / DAY / 5 + 1)
              .map(week => `M${LEFT + week * 5 * DAY} ${top(row) + HEIGHT}v6`)
              .join(""),
          )
          .join("")}
      />
      {waits.map((days, row) => (
        <g key={days}>
          <Lettering x={LEFT} y={top(row) - 12} size={sheet.letter}>
            {label(row)}
          </Lettering>
          <Lettering look="display" x={end(row) + (row === 0 ? 46 : 12)} y={top(row) + 31} size={38}>
            {BUILDING + days}
          </Lettering>
        </g>
      ))}
      <Lettering look="onSea" x={LEFT + (BUILDING * DAY) / 2} y={top(0) + 24} size={sheet.letter} anchor="middle">
        {label(4)}
      </Lettering>
      <Lettering look="soft" x={LEFT + BUILDING * DAY + 180} y={top(3) + 24} size={sheet.letter} anchor="middle">
        {label(5)}
      </Lettering>
      <g className="set">
        <Path pen="key" d={`M${end(0)} ${top(0) + HEIGHT}V${top(0) - 3}`} />
        <Path pen="action" d={`M${end(0)} ${top(0) - 3}h34l-8 11 8 11h-34z`} />
      </g>
    </>
  ),
}
