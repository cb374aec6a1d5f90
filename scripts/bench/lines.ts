/** What must hold. The sizes are of brotli. */
export const BOUNDS = {
  /** LCP, in times of the floor's: pages of the main kinds, any other, and one whose first screen has a photograph. */
  lcp: { main: 1.1, other: 1.1, photo: 1.5 },
  /** Milliseconds of blocking above the floor's. */
  blocking: 10,
  /** Style, layout and rendering of the home page, in times of the floor's. */
  layout: 3,
  shift: 0,
  elementsOfHome: 350,
  readersScript: 3_000,
  /** After the first touch of the resource library; the task in milliseconds, on a CPU four times slower. */
  firstTouch: { bytes: 90_000, task: 50 },
  html: { home: 12_000, other: 14_500 },
  /** The script that a service page would bring for its own sections. */
  templateScript: 6_000,
}

/** One line of the table. */
export interface Line {
  page: string
  what: string
  value: string
  bound: string
  verdict: "ok" | "MISSED"
}

/** A figure beside its bound. */
export const line = (page: string, what: string, value: number, bound: number, digits = 0): Line => {
  const shown = value.toFixed(digits)
  return { page, what, value: shown, bound: `<= ${bound}`, verdict: Number(shown) <= bound ? "ok" : "MISSED" }
}
