import type { ReactNode } from "react"
import { renderThemed } from "#tests/unit/render"
import { BarList } from "./bar-list"
import { ComparisonBars } from "./comparison-bars"
import { HoursChart } from "./hours-chart"
import { StarRating } from "./star-rating"
import { StatisticChart } from "./statistic-chart"
import { Timeline, TimelineRow } from "./timeline"
import { WeekGrid } from "./week-grid"

const show = (chart: ReactNode) => renderThemed(chart).container

/** Returns the sizes of closed shapes in the paths of a class; of rectangles, width and height. */
const shapesOf = (container: Element, className: string) =>
  [...container.querySelectorAll(`path[class="${className}"]`)].flatMap(path =>
    (path.getAttribute("d") ?? "")
      .split("M")
      .slice(1)
      .filter(part => part.endsWith("z"))
      .map(part => ({
        width: Number.parseFloat(part.split("h")[1] ?? "0"),
        height: Number.parseFloat(part.split("v")[1] ?? "0"),
      })),
  )

const textsOf = (container: Element) => [...container.querySelectorAll("text")].map(text => text.textContent)

/** Returns whether all numbers are valid. */
const isDrawable = (container: Element) => !/NaN|Infinity|undefined/.test(container.innerHTML)

const bars = (before: number, after: number, kind: "growth" | "length" = "growth") =>
  show(
    <ComparisonBars kind={kind} before={before} after={after} beforeLabel="Before" afterLabel="After" alt="Two bars" />,
  )

describe("ComparisonBars", () => {
  test("renders vertical bars to scale, with lines across the second", () => {
    const chart = bars(1, 4)
    expect(shapesOf(chart, "plate")).toEqual([{ width: 60, height: 14 }])
    expect(shapesOf(chart, "outline sea")).toEqual([{ width: 60, height: 56 }])
    expect(
      chart
        .querySelector('[class="outline sea"]')
        ?.getAttribute("d")
        ?.match(/h60(?=M|$)/g),
    ).toHaveLength(3)
    expect(textsOf(chart)).toEqual(["Before", "After"])
    expect(chart.firstElementChild).toHaveAttribute("aria-label", "Two bars")
  })

  test("renders horizontal bars to scale", () => {
    const chart = bars(40, 4, "length")
    expect(shapesOf(chart, "plate")).toEqual([{ width: 277, height: 20 }])
    expect(shapesOf(chart, "outline sea")).toEqual([{ width: 27.7, height: 22 }])
    // The label of a long first bar is inside.
    expect(chart.querySelector("text")).toHaveAttribute("x", "8")
    expect(bars(1, 4, "length").querySelector("text")).toHaveAttribute("x", "77.3")
  })

  test.each([
    [0, 0],
    [5, 0],
    [1, 1e9],
  ])("renders short paths without invalid numbers for %d before and %d after", (before, after) => {
    for (const kind of ["growth", "length"] as const) {
      const chart = bars(before, after, kind)
      expect(isDrawable(chart)).toBe(true)
      expect((chart.querySelector('[class="outline sea"]')?.getAttribute("d") ?? "").length).toBeLessThan(300)
    }
  })
})

describe("Timeline", () => {
  const timeline = (weeks: number, from: number, to: number) =>
    show(<Timeline weeks={weeks} from={from} to={to} alt="Weeks" />)

  test("renders a span to scale, with dashes before it", () => {
    const chart = timeline(20, 5, 10)
    expect(shapesOf(chart, "planned")[0]?.width).toBeCloseTo(295.8 / 4, 0)
    expect(shapesOf(chart, "action")[0]?.width).toBeCloseTo(295.8 / 4, 0)
    expect(shapesOf(timeline(20, 0, 5), "planned")).toEqual([])
  })

  test.each([
    [1, ["0", "1"]],
    [13, ["0", "2", "4", "6", "8", "10", "12"]],
    [20, ["0", "4", "8", "12", "16", "20"]],
    [52, ["0", "8", "16", "24", "32", "40", "48"]],
  ])("renders numbers of %d weeks without overlap", (weeks, numbers) => {
    expect(textsOf(timeline(weeks, 0, 1))).toEqual(numbers)
  })
})

describe("TimelineRow", () => {
  const row = (from: number, to: number, launch: number, weeks = 10) =>
    show(<TimelineRow weeks={weeks} from={from} to={to} launch={launch} />)

  test("renders cells before, at and after the launch", () => {
    const chart = row(2, 6, 4)
    expect(["plate", "action", "outline sea"].map(className => shapesOf(chart, className).length)).toEqual([2, 1, 2])
    expect(shapesOf(chart, "action")[0]?.width).toBeCloseTo(29.6, 1)
    expect(chart.firstElementChild).toHaveAttribute("aria-hidden", "true")
  })

  test("renders rows without a launch, of one week, or out of range", () => {
    expect(["plate", "action", "outline sea"].map(className => shapesOf(row(2, 3, 9), className).length)).toEqual([
      2, 0, 0,
    ])
    expect(["plate", "action", "outline sea"].map(className => shapesOf(row(1, 1, 1, 1), className).length)).toEqual([
      0, 1, 0,
    ])
    expect(["plate", "action", "outline sea"].map(className => shapesOf(row(12, 14, 4), className).length)).toEqual([
      0, 0, 0,
    ])
  })
})

describe("WeekGrid", () => {
  const week = (filled: number, days = ["M", "T", "W", "T", "F"]) =>
    show(<WeekGrid filled={filled} days={days} alt="Week" />)

  test.each([
    [0, 0, 40],
    [7, 7, 33],
    [400, 40, 0],
  ])("renders %d hours as %d filled and %d empty cells", (hours, filled, empty) => {
    const chart = week(hours)
    expect(shapesOf(chart, "outline sea")).toHaveLength(filled)
    expect(shapesOf(chart, "plate")).toHaveLength(empty)
  })
})

test.each([
  [0, 0, 5],
  [4.4, 4, 1],
  [4.5, 5, 0],
  [9, 5, 0],
])("renders a rating of %d as %d full and %d faint stars", (rating, full, faint) => {
  const chart = show(<StarRating rating={rating} alt="Stars" />)
  const starsOf = (className: string) =>
    (chart.querySelector(`[class="${className}"]`)?.getAttribute("d") ?? "").split("z").length - 1
  expect([starsOf("ink"), starsOf("bar")]).toEqual([full, faint])
})

describe("StatisticChart", () => {
  const figure = (kind: "share" | "lift" | "count" | "rating", amount: number) =>
    show(<StatisticChart kind={kind} amount={amount} alt="Figure" />)

  test.each([
    [0, 0, 100],
    [98, 98, 2],
    [150, 100, 0],
  ])("renders a share of %d as %d filled and %d empty dots", (amount, filled, empty) => {
    const chart = figure("share", amount)
    expect(shapesOf(chart, "sea")).toHaveLength(filled)
    expect(shapesOf(chart, "outline")).toHaveLength(empty)
  })

  test("renders a lift as bars to scale", () => {
    const chart = figure("lift", 340)
    expect(shapesOf(chart, "outline sea")[0]!.width / shapesOf(chart, "plate")[0]!.width).toBeCloseTo(4.4, 1)
    for (const amount of [0, 1e9]) expect(isDrawable(figure("lift", amount))).toBe(true)
  })

  test("renders a count as blocks, up to a limit", () => {
    const blocks = (amount: number) => shapesOf(figure("count", amount), "outline").length
    expect([1, 200, 225, 500, 1e6].map(blocks)).toEqual([1, 200, 225, 167, 225])
  })

  test("renders a rating with a partly filled last star", () => {
    const widths = (amount: number) => shapesOf(figure("rating", amount), "sea").map(({ width }) => width)
    expect(widths(4.9)).toEqual([45, 45, 45, 45, 40.8])
    expect(widths(9)).toEqual([45, 45, 45, 45, 45])
  })
})

describe("HoursChart", () => {
  const plan = (hours: number) => show(<HoursChart hours={hours} alt="Hours" />)

  test.each([1, 10, 25, 50, 200])("renders %d blocks and highlights the last", hours => {
    const chart = plan(hours)
    expect(shapesOf(chart, "outline")).toHaveLength(hours - 1)
    expect(shapesOf(chart, "action")).toHaveLength(1)
    expect(
      ["plate", "wash", "sea"].flatMap(className => shapesOf(chart, className)).filter(({ width }) => width === 22),
    ).toHaveLength(hours - 1)
    expect(isDrawable(chart)).toBe(true)
  })

  test("scales the length of the ship with its blocks, up to a limit", () => {
    const bowOf = (hours: number) =>
      plan(hours)
        .querySelector('[class="key"]')
        ?.getAttribute("d")
        ?.match(/ (\d+) 100Q/)?.[1]
    expect([10, 25, 50, 200].map(bowOf)).toEqual(["156", "244", "354", "354"])
  })
})

test("renders a bar list to scale, even if all quantities are 0", () => {
  const bar = (label: string, quantity: number) => ({
    label,
    value: `${quantity} days`,
    quantity,
    isHighlighted: quantity === 4,
  })
  const chart = show(<BarList caption="Days" bars={[bar("Before", 4), bar("After", 1), bar("Never", 0)]} />)
  const lengths = [...chart.querySelectorAll("path")].map(path => path.getAttribute("d"))
  expect(lengths).toEqual(["M0 0h100v10H0z", "M0 0h25v10H0z", "M0 0h0v10H0z"])
  expect(chart.querySelectorAll("[data-highlighted=true]")).toHaveLength(1)
  expect(isDrawable(show(<BarList caption="Days" bars={[bar("Never", 0)]} />))).toBe(true)
})
