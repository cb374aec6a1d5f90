import type { ButtonHTMLAttributes } from "react"
import { thinVariant } from "./thin-variant"

type ButtonProps = Pick<ButtonHTMLAttributes<HTMLButtonElement>, "type" | "popoverTarget" | "popoverTargetAction">

/** A button without any look: words or a sign that can be pressed. */
export const ButtonBase = thinVariant<ButtonProps>("MuiButtonBase", "button")
