import { styled } from "@mui/material/styles"

/** What is heard and not seen. */
export const unseen = {
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const

/** For assistive technology only. */
export const VisuallyHidden = styled("span")(unseen)
