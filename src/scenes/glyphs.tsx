import type { JSX } from "react"
import { Churn, Fade, Leak, Locked, Lost, Silos, Slow, Wait } from "./glyphs/flows"
import { BelowFold, Drift, Guesswork, Hidden, Manual, NoGuide, Noise, Shouting } from "./glyphs/pages"
import { Scene } from "./scene"

/** The glyphs: what goes wrong without us, each drawn on 72x72. */
export const glyphs: Record<Queries.GlyphName, () => JSX.Element> = {
  shouting: Shouting,
  belowFold: BelowFold,
  leak: Leak,
  silos: Silos,
  manual: Manual,
  slow: Slow,
  drift: Drift,
  noGuide: NoGuide,
  guesswork: Guesswork,
  fade: Fade,
  lost: Lost,
  hidden: Hidden,
  locked: Locked,
  noise: Noise,
  churn: Churn,
  wait: Wait,
}

/** One glyph beside the problem it stands for. The words explain it, so assistive technology passes over it. */
export const Glyph = ({ name }: { name: Queries.GlyphName }) => {
  const Drawn = glyphs[name]
  return (
    <Scene viewBox="0 0 72 72">
      <Drawn />
    </Scene>
  )
}
