/** What must hold. Sizes are of brotli; `tests/site` asks for those and the elements too. */
export const BOUNDS = {
  /** LCP observed, in times of the floor's: pages whose first screen has a photograph, and all others. */
  lcp: { photo: 1.5, other: 1.1 },
  /** Milliseconds of blocking above the floor's. */
  blocking: 10,
  /** Style, layout and rendering of the home page, in times of the floor's. */
  layout: 3,
  shift: 0,
  /**
   * Four plates of home have a picture for phones and one for wide windows, of which one is shown; its three charts
   * have two dozen marks, and the ship of phones, which stands in the page, eighty.
   */
  elementsOfHome: 485,
  /** What stands in the page, and what it fetches while somebody reads. */
  readersScript: 3_000,
  /** What a server sends before it waits for the browser is 14,600, headers included. */
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

/** A figure that stands there to be read beside another. */
export const told = (page: string, what: string, value: number, digits = 0): Line => ({
  page,
  what,
  value: value.toFixed(digits),
  bound: "",
  verdict: "ok",
})
