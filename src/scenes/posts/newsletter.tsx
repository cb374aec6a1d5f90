import { type Box, boxes, range, round } from "../boxes"
import { Lettering, Line, Path, Rect } from "../pens"
import { type PostDrawing, sheet } from "./drawing"

const [LEFT, HOUR, HEIGHT] = [16, 84, 56]
const [BY_HAND, WITH_MODEL, RULER] = [64, 206, 318]
const at = (hours: number) => round(LEFT + hours * HOUR)
/** Segments of a bar, laid end to end: hours as the article's table has them. */
const laid = (y: number, hours: readonly number[]): Box[] =>
  hours.map((length, index) => [
    at(hours.slice(0, index).reduce((sum, hour) => sum + hour, 0)),
    y,
    round(length * HOUR),
    HEIGHT,
  ])

const handHours = [1, 3, 1, 1]
const modelHours = [0.25, 0.25, 1 / 12, 5 / 6, 0.5, 1 / 12]
const CHECK = { hand: [4, 5], model: [7 / 12, 17 / 12] } as const

/** Six hours a week by hand over two with a model: drafting shrinks to a sliver, the check keeps nearly its length. */
export const newsletter: PostDrawing = {
  labels: 5,
  draw: label => (
    <>
      <Path
        pen="wash"
        d={`M${at(CHECK.hand[0])} ${BY_HAND + HEIGHT}H${at(CHECK.hand[1])}L${at(CHECK.model[1])} ${WITH_MODEL}H${at(CHECK.model[0])}Z`}
      />
      <Lettering x={LEFT} y={46} size={sheet.letter}>
        {label(0)}
      </Lettering>
      <Lettering look="display" x={at(6)} y={48} size={44} anchor="end">
        6 h
      </Lettering>
      <g className="grow">
        <Path pen="plate" d={boxes(...laid(BY_HAND, handHours))} />
        <Rect pen="wash" x={at(4) + 3} y={BY_HAND + 3} width={HOUR - 6} height={HEIGHT - 6} />
      </g>
      <Lettering x={at(2.5)} y={BY_HAND + 36} size={sheet.letter} anchor="middle">
        {label(2)}
      </Lettering>
      <Lettering x={LEFT} y={188} size={sheet.letter}>
        {label(1)}
      </Lettering>
      <Lettering look="display" x={at(6)} y={190} size={44} anchor="end">
        2 h
      </Lettering>
      <Rect pen="planned" x={at(2)} y={WITH_MODEL} width={4 * HOUR} height={HEIGHT} />
      <g className="grow">
        <Path pen="plate" d={boxes(...laid(WITH_MODEL, modelHours))} />
        <Path pen="action" d={boxes(laid(WITH_MODEL, modelHours)[3] ?? [0, 0, 0, 0])} />
        <Path
          pen="onSignalLine"
          d={`M${at(0.7)} ${WITH_MODEL + 36}c5-26 12-24 8-4s6 10 10-4 6-6 4 4 8 0 18-6M${at(0.7)} ${WITH_MODEL + 44}h44`}
        />
      </g>
      <Lettering x={at(4)} y={WITH_MODEL + 36} size={sheet.letter} anchor="middle" look="soft">
        {label(4)}
      </Lettering>
      <Lettering x={at(4)} y={145} size={sheet.letter} look="sea">
        {label(3)}
      </Lettering>
      <Line pen="key" from={[at(0), RULER]} to={[at(6), RULER]} />
      <Path
        pen="outline"
        d={range(25)
          .map(tick => `M${at(tick / 4)} ${RULER}v${tick % 4 ? -6 : -14}`)
          .join("")}
      />
      {range(7).map(hour => (
        <Lettering key={hour} look="soft" x={at(hour)} y={RULER + 28} size={sheet.letter} anchor="middle">
          {hour}
        </Lettering>
      ))}
    </>
  ),
}
