import type { ReactElement, ReactNode } from "react"

/** Names that React writes otherwise than SVG does. */
const NAMES: Record<string, string> = { className: "class", textAnchor: "text-anchor", fontSize: "font-size" }

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

type Props = Record<string, unknown> & { children?: ReactNode }
type Component = (props: Props) => ReactNode

const attributesOf = (props: Props): string =>
  Object.entries(props)
    .filter(([name, value]) => name !== "children" && (typeof value === "string" || typeof value === "number"))
    .map(([name, value]) => ` ${NAMES[name] ?? name}="${escaped(String(value))}"`)
    .join("")

const elementOf = ({ type, props }: ReactElement<Props>): string => {
  if (typeof type === "function") return markupOf((type as Component)(props))
  // A fragment.
  if (typeof type !== "string") return markupOf(props.children)
  return `<${type}${attributesOf(props)}>${markupOf(props.children)}</${type}>`
}

/**
 * Writes the marks of a scene, so that a script of a few hundred bytes draws it anew in the browser, without React: a
 * scene is made of plain functions, texts and numbers.
 * @returns markup to stand inside an `<svg>`
 */
export const markupOf = (node: ReactNode): string => {
  if (Array.isArray(node)) return (node as ReactNode[]).map(markupOf).join("")
  if (typeof node === "string" || typeof node === "number") return escaped(String(node))
  return node && typeof node === "object" && "props" in node ? elementOf(node as ReactElement<Props>) : ""
}
