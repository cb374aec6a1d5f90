import { styled } from "@mui/material/styles"

/** Takes something off the screen and leaves it to assistive technology. In `sx` a bare 1 would be 100 %. */
export const visuallyHidden = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const

/** For assistive technology only. */
export const VisuallyHidden = styled("span")(visuallyHidden)
