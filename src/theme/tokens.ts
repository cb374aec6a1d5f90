/**
 * The only place where raw colors and sizes are written.
 *
 * Two color modes, designed one by one: by day ink on warm paper, by night chalk on cold ground with the
 * crane's lamp on. `action` marks what to do and work in hand and nothing else; `accent` marks what is live.
 */
export interface ModeColors {
  /** Page background. */
  background: string
  /** Raised surfaces: sheets, panels, drawn plates. */
  surface: string
  /** Text and drawn outlines. */
  text: string
  /** Secondary text. */
  textSecondary: string
  /** Hairlines between things. */
  divider: string
  /** Filler bars in drawings: text that is not meant to be read. */
  bar: string
  /** Dashed lines of what is only planned. */
  muted: string
  /** Crane yellow. */
  action: string
  onAction: string
  /** Outline of a yellow plate. */
  actionEdge: string
  /** Shadow under a pressed yellow plate. */
  actionShade: string
  accent: string
  /** Tint of the sea: water, pictures, sections. */
  tint: string
  onAccent: string
  /** What went wrong, in words. */
  error: string
  /** Below the waterline: the footer. */
  inverse: string
  onInverse: string
  inverseSoft: string
  inverseLine: string
  /** Opacity of the crane's lamp beam: off by day. A text, because Material UI gives numbers a unit. */
  lamp: string
  /** Ground of pictures that may be transparent: black lines would vanish in the dark. */
  pictureGround: string
  /** How the cursor's glow is mixed with the page, so that it lights the ground and leaves what is written on it. */
  glow: string
}

export const lightColors: ModeColors = {
  background: "#f3f0e8",
  surface: "#fcfbf7",
  text: "#14181a",
  textSecondary: "#40464a",
  divider: "#d3cec1",
  bar: "#c2bdb0",
  muted: "#85827a",
  action: "#ffc21a",
  onAction: "#14181a",
  actionEdge: "#14181a",
  actionShade: "#14181a",
  accent: "#195468",
  tint: "#cfe0e1",
  onAccent: "#fcfbf7",
  error: "#8a2410",
  inverse: "#0d2a35",
  onInverse: "#f3f0e8",
  inverseSoft: "#a9c3c9",
  inverseLine: "#2a4a56",
  lamp: "0",
  pictureGround: "transparent",
  glow: "multiply",
}

export const darkColors: ModeColors = {
  background: "#0b1316",
  surface: "#18272d",
  text: "#ede8db",
  textSecondary: "#b5bfbe",
  divider: "#2c3f45",
  bar: "#3d4e53",
  muted: "#6f8084",
  action: "#ffc933",
  onAction: "#0b1316",
  actionEdge: "#ffc933",
  actionShade: "#8a6a10",
  accent: "#74bccb",
  tint: "#12333d",
  onAccent: "#081013",
  error: "#ffab94",
  inverse: "#060c0e",
  onInverse: "#f3f0e8",
  inverseSoft: "#93a9ad",
  inverseLine: "#1c2b30",
  lamp: "0.1",
  pictureGround: lightColors.background,
  glow: "screen",
}

/**
 * The letter mark: one path in a box of 28 by 28, filled with the color around it. Here two hulls that mirror each
 * other into an S.
 */
export const letterMark = "M2 3h24l-3 7H12l-1.3 3H6zM26 25H2l3-7h11l1.3-3H22z"

/** On paper: ink on white, also where the screen has chalk on deep water, because printers leave grounds out. */
export const printColors: Partial<ModeColors> = {
  background: "#fff",
  surface: "#fff",
  text: "#000",
  textSecondary: "#333",
  divider: "#bbb",
  inverse: "#fff",
  onInverse: "#000",
  inverseSoft: "#333",
  inverseLine: "#bbb",
}

/** The two font stacks as every rule names them: the root element declares each once (`components/baseline.ts`). */
export const fontStack = { display: "var(--font-display)", text: "var(--font-text)" }

/** Fluid between 390 and 1440 px wide windows. */
export const typeScale = {
  hero: "clamp(2.5rem, 1.36rem + 4.86vw, 5.375rem)",
  h1: "clamp(2.3rem, 1.5rem + 3.4vw, 4.5rem)",
  h2: "clamp(2rem, 1.45rem + 2.3vw, 3.4rem)",
  h3: "clamp(1.5rem, 1.3rem + 0.85vw, 2.05rem)",
  h4: "clamp(1.2rem, 1.12rem + 0.35vw, 1.4rem)",
  lead: "clamp(1.0625rem, 1rem + 0.28vw, 1.25rem)",
  body: "1rem",
  small: "0.875rem",
  note: "0.8125rem",
  figure: "clamp(2.75rem, 2rem + 3.1vw, 4.75rem)",
  /** A figure that is the picture of its row. */
  display: "clamp(4.5rem, 2.9rem + 6.8vw, 9rem)",
}

/**
 * 4 px unit. What stands between sections is one of two: `section`, and `row` around a row that belongs to what is
 * above it (docs/identity.md). `gutter` is the fluid margin of the page.
 */
export const space = {
  s1: "0.25rem",
  s2: "0.5rem",
  s3: "0.75rem",
  s4: "1rem",
  s5: "1.5rem",
  s6: "2rem",
  s7: "3rem",
  section: "clamp(2.5rem, 1.5rem + 4.1vw, 5.25rem)",
  row: "clamp(1.25rem, 0.75rem + 2.05vw, 2.625rem)",
  gutter: "clamp(1rem, 0.2rem + 3.6vw, 4.5rem)",
  measure: "38rem",
  page: "90rem",
}

/** Line widths, which do not scale with a drawing. */
export const stroke = { hair: "1px", draw: "1.25px", key: "2px", focus: "3px" }

export const cornerRadius = 2

const BAR = 4.25
const TOP_BAR = 6

const GAP = 1

/** Room at the bottom of the window for the floating button: one line of it, or two where text is large. */
export const floating = { gap: `${GAP}rem`, clearance: `${3 + 2 * GAP}rem` }

/** Heights of the header, which stays in sight: what comes to rest below it keeps clear of it. */
export const header = {
  /** The colored bar at its very top, in pixels. */
  topBar: TOP_BAR,
  /** The row with the navigation. */
  bar: `${BAR}rem`,
  /** All of it, with its line. */
  height: `calc(${BAR}rem + ${TOP_BAR + 1}px)`,
  /** All of it, and air. */
  clearance: `calc(${BAR + 1.5}rem + ${TOP_BAR + 1}px)`,
}
