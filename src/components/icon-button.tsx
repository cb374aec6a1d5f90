import type { ComponentProps } from "react"
import type { ButtonBase } from "./button-base"
import { thinVariant } from "./thin-variant"

type IconButtonProps = Pick<ComponentProps<typeof ButtonBase>, "type" | "popoverTarget" | "popoverTargetAction">

/** A square plate of the shell with a sign and no visible words. */
export const IconButton = thinVariant<IconButtonProps>("MuiIconButton", "button")
