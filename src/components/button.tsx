import { GlobalStyles } from "@mui/material"
import { type CSSObject, styled, type Theme } from "@mui/material/styles"
import type { ComponentProps, ReactNode } from "react"
import { stroke, typeScale } from "../theme/tokens"
import { SmartLink, type SmartLinkProps } from "./smart-link"

/** For parents that set their buttons' room. */
export const buttonClass = "button"

const plate = ({ theme }: { theme: Theme }): CSSObject => {
  const { yard } = theme.vars.palette
  return {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    minHeight: "3rem",
    padding: ".7rem 1.25rem",
    border: `${stroke.draw} solid ${yard.signalEdge}`,
    borderRadius: theme.shape.borderRadius,
    background: yard.signal,
    color: yard.onSignal,
    font: "inherit",
    fontSize: typeScale.body,
    fontWeight: 600,
    lineHeight: 1.1,
    textAlign: "center",
    overflowWrap: "anywhere",
    textDecoration: "none",
    cursor: "pointer",
    "&[data-outlined]": { background: "none", color: yard.ink, borderColor: yard.ink },
    "&[data-small]": { minHeight: "2.75rem", padding: ".55rem 1rem", fontSize: ".9375rem" },
  }
}

const pressed = ({ vars }: Theme): CSSObject => {
  const { yard } = vars.palette
  return {
    [`.${buttonClass}`]: {
      transition: "box-shadow .24s, transform .24s",
      "&:hover": { boxShadow: `0 4px 0 0 ${yard.signalShade}`, transform: "translateY(-4px)" },
      "&[data-outlined]:hover": { background: yard.ground, boxShadow: `0 4px 0 0 ${yard.ink}` },
      "&:active": { boxShadow: "none !important", transform: "none !important" },
      "@media (prefers-reduced-motion: reduce)": { "&:hover": { transform: "none" } },
    },
  }
}

/** How buttons give under a pointer: rules of the site's sheet (src/render/site-sheet.tsx). */
export const ButtonMotion = () => <GlobalStyles styles={pressed} />

const LinkPlate = styled(SmartLink)(plate)
const ButtonPlate = styled("button")(plate)

interface Look {
  /** `contained` is the one action of its place, in yellow; `outlined` stands beside or below it. */
  variant?: "contained" | "outlined"
  size?: "medium" | "small"
  children: ReactNode
}

type ButtonProps = Look & (SmartLinkProps | (ComponentProps<"button"> & { href?: undefined }))

/**
 * Every button and call to action; a link where it has an address. Our own, because the rules that Material UI's Button
 * brings for looks that this site does not have weigh 3 kB a button, in the head of every page. Its looks differ by
 * attributes, so that all buttons of a page share one set of rules (docs/decisions/0008-under-14-kilobytes.md).
 */
export const Button = ({ variant = "contained", size = "medium", ...rest }: ButtonProps) => {
  const look = {
    className: buttonClass,
    "data-outlined": variant === "outlined" || undefined,
    "data-small": size === "small" || undefined,
  }
  return rest.href === undefined ? <ButtonPlate type="button" {...look} {...rest} /> : <LinkPlate {...look} {...rest} />
}
