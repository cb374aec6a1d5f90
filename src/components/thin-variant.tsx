import { useDefaultProps } from "@mui/material/DefaultPropsProvider"
import { styled, type SxProps, type Theme, useTheme } from "@mui/material/styles"
import type { ComponentPropsWithRef, ElementType, JSX } from "react"

/** What every one of our components takes, as Material UI's do. */
type Common = Omit<ComponentPropsWithRef<"div">, "color"> & {
  /** The element, or another component, that is rendered. */
  component?: ElementType
  sx?: SxProps<Theme>
}

type Slots = Record<string, Record<string, unknown> | ((props: { theme: Theme; ownerState: object }) => object)>

interface OwnRules {
  styleOverrides?: Slots
  variants?: readonly unknown[]
}

/** Slots of `styleOverrides` as Material UI names them: `h1` of a variant, `underlineHover` of any other prop. */
const slotsOf = (ownerState: object): string[] => [
  "root",
  ...Object.entries(ownerState).flatMap(([prop, value]: [string, unknown]) => {
    if (typeof value !== "string") return []
    return prop === "variant" ? value : prop + value.charAt(0).toUpperCase() + value.slice(1)
  }),
]

/** Whether the theme has a rule for a component in such a look. */
const hasRules = (theme: Theme, name: string, ownerState: object): boolean => {
  const own = (theme.components as Record<string, OwnRules> | undefined)?.[name]
  if (own?.variants?.length) return true
  return slotsOf(ownerState).some(slot => {
    const rules = own?.styleOverrides?.[slot] ?? {}
    return Object.keys(typeof rules === "function" ? rules({ theme, ownerState }) : rules).length > 0
  })
}

/**
 * A component of Material UI in this site's looks alone: its name, `component`, `sx`, and the theme's
 * `styleOverrides`, `variants` and `defaultProps` are those of the real one, whose rules for looks that no page has
 * would weigh up to 3 kB in the head of each (docs/decisions.md).
 * @param name in the theme: `MuiGrid`
 * @param element that is rendered unless `component` says another
 * @param looks the props that the theme's rules read as `ownerState`, and that are no attributes
 */
export const thinVariant = <Looks extends object = object>(
  name: `Mui${string}`,
  element: ElementType,
  looks: readonly (keyof Looks & string)[] = [],
): ((props: Omit<Common, keyof Looks> & Looks) => JSX.Element) => {
  const Root = styled("div", {
    name,
    slot: "Root",
    overridesResolver: ({ ownerState }: { ownerState: object }, slots) => slotsOf(ownerState).map(slot => slots[slot]),
  })<{ ownerState: object }>()
  const isLook = ([prop]: [string, unknown]) => looks.some(look => look === prop)
  return inProps => {
    const theme = useTheme()
    const { component: Element = element, ...props } = useDefaultProps<Common>({ props: inProps, name })
    const entries = Object.entries(props)
    const attributes: Partial<Common> = Object.fromEntries(entries.filter(entry => !isLook(entry)))
    const ownerState = Object.fromEntries(entries.filter(isLook))
    // Emotion gives elements without rules a class too: links and rows are many.
    if (!props.sx && !hasRules(theme, name, ownerState)) return <Element {...attributes} />
    return <Root as={Element} ownerState={ownerState} {...attributes} />
  }
}
