import { type ComponentType, createElement, Fragment, type ReactNode } from "react"
import { withoutSlash } from "../../packages/content-engine"
import { proseComponents } from "./components"

/** A node of prose after markdown has become HTML elements; tags of ours are still tags (mdxJsx…Element). */
export interface ProseNode {
  type: string
  tagName?: string
  name?: string | null
  value?: string
  properties?: Record<string, unknown>
  attributes?: { type: string; name?: string; value?: unknown }[]
  children?: ProseNode[]
}

const components = proseComponents as unknown as Record<string, ComponentType<Record<string, unknown>>>

/** React writes data and aria attributes as HTML does; all others have the names they have here. */
const attributeName = (name: string) =>
  name
    .replace(/^aria([A-Z].*)$/, (_, rest: string) => `aria-${rest.toLowerCase()}`)
    .replace(/^data[A-Z].*$/, data => data.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`))

const fromProperties = (properties: Record<string, unknown> = {}) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      attributeName(name),
      Array.isArray(value) ? value.join(" ") : name === "href" ? withoutSlash(String(value)) : value,
    ]),
  )

const fromAttributes = (attributes: NonNullable<ProseNode["attributes"]> = []) =>
  Object.fromEntries(attributes.map(({ name, value }) => [String(name), value ?? true]))

/** Between the parts of a table there is no text, only line breaks of the source. */
const isSpacing = (parent: ProseNode, { type }: ProseNode) =>
  type === "text" && /^(table|thead|tbody|tr)$/.test(parent.tagName ?? "")

/** A range such as "1–2" or "$5,000–$50,000": browsers may break a line behind its dash. */
const RANGE = /(\S*\d–\S*\d\S*)/

/** Ranges stand in an element of their own, which keeps them on one line. */
const withWholeRanges = (text = ""): ReactNode => {
  const pieces = text.split(RANGE)
  if (pieces.length === 1) return text
  // The pattern's group keeps what it finds: every second piece is a range.
  return createElement(
    Fragment,
    null,
    ...pieces.map((piece, index) => (index % 2 ? createElement("span", { className: "range" }, piece) : piece)),
  )
}

/**
 * Turns prose into React elements, without the detour over generated code that MDX takes: prose holds no code (see
 * `parse.ts`).
 */
export const toReact = (node: ProseNode, key?: number, isCode = node.tagName === "code"): ReactNode => {
  const children = node.children
    ?.filter(child => !isSpacing(node, child))
    .map((child, index) => toReact(child, index, isCode || child.tagName === "code"))
  const isVoid = !children || children.length === 0
  if (node.type === "text") return isCode ? node.value : withWholeRanges(node.value)
  if (node.type === "root") return createElement(Fragment, null, children)
  if (node.type === "element" && node.tagName) {
    const props = { ...fromProperties(node.properties), key }
    return createElement(components[node.tagName] ?? node.tagName, props, ...(isVoid ? [] : [children]))
  }
  const Tag = node.type.startsWith("mdxJsx") ? components[String(node.name)] : undefined
  if (!Tag) return null
  return createElement(Tag, { ...fromAttributes(node.attributes), key }, ...(isVoid ? [] : [children]))
}
