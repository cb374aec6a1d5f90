import GlobalStyles from "@mui/material/GlobalStyles"
import { buttonClasses as looks } from "@mui/material/Button"
import { type CSSInterpolation, type CSSObject, styled, type Theme } from "@mui/material/styles"
import type { ComponentProps, ReactNode } from "react"
import { SmartLink, type SmartLinkProps } from "./smart-link"

/** For parents that set their buttons' room. */
export const buttonClass = "button"

const pressed = ({ vars }: Theme): CSSObject => {
  const { yard } = vars.palette
  return {
    [`.${buttonClass}`]: {
      transition: "box-shadow .24s, transform .24s",
      "&:hover": { boxShadow: `0 4px 0 0 ${yard.signalShade}`, transform: "translateY(-4px)" },
      [`&.${looks.outlined}:hover`]: { background: yard.ground, boxShadow: `0 4px 0 0 ${yard.ink}` },
      "&:active": { boxShadow: "none !important", transform: "none !important" },
      "@media (prefers-reduced-motion: reduce)": { "&:hover": { transform: "none" } },
    },
  }
}

/** How buttons give under a pointer: rules of the site's sheet (src/render/site-sheet.tsx). */
export const ButtonMotion = () => <GlobalStyles styles={pressed} />

/** `components.MuiButton` of the theme; classes tell its slots, so that all buttons of a page share the rules. */
const named = {
  name: "MuiButton",
  slot: "Root",
  overridesResolver: (_: unknown, { root, contained, outlined, sizeMedium, sizeSmall }: Slots) => [
    root,
    { [`&:not(.${looks.outlined})`]: contained, [`&.${looks.outlined}`]: outlined },
    { [`&:not(.${looks.sizeSmall})`]: sizeMedium, [`&.${looks.sizeSmall}`]: sizeSmall },
  ],
} as const
const LinkPlate = styled(SmartLink, named)<{ ownerState: object }>()
const ButtonPlate = styled("button", named)<{ ownerState: object }>()

type Slots = Record<string, CSSInterpolation>

interface Look {
  /** `contained` is the one action of its place, in yellow; `outlined` stands beside or below it. */
  variant?: "contained" | "outlined"
  size?: "medium" | "small"
  children: ReactNode
}

type ButtonProps = Look & (SmartLinkProps | (ComponentProps<"button"> & { href?: undefined }))

/**
 * Every button and call to action; a link where it has an address. It is styled by the theme as Material UI's Button
 * is, without the rules that that brings for looks that this site does not have: 3 kB a button, in the head of every
 * page (docs/decisions.md).
 */
export const Button = ({ variant = "contained", size = "medium", ...rest }: ButtonProps) => {
  const className = [buttonClass, variant === "outlined" && looks.outlined, size === "small" && looks.sizeSmall]
    .filter(Boolean)
    .join(" ")
  const ownerState = { variant, size }
  return rest.href === undefined ? (
    <ButtonPlate type="button" ownerState={ownerState} className={className} {...rest} />
  ) : (
    <LinkPlate ownerState={ownerState} className={className} {...rest} />
  )
}
