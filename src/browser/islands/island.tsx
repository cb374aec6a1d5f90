import { type ComponentType, createContext, type ReactElement, useContext } from "react"
import { PageData } from "../../components/page-data"
import { islandAttribute, scriptsAttribute } from "./names"
import { IslandTheme } from "./island-theme"

/** What the renderer of the pages knows of islands (src/render/render-page.tsx). */
export interface IslandRenderer {
  /** HTML of an element as the root of a React tree of its own, as the browser will find it. */
  render: (element: ReactElement, name: string) => string
  /** Addresses of the scripts of each island by its file, in the order in which they are run, its own last. */
  scripts: Record<string, string[]>
}

/** Set while pages are rendered for production; in `develop` an island is a component like any other. */
export const IslandContext = createContext<IslandRenderer | undefined>(undefined)

/** The first part of data that JSON cannot hold, by its path. */
const lost = (value: unknown, path: string): string | undefined => {
  if (value === null || value === undefined || ["string", "boolean"].includes(typeof value)) return undefined
  if (typeof value === "number") return Number.isFinite(value) ? undefined : path
  if (typeof value !== "object" || "$$typeof" in value || !(Array.isArray(value) || isPlain(value))) return path
  return Object.entries(value)
    .map(([key, part]) => lost(part, `${path}.${key}`))
    .find(Boolean)
}

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/**
 * Makes an island of a component: its HTML is complete without script, and React takes it over when it is touched.
 * Every component of a file that is named `*.island.tsx` comes to others through this (gatsby/island-loader.cjs).
 * @param file from the project's folder
 * @throws while a page is rendered, in `develop` too, if a prop cannot be written into the page
 */
export const island = <Props extends object>(Feature: ComponentType<Props>, name: string, file: string) => {
  const Island = (props: Props) => {
    const renderer = useContext(IslandContext)
    const problem = lost(props, name)
    if (problem)
      throw new Error(
        `${problem} cannot be handed to an island: its props are written into the page as data. Make what is a function or an element in ${file}.`,
      )
    if (!renderer) return <Feature {...props} />
    const html = renderer.render(
      <IslandTheme>
        <Feature {...props} />
      </IslandTheme>,
      name,
    )
    return (
      <div {...{ [islandAttribute]: name, [scriptsAttribute]: renderer.scripts[file]?.join(" ") }}>
        <div dangerouslySetInnerHTML={{ __html: html }} />
        <PageData data={props} />
      </div>
    )
  }
  return Island
}
