import type { ReactNode } from "react"
import { boxes, range } from "../boxes"
import { Lettering, Line, Path, type Pen, Rect } from "../pens"
import type { ComparisonProps } from "../measures"
import { Scene } from "../scene"

/** A result as it is drawn: its two numbers and what is lettered beside them. */
export type Figure = Omit<ComparisonProps, "alt">

/**
 * What a case drawing is made from: the case's three results, so that it changes with them, and its words for people
 * who do not see it.
 */
export interface CaseDrawingProps {
  figures: readonly [Figure, Figure, Figure]
  alt: string
}

/** What every case drawing stands on. On phones only x 268 to 1028 is seen: what matters stands there. */
export const GROUND = 330
const FOOT = 402
/** 13 px where the drawing is smallest, on a phone. */
const LETTERS = 26

interface LegendProps {
  x: number
  figure: Figure
  /** How the drawing marks what was there before. */
  was: Pen
}

/**
 * Which mark is before and which is after, one below the other. It stands under what it explains, so that on a phone no
 * legend is seen without its drawing. What is planned has dashes of its own here: those of the pen are as long as half
 * a side on a phone, and leave loose corners.
 */
export const Legend = ({ x, figure: { beforeLabel, afterLabel }, was }: LegendProps) => (
  <>
    {was === "planned" ? (
      <Path pen="guide" d={`M${x} 346v-4h4m3 0h4m3 0h4v4m0 3v4m0 3v4h-4m-3 0h-4m-3 0h-4v-4m0-3v-4`} />
    ) : (
      <Rect pen={was} x={x} y={342} width={18} height={18} />
    )}
    <Rect pen="sea" x={x} y={372} width={18} height={18} />
    {was !== "planned" && <Path pen="outline" d={boxes([x, 342, 18, 18])} />}
    <Lettering look="soft" x={x + 28} y={360} size={LETTERS}>
      {beforeLabel}
    </Lettering>
    <Lettering look="sea" x={x + 28} y={390} size={LETTERS}>
      {afterLabel}
    </Lettering>
  </>
)

interface CaseStageProps {
  alt: string
  /** The legends, in the strip below the ground. */
  legend: ReactNode
  children: ReactNode
}

/** The stage of the case drawings: the work above the ground, its scale in the strip below. */
export const CaseStage = ({ alt, legend, children }: CaseStageProps) => (
  <Scene viewBox={`0 0 1296 ${FOOT}`} alt={alt}>
    <Rect pen="ground" x={-900} y={GROUND} width={3100} height={FOOT - GROUND} />
    {children}
    <Line pen="key" from={[-900, GROUND]} to={[2200, GROUND]} />
    {legend}
  </Scene>
)

/** How many of something can be drawn one by one: what is counted further is drawn no further. */
export const countable = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)))

/**
 * The marks of a ruler that is `longest` long, ten to a hundred of them: their place and whether it is one of the long
 * ones.
 */
export const ticksOf = (longest: number) => {
  const every = 10 ** (Math.floor(Math.log10(longest)) - 1)
  return range(Math.floor(longest / every + 1e-6) + 1).map(mark => ({ at: mark * every, long: mark % 5 === 0 }))
}
