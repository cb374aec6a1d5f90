import { useDefaultProps } from "@mui/material/DefaultPropsProvider"
import { styled, type SxProps, type Theme, useTheme } from "@mui/material/styles"
import type { ComponentPropsWithRef, ElementType, JSX } from "react"

/** What every one of our components takes, as Material UI's do. */
type Common = Omit<ComponentPropsWithRef<"div">, "color"> & {
  /** The element, or another component, that is rendered. */
  component?: ElementType
  sx?: SxProps<Theme>
}

interface OwnRules {
  styleOverrides?: { root?: Record<string, unknown> | ((props: { theme: Theme; ownerState: object }) => object) }
}

/** Whether the theme has a rule for a component in such a look. */
const hasRules = (theme: Theme, name: string, ownerState: object): boolean => {
  const { root = {} } = (theme.components as Record<string, OwnRules> | undefined)?.[name]?.styleOverrides ?? {}
  return Object.keys(typeof root === "function" ? root({ theme, ownerState }) : root).length > 0
}

/**
 * A component of Material UI in this site's looks alone: its name, `component`, `sx`, and the theme's `styleOverrides`
 * and `defaultProps` are those of the real one, whose rules for looks that no page has would weigh up to 3 kB in the
 * head of each (docs/decisions/0012-page-weight.md).
 * @param name in the theme: `MuiGrid`
 * @param element that is rendered unless `component` says another
 * @param looks the props that the theme's rules read as `ownerState`, and that are no attributes
 */
export const thinVariant = <Looks extends object = object>(
  name: `Mui${string}`,
  element: ElementType,
  looks: readonly (keyof Looks & string)[] = [],
): ((props: Omit<Common, keyof Looks> & Looks) => JSX.Element) => {
  const Root = styled("div", { name, slot: "Root" })<{ ownerState: object }>()
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
