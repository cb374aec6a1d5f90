import { boxes, dots, range, round } from "../boxes"
import { Circle, Lettering, Path, Place } from "../pens"
import { Scene } from "../scene"
import { Ads, Search } from "../symbols/market"
import { Page, Sketch, Wire } from "../symbols/pages"
import { Dashboard } from "../symbols/systems"

export interface PlateProps {
  alt: string
  /** The words in the drawing, in the order in which they are read. */
  labels: string[]
}

const visitors = (x: number, from: number, to: number) =>
  dots(5, ...range(to - from).map(index => [round(x + (from + index) * 15.6), 270] as const))

/** Sketch, wireframe and page; beneath them three of twenty visitors, then seven. */
export const WebPlate = ({ alt, labels: [before = "", after = ""] }: PlateProps) => (
  <Scene viewBox="0 0 644 292" alt={alt}>
    <Path pen="key" d="M0 291H644" />
    <Place x={0} y={66} width={210}>
      <Sketch />
    </Place>
    <Place x={150} y={36} width={255}>
      <Wire />
    </Place>
    <Place x={330} y={1} width={312}>
      <Page />
    </Place>
    <Path pen="sea" d={visitors(8, 0, 3) + visitors(338, 0, 7)} />
    <Path pen="outline" d={visitors(8, 3, 20) + visitors(338, 7, 20)} />
    <Lettering look="soft" x={2} y={248} size={24}>
      {before}
    </Lettering>
    <Lettering look="sea" x={332} y={248} size={24}>
      {after}
    </Lettering>
  </Scene>
)

/** A search result climbs to the first place, in front of adverts cut to four sizes. */
export const MarketingPlate = ({ alt }: PlateProps) => (
  <Scene viewBox="0 0 430 292" alt={alt}>
    <Place x={150} y={0} width={270}>
      <Ads />
    </Place>
    <Place x={0} y={96} width={270}>
      <Search />
    </Place>
    <Path pen="key" d="M0 291H430" />
  </Scene>
)

const MEASURES: { curve: readonly number[] }[] = [
  { curve: [20, 17, 18, 12, 9, 4] },
  { curve: [18, 18, 14, 14, 8, 6] },
  { curve: [20, 14, 15, 10, 10, 3] },
  { curve: [4, 6, 9, 8, 15, 18] },
  { curve: [19, 17, 13, 12, 6, 4] },
]

/**
 * The five measures, each with its course (the fourth falls, as it should), beside the dashboard they are read from.
 */
export const StrategyPlate = ({ alt, labels }: PlateProps) => (
  <Scene viewBox="0 0 642 292" alt={alt}>
    <Place x={316} y={14} width={324}>
      <Dashboard />
    </Place>
    {MEASURES.map(({ curve }, index) => {
      const y = 14 + index * 54
      return (
        <g key={index}>
          <Lettering x={0} y={y + 18} size={24}>
            {labels[index] ?? ""}
          </Lettering>
          <Path
            pen="seaLine"
            d={curve.map((value, week) => `${week ? "L" : "M"}${242 + week * 9} ${y + value}`).join("")}
          />
          <Circle pen="action" cx={287} cy={y + (curve.at(-1) ?? 0)} r={3.5} />
        </g>
      )
    })}
    <Path
      pen="hair"
      d={range(4)
        .map(index => `M0 ${52 + index * 54}H291`)
        .join("")}
    />
    <Path pen="key" d="M0 291H642" />
    <Path pen="outline" d={boxes([362, 230, 232, 8])} />
    <Path pen="key" d="M478 238V291M430 291H526" />
  </Scene>
)

export { SoftwarePlate } from "./plate-software"
