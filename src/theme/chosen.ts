/**
 * What is chosen, where colors are forced on a page: the grounds, shadows and colored lines that tell it elsewhere are
 * left out there.
 */
export const chosenWhereForced = {
  "@media (forced-colors: active)": {
    forcedColorAdjust: "none",
    background: "Highlight",
    color: "HighlightText",
  },
} as const
