import { Children, isValidElement, type ReactElement, type ReactNode } from "react"

/** An element of prose. */
export type Part = ReactElement<{ children?: ReactNode }>

/** The elements in a part of prose. */
export const partsOf = (part: Part | undefined): Part[] =>
  part ? Children.toArray(part.props.children).filter((child): child is Part => isValidElement(child)) : []

/** The words in a part of prose. */
export const wordsOf = (node: ReactNode): string =>
  Children.toArray(node)
    .map(child => {
      if (isValidElement<{ children?: ReactNode }>(child)) return wordsOf(child.props.children)
      return typeof child === "string" ? child : ""
    })
    .join("")
