/**
 * Colors of a mode. The modes are designed separately: ink on warm paper, chalk on a cold background with the crane's
 * lamp on. `action` only marks calls to action and current work; `accent` marks launched work, results and selected
 * items.
 */
export interface ModeColors {
  /** Page background. */
  background: string
  /** Raised surfaces: cards, panels, plates in drawings. */
  surface: string
  /** Text and outlines. */
  text: string
  textSecondary: string
  /** Hairlines. */
  divider: string
  /** Bars in drawings that represent text. */
  bar: string
  /** Dashed lines of planned items. */
  muted: string
  /** Crane yellow. */
  action: string
  onAction: string
  /** Border of yellow buttons. */
  actionEdge: string
  /** Shadow of hovered yellow buttons. */
  actionShade: string
  accent: string
  /** Tinted backgrounds: water, pictures, sections. */
  tint: string
  onAccent: string
  /** Error messages. */
  error: string
  /** Background of the footer. */
  inverse: string
  onInverse: string
  inverseSoft: string
  inverseLine: string
  /** Opacity of the crane's lamp beam, off in light mode. A string, because Material UI adds units to numbers. */
  lamp: string
  /** Background of transparent pictures: black lines would vanish in dark mode. */
  pictureGround: string
  /** Blend mode of the cursor's glow: lights the background, not the text. */
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

/** The letter mark, as path data in a viewBox of 28 × 28: two hulls mirrored into an S. */
export const letterMark = "M2 3h24l-3 7H12l-1.3 3H6zM26 25H2l3-7h11l1.3-3H22z"

/** Colors in print, in both color modes: printers omit backgrounds. */
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

/** Font stacks, as variables that the root element declares (`components/baseline.ts`). */
export const fontStack = { display: "var(--font-display)", text: "var(--font-text)" }

/** Font sizes, fluid between viewports of 390 and 1440 px. */
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
  /** A key figure in place of a picture. */
  display: "clamp(4.5rem, 2.9rem + 6.8vw, 9rem)",
}

/**
 * The only lengths for margins, padding and gaps. `s1` to `s7` are fixed (`1` in `sx` is `s2`); the others grow with
 * the viewport. Sections are `section` apart; `row` surrounds a row that belongs to the section above
 * (docs/identity.md).
 */
export const space = {
  s1: "0.25rem",
  s2: "0.5rem",
  s3: "0.75rem",
  s4: "1rem",
  s5: "1.5rem",
  s6: "2rem",
  s7: "3rem",
  /** Around list items and in small panels. */
  item: "clamp(1rem, 0.65rem + 1.3vw, 1.75rem)",
  /** Around rows, in cards, and below headings. */
  row: "clamp(1.25rem, 0.5rem + 2.4vw, 2.75rem)",
  /** Between the columns of a list. */
  list: "clamp(1.5rem, 4vw, 4rem)",
  /** Between the columns of a section. */
  columns: "clamp(2rem, 5.5vw, 5.5rem)",
  section: "clamp(2.5rem, 1.5rem + 4.1vw, 5.25rem)",
  /** Around the largest text of a page. */
  feature: "clamp(3rem, 6.5vw, 6rem)",
  /** Margin of the page. */
  gutter: "clamp(1rem, 0.2rem + 3.6vw, 4.5rem)",
  measure: "38rem",
  page: "90rem",
}

/** Line widths. They do not scale with drawings. */
export const stroke = { hair: "1px", outline: "1.25px", key: "2px", thick: "3px" }

export const cornerRadius = 2

const HEADER_ROW_REM = 4.25
const GRADIENT_BAR_PX = 6

const FLOATING_GAP_REM = 1

/** Space of the floating button at the bottom of the window: one line, or two of large text. */
export const floating = { gap: `${FLOATING_GAP_REM}rem`, clearance: `${3 + 2 * FLOATING_GAP_REM}rem` }

/** Heights of the sticky header. */
export const header = {
  /** In px. */
  gradientBar: GRADIENT_BAR_PX,
  /** Row with the navigation. */
  bar: `${HEADER_ROW_REM}rem`,
  /** Total, with its border. */
  height: `calc(${HEADER_ROW_REM}rem + ${GRADIENT_BAR_PX + 1}px)`,
  /** Total plus spacing. */
  clearance: `calc(${HEADER_ROW_REM + 1.5}rem + ${GRADIENT_BAR_PX + 1}px)`,
}
