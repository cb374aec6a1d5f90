import type { ReactNode } from "react"
import { renderThemed } from "#tests/unit/render"
import { ComparisonBars } from "./comparison-bars"
import { HoursChart } from "./hours-chart"
import { BarList } from "./bar-list"
import { StarRating } from "./star-rating"
import { StatisticChart } from "./statistic-chart"
import { Timeline, TimelineRow } from "./timeline"
import { WeekGrid } from "./week-grid"

const show = (chart: ReactNode) => renderThemed(chart).container

/** The closed shapes in the marks of one look; those of rectangles have a width and a height. */
const schemasOf = (container: Element, look: string) =>
  [...container.querySelectorAll(`path[class="${look}"]`)].flatMap(path =>
    (path.getAttribute("d") ?? "")
      .split("M")
      .slice(1)
      .filter(part => part.endsWith("z"))
      .map(part => ({
        width: Number.parseFloat(part.split("h")[1] ?? "0"),
        height: Number.parseFloat(part.split("v")[1] ?? "0"),
      })),
  )

const words = (container: Element) => [...container.querySelectorAll("text")].map(text => text.textContent)

/** No number that cannot be drawn. */
const isDrawable = (container: Element) => !/NaN|Infinity|undefined/.test(container.innerHTML)

const bars = (before: number, after: number, kind: "growth" | "length" = "growth") =>
  show(
    <ComparisonBars kind={kind} before={before} after={after} beforeLabel="Before" afterLabel="After" alt="Two bars" />,
  )

describe("two bars", () => {
  test("are to scale, with a line across the second wherever the first ends in it", () => {
    const chart = bars(1, 4)
    expect(schemasOf(chart, "plate")).toEqual([{ width: 60, height: 14 }])
    expect(schemasOf(chart, "outline sea")).toEqual([{ width: 60, height: 56 }])
    expect(
      chart
        .querySelector('[class="outline sea"]')
        ?.getAttribute("d")
        ?.match(/h60(?=M|$)/g),
    ).toHaveLength(3)
    expect(words(chart)).toEqual(["Before", "After"])
    expect(chart.firstElementChild).toHaveAttribute("aria-label", "Two bars")
  })

  test("lie where their length tells more, whichever is the longer", () => {
    const chart = bars(40, 4, "length")
    expect(schemasOf(chart, "plate")).toEqual([{ width: 277, height: 20 }])
    expect(schemasOf(chart, "outline sea")).toEqual([{ width: 27.7, height: 22 }])
    // A long first bar carries its label inside.
    expect(chart.querySelector("text")).toHaveAttribute("x", "8")
    expect(bars(1, 4, "length").querySelector("text")).toHaveAttribute("x", "77.3")
  })

  test.each([
    [0, 0],
    [5, 0],
    [1, 1e9],
  ])("are drawn of %d and %d", (before, after) => {
    for (const kind of ["growth", "length"] as const) {
      const chart = bars(before, after, kind)
      expect(isDrawable(chart)).toBe(true)
      expect((chart.querySelector('[class="outline sea"]')?.getAttribute("d") ?? "").length).toBeLessThan(300)
    }
  })
})

describe("a timeline", () => {
  const timeline = (weeks: number, from: number, to: number) =>
    show(<Timeline weeks={weeks} from={from} to={to} alt="Weeks" />)

  test("marks a span to scale, and dashes what is before it", () => {
    const chart = timeline(20, 5, 10)
    expect(schemasOf(chart, "planned")[0]?.width).toBeCloseTo(295.8 / 4, 0)
    expect(schemasOf(chart, "action")[0]?.width).toBeCloseTo(295.8 / 4, 0)
    expect(schemasOf(timeline(20, 0, 5), "planned")).toEqual([])
  })

  test.each([
    [1, ["0", "1"]],
    [13, ["0", "2", "4", "6", "8", "10", "12"]],
    [20, ["0", "4", "8", "12", "16", "20"]],
    [52, ["0", "8", "16", "24", "32", "40", "48"]],
  ])("of %d weeks has numbers that do not touch", (weeks, numbers) => {
    expect(words(timeline(weeks, 0, 1))).toEqual(numbers)
  })

  const row = (from: number, to: number, launch: number, weeks = 10) =>
    show(<TimelineRow weeks={weeks} from={from} to={to} launch={launch} />)

  test("has rows of cells: before the launch, its week, after it", () => {
    const chart = row(2, 6, 4)
    expect(["plate", "action", "outline sea"].map(look => schemasOf(chart, look).length)).toEqual([2, 1, 2])
    expect(schemasOf(chart, "action")[0]?.width).toBeCloseTo(29.6, 1)
    expect(chart.firstElementChild).toHaveAttribute("aria-hidden", "true")
  })

  test("has rows without a launch, of one week, and of a time that is not in it", () => {
    expect(["plate", "action", "outline sea"].map(look => schemasOf(row(2, 3, 9), look).length)).toEqual([2, 0, 0])
    expect(["plate", "action", "outline sea"].map(look => schemasOf(row(1, 1, 1, 1), look).length)).toEqual([0, 1, 0])
    expect(["plate", "action", "outline sea"].map(look => schemasOf(row(12, 14, 4), look).length)).toEqual([0, 0, 0])
  })
})

describe("a week", () => {
  const week = (filled: number, days = ["M", "T", "W", "T", "F"]) =>
    show(<WeekGrid filled={filled} days={days} alt="Week" />)

  test.each([
    [0, 0, 40],
    [7, 7, 33],
    [400, 40, 0],
  ])("of %d hours has %d cells filled and %d not", (hours, filled, left) => {
    const chart = week(hours)
    expect(schemasOf(chart, "outline sea")).toHaveLength(filled)
    expect(schemasOf(chart, "plate")).toHaveLength(left)
  })
})

test.each([
  [0, 0, 5],
  [4.4, 4, 1],
  [4.5, 5, 0],
  [9, 5, 0],
])("of %d stars %d are full and %d faint", (rating, full, faint) => {
  const chart = show(<StarRating rating={rating} alt="Stars" />)
  const starsOf = (look: string) =>
    (chart.querySelector(`[class="${look}"]`)?.getAttribute("d") ?? "").split("z").length - 1
  expect([starsOf("ink"), starsOf("bar")]).toEqual([full, faint])
})

describe("a figure", () => {
  const figure = (kind: "share" | "lift" | "count" | "rating", amount: number) =>
    show(<StatisticChart kind={kind} amount={amount} alt="Figure" />)

  test.each([
    [0, 0, 100],
    [98, 98, 2],
    [150, 100, 0],
  ])("that is a share of %d has %d dots filled and %d not", (amount, filled, left) => {
    const chart = figure("share", amount)
    expect(schemasOf(chart, "sea")).toHaveLength(filled)
    expect(schemasOf(chart, "outline")).toHaveLength(left)
  })

  test("that is a lift has bars to scale", () => {
    const chart = figure("lift", 340)
    expect(schemasOf(chart, "outline sea")[0]!.width / schemasOf(chart, "plate")[0]!.width).toBeCloseTo(4.4, 1)
    for (const amount of [0, 1e9]) expect(isDrawable(figure("lift", amount))).toBe(true)
  })

  test("that is a count has a block for each, or for as many as there is room for", () => {
    const blocks = (amount: number) => schemasOf(figure("count", amount), "outline").length
    expect([1, 200, 225, 500, 1e6].map(blocks)).toEqual([1, 200, 225, 167, 225])
  })

  test("that is a rating has the last star filled as far as it goes", () => {
    const widths = (amount: number) => schemasOf(figure("rating", amount), "sea").map(({ width }) => width)
    expect(widths(4.9)).toEqual([45, 45, 45, 45, 40.8])
    expect(widths(9)).toEqual([45, 45, 45, 45, 45])
  })
})

describe("the hours of a plan", () => {
  const plan = (hours: number) => show(<HoursChart hours={hours} alt="Hours" />)

  test.each([1, 10, 25, 50, 200])("are %d blocks, the last of them marked", hours => {
    const chart = plan(hours)
    expect(schemasOf(chart, "outline")).toHaveLength(hours - 1)
    expect(schemasOf(chart, "action")).toHaveLength(1)
    expect(
      ["plate", "wash", "sea"].flatMap(look => schemasOf(chart, look)).filter(({ width }) => width === 22),
    ).toHaveLength(hours - 1)
    expect(isDrawable(chart)).toBe(true)
  })

  test("make the chart as long as their columns", () => {
    const bowOf = (hours: number) =>
      plan(hours)
        .querySelector('[class="key"]')
        ?.getAttribute("d")
        ?.match(/ (\d+) 100Q/)?.[1]
    expect([10, 25, 50, 200].map(bowOf)).toEqual(["156", "244", "354", "354"])
  })
})

test("listed bars are as long as their quantities, also where all are nothing", () => {
  const bar = (label: string, quantity: number) => ({
    label,
    value: `${quantity} days`,
    quantity,
    main: quantity === 4,
  })
  const chart = show(<BarList caption="Days" bars={[bar("Before", 4), bar("After", 1), bar("Never", 0)]} />)
  const lengths = [...chart.querySelectorAll("path")].map(path => path.getAttribute("d"))
  expect(lengths).toEqual(["M0 0h100v10H0z", "M0 0h25v10H0z", "M0 0h0v10H0z"])
  expect(chart.querySelectorAll("[data-highlighted=true]")).toHaveLength(1)
  expect(isDrawable(show(<BarList caption="Days" bars={[bar("Never", 0)]} />))).toBe(true)
})
