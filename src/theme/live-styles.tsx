import { GlobalStyles } from "@mui/material"
import type { Theme } from "@mui/material/styles"
import { waitingAttribute } from "../hooks/use-reveal"

const styles = (theme: Theme) => {
  const { yard } = theme.vars.palette
  return {
    ":is(a,button,summary):active": { opacity: 0.7 },
    "::selection": { background: yard.sea, color: yard.onSea },
    "@media screen": { [`[${waitingAttribute}]`]: { opacity: 0 } },
    "@media (prefers-reduced-motion: no-preference)": {
      html: { scrollBehavior: "smooth", interpolateSize: "allow-keywords" },
      "::details-content": { blockSize: 0, overflow: "clip", overflowClipMargin: 6, transition: ".28s allow-discrete" },
      "[open]::details-content": { blockSize: "auto" },
      // What is pressed while one page turns into the next counts.
      "::view-transition": { pointerEvents: "none" },
    },
  }
}

/** Ground rules that nobody notices before they act: how things give when pressed, unfold and rise into view. */
export const LiveStyles = () => <GlobalStyles styles={styles} />
