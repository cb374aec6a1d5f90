import { styled } from "@mui/material/styles"

/** Takes something off the screen and leaves it to assistive technology. */
export const visuallyHidden = {
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const

/** For assistive technology only. */
export const VisuallyHidden = styled("span")(visuallyHidden)
