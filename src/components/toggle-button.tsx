import type { ButtonHTMLAttributes } from "react"
import { thinVariant } from "./thin-variant"

type ToggleButtonProps = Pick<ButtonHTMLAttributes<HTMLButtonElement>, "type"> & { href?: string }

/** A key of a row of which one is chosen: `aria-pressed`, or `aria-current` where it is a link. */
export const ToggleButton = thinVariant<ToggleButtonProps>("MuiToggleButton", "button")
