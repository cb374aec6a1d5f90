import { boxes, range, round } from "../boxes"
import { Lettering, Line, Path, Rect } from "../pens"
import { type PostDrawing, sheet } from "./drawing"

const [LEFT, LENGTH, HEIGHT] = [16, 504, 56]
const [BY_HAND, WITH_MODEL, RULER] = [64, 206, 318]
/** Parts of a bar in which their word, and the name of who checks, have room. */
const [ROOMY, SAVED, SIGNED] = [90, 160, 62]
/** The word about checking has room to the right of here. */
const LAST_WORD = 380
/** A figure on every so many hours of the ruler, which has room for so many. */
const [STEPS, MOST] = [[1, 2, 5, 10, 20], 9]

/** What a model leaves of the hours by hand, and the hours it adds: the article's table. */
const [CHECKED, CHOSEN, LAID_OUT] = [5 / 6, 1 / 4, 1 / 2]
const [BRIEF, DRAFT, NOTES] = [1 / 4, 1 / 12, 1 / 12]

const sum = (hours: readonly number[]) => hours.reduce((total, hour) => total + hour, 0)
/** Hours as people say them: 2.5. */
const told = (hours: number) => Math.round(hours * 10) / 10

/** The steps of a week, in their order: four by hand, six with a model. Choosing and layout share the other work. */
const week = ([drafting = 0, checking = 0, other = 0]: readonly number[]) => ({
  hand: [other / 2, drafting, checking, other / 2],
  model: [(other / 2) * CHOSEN, BRIEF, DRAFT, checking * CHECKED, (other / 2) * LAID_OUT, NOTES],
})

/** A week by hand over one with a model: drafting shrinks to a sliver, the check keeps nearly its length. */
export const newsletter: PostDrawing = {
  words: numbers => [told(Math.max(0, sum(week(numbers).hand) - sum(week(numbers).model)))],
  draw: (label, numbers) => {
    const { hand, model } = week(numbers)
    const [byHand, withModel] = [sum(hand), sum(model)]
    const span = Math.max(byHand, withModel)
    const at = (hours: number) => round(LEFT + (hours / span) * LENGTH)
    /** The steps of a bar, laid end to end. */
    const laid = (y: number, steps: readonly number[]) =>
      steps.map((hours, index) => {
        const from = sum(steps.slice(0, index))
        return [at(from), y, round(at(from + hours) - at(from)), HEIGHT] as const
      })
    const [handBar, modelBar] = [laid(BY_HAND, hand), laid(WITH_MODEL, model)]
    const [, drafted = [0, 0, 0, 0], byEye = [0, 0, 0, 0]] = handBar
    const signed = modelBar[3] ?? [0, 0, 0, 0]
    const name = signed[0] + (signed[2] - 52) / 2
    const step = STEPS.find(hours => span / hours < MOST) ?? 40
    const tick = (step * LENGTH) / span / 4
    const saved = at(byHand) - at(withModel)
    return (
      <>
        <Path
          pen="wash"
          d={`M${byEye[0]} ${BY_HAND + HEIGHT}h${byEye[2]}L${signed[0] + signed[2]} ${WITH_MODEL}h${-signed[2]}Z`}
        />
        <Lettering x={LEFT} y={46} size={sheet.letter}>
          {label(0)}
        </Lettering>
        <Lettering look="display" x={LEFT + LENGTH} y={48} size={44} anchor="end">
          {`${told(byHand)} h`}
        </Lettering>
        <g className="grow">
          <Path pen="plate" d={boxes(...handBar)} />
          <Rect pen="wash" x={byEye[0] + 3} y={BY_HAND + 3} width={Math.max(0, byEye[2] - 6)} height={HEIGHT - 6} />
        </g>
        {drafted[2] > ROOMY && (
          <Lettering x={drafted[0] + drafted[2] / 2} y={BY_HAND + 36} size={sheet.letter} anchor="middle">
            {label(2)}
          </Lettering>
        )}
        <Lettering x={LEFT} y={188} size={sheet.letter}>
          {label(1)}
        </Lettering>
        <Lettering look="display" x={LEFT + LENGTH} y={190} size={44} anchor="end">
          {`${told(withModel)} h`}
        </Lettering>
        {saved > 0 && <Rect pen="planned" x={at(withModel)} y={WITH_MODEL} width={round(saved)} height={HEIGHT} />}
        <g className="grow">
          <Path pen="plate" d={boxes(...modelBar)} />
          <Path pen="action" d={boxes(signed)} />
          {signed[2] > SIGNED && (
            <Path
              pen="onSignalLine"
              d={`M${round(name)} ${WITH_MODEL + 36}c5-26 12-24 8-4s6 10 10-4 6-6 4 4 8 0 18-6M${round(name)} ${WITH_MODEL + 44}h44`}
            />
          )}
        </g>
        {saved > SAVED && (
          <Lettering x={at(withModel) + saved / 2} y={WITH_MODEL + 36} size={sheet.letter} anchor="middle" look="soft">
            {label(4)}
          </Lettering>
        )}
        <Lettering x={Math.min(byEye[0], LAST_WORD)} y={145} size={sheet.letter} look="sea">
          {label(3)}
        </Lettering>
        <Line pen="key" from={[LEFT, RULER]} to={[LEFT + LENGTH, RULER]} />
        <Path
          pen="outline"
          d={range(Math.floor(LENGTH / tick + 0.01) + 1)
            .map(index => `M${round(LEFT + index * tick)} ${RULER}v${index % 4 ? -6 : -14}`)
            .join("")}
        />
        {range(Math.floor(span / step + 0.01) + 1).map(index => (
          <Lettering key={index} look="soft" x={at(index * step)} y={RULER + 28} size={sheet.letter} anchor="middle">
            {index * step}
          </Lettering>
        ))}
      </>
    )
  },
}
