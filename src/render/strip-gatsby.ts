import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from "react"

type Attributes = Record<string, unknown> & { id?: string; sliceId?: string; rel?: string; as?: string; name?: string }
const attributesOf = (component: ReactNode): Attributes =>
  isValidElement<Attributes>(component) ? component.props : {}

/** In place of the element to which Gatsby's router gives the focus. */
const Bare = ({ children }: { children: ReactNode }) => children

/** Leaves out what Gatsby's router needs around a page, and to announce the next one: pages are documents. */
export const stripRouter = (element: ReactElement<{ children?: ReactNode }>): ReactElement =>
  cloneElement(
    element,
    {},
    ...Children.toArray(element.props.children)
      .filter(child => attributesOf(child).id !== "gatsby-announcer")
      .map(child =>
        isValidElement<Attributes>(child) && child.props.id === "gatsby-focus-wrapper"
          ? cloneElement(child, { primary: false, component: Bare })
          : child,
      ),
  )

/** Gatsby's own scripts, and what it tells them (docs/decisions.md). */
export const isGatsbyScript = (component: ReactNode): boolean => {
  const { id, sliceId } = attributesOf(component)
  return id === "gatsby-script-loader" || id === "gatsby-chunk-mapping" || sliceId === "_gatsby-scripts"
}

/** What Gatsby and gatsby-plugin-image put into every head and no page of this site needs. */
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

/** An element of the head without the mark by which Gatsby's runtime would take it out again. */
export const stripHeadMarker = (component: ReactNode): ReactNode =>
  isValidElement<Attributes>(component) ? cloneElement(component, { "data-gatsby-head": undefined }) : component
