import { styled } from "@mui/material/styles"

/** Styles that hide content visually, not from assistive technology. In `sx`, a bare 1 means 100 %. */
export const visuallyHidden = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const

/** Content for assistive technology only. */
export const VisuallyHidden = styled("span")(visuallyHidden)
