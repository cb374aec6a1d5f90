/**
 * The bar at the very top is the page's own progress: the sea comes in from the left as a reader scrolls. Rules of the
 * footer, so that they come behind the first screen (docs/decisions/0081-scrolling-moves-by-style.md).
 * @param sea its color
 */
export const progress = (sea: string) => ({
  "@supports (animation-timeline: scroll())": {
    "@media screen and (prefers-reduced-motion: no-preference)": {
      "body:has(&) [data-bar]::after": {
        content: '""',
        position: "absolute",
        inset: 0,
        background: sea,
        transformOrigin: "left",
        animation: "progress linear both",
        animationTimeline: "scroll(root)",
      },
      "@keyframes progress": { from: { transform: "scaleX(0)" } },
    },
  },
})
