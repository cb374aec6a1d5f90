import type { ButtonHTMLAttributes } from "react"
import { thinVariant } from "./thin-variant"

/** A key of a row of which one is chosen: `aria-pressed`. */
export const ToggleButton = thinVariant<Pick<ButtonHTMLAttributes<HTMLButtonElement>, "type">>(
  "MuiToggleButton",
  "button",
)
