import { styled } from "@mui/material/styles"
import { space } from "../theme/tokens"

/** Keeps a section's content on the page's width and edges. */
export const Container = styled("div")({
  width: "100%",
  maxWidth: space.page,
  marginInline: "auto",
  paddingInline: space.gutter,
  // Where it is a grid: no column grows with a long word of large text, which breaks instead.
  "& > *": { minWidth: 0 },
})
