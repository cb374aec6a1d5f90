import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from "react"

type Attributes = Record<string, unknown> & { id?: string; sliceId?: string; rel?: string; as?: string; name?: string }
const attributesOf = (component: ReactNode): Attributes =>
  isValidElement<Attributes>(component) ? component.props : {}

/** Replacement of the element that Gatsby's router focuses. */
const Passthrough = ({ children }: { children: ReactNode }) => children

/** Removes the focus wrapper and announcer of Gatsby's router: links load new documents. */
export const stripRouter = (element: ReactElement<{ children?: ReactNode }>): ReactElement =>
  cloneElement(
    element,
    {},
    ...Children.toArray(element.props.children)
      .filter(child => attributesOf(child).id !== "gatsby-announcer")
      .map(child =>
        isValidElement<Attributes>(child) && child.props.id === "gatsby-focus-wrapper"
          ? cloneElement(child, { primary: false, component: Passthrough })
          : child,
      ),
  )

/** Returns whether a tag is a script of Gatsby, or its data (docs/decisions.md). */
export const isGatsbyScript = (component: ReactNode): boolean => {
  const { id, sliceId } = attributesOf(component)
  return id === "gatsby-script-loader" || id === "gatsby-chunk-mapping" || sliceId === "_gatsby-scripts"
}

/** Returns whether a head tag of Gatsby or gatsby-plugin-image is unused on this site. */
export const isUnusedHeadTag = (component: ReactNode): boolean => {
  const { as, name } = attributesOf(component)
  const key = isValidElement(component) ? (component.key ?? "") : ""
  return (
    as === "script" ||
    name === "generator" ||
    key.startsWith("gatsby-image-style") ||
    key.startsWith("gatsby-image-noscript")
  )
}

/** Removes the attribute by which Gatsby's runtime would remove a head tag. */
export const stripHeadMarker = (component: ReactNode): ReactNode =>
  isValidElement<Attributes>(component) ? cloneElement(component, { "data-gatsby-head": undefined }) : component
