import { boxes, range, round } from "../boxes"
import { Lettering, Path } from "../pens"
import { type PostDrawing, sheet } from "./drawing"

const [LEFT, MOST, LENGTH, ROW, HEIGHT] = [12, 9, 477, 92, 34]
/** Days that an answer takes; half of the waiting overlaps with other work, and in the last row each changes once. */
const ANSWERS = [0.5, 2, 5, 10]
const top = (row: number) => 38 + row * ROW
/** A bar in which its word has room. */
const ROOMY = 90

/** The same thirteen days of building four times, each with the days it waits for answers. */
export const launch: PostDrawing = {
  draw: (label, [building = 0, decisions = 0]) => {
    const waits = ANSWERS.map(days => Math.round((days * decisions) / 2))
    const longest = building + Math.max(...waits)
    const day = round(Math.min(MOST, LENGTH / longest))
    const built = building * day
    const end = (row: number) => LEFT + built + (waits[row] ?? 0) * day
    return (
      <>
        <g className="grow">
          <Path pen="sea" d={boxes(...waits.map((_, row) => [LEFT, top(row), built, HEIGHT] as const))} />
          <Path
            pen="planned"
            d={boxes(...waits.map((days, row) => [LEFT + built, top(row), days * day, HEIGHT] as const))}
          />
        </g>
        <Path
          pen="outline"
          d={waits
            .map((_, row) =>
              range(Math.floor((building + (waits[row] ?? 0)) / 5) + 1)
                .map(week => `M${LEFT + week * 5 * day} ${top(row) + HEIGHT}v6`)
                .join(""),
            )
            .join("")}
        />
        {waits.map((days, row) => (
          <g key={row}>
            <Lettering x={LEFT} y={top(row) - 12} size={sheet.letter}>
              {label(row)}
            </Lettering>
            <Lettering look="display" x={end(row) + (row === 0 ? 46 : 12)} y={top(row) + 31} size={38}>
              {building + days}
            </Lettering>
          </g>
        ))}
        {built >= ROOMY && (
          <Lettering look="onSea" x={LEFT + built / 2} y={top(0) + 24} size={sheet.letter} anchor="middle">
            {label(4)}
          </Lettering>
        )}
        <Lettering
          look="soft"
          x={LEFT + built + ((waits[3] ?? 0) * day) / 2}
          y={top(3) + 24}
          size={sheet.letter}
          anchor="middle"
        >
          {label(5)}
        </Lettering>
        <g className="set">
          <Path pen="key" d={`M${end(0)} ${top(0) + HEIGHT}V${top(0) - 3}`} />
          <Path pen="action" d={`M${end(0)} ${top(0) - 3}h34l-8 11 8 11h-34z`} />
        </g>
      </>
    )
  },
}
