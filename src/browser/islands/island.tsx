import { type ComponentType, createContext, type ReactElement, useContext } from "react"
import { JsonScript } from "#components/json-script"
import { lazyBehavior } from "../behaviors"
import { islandPrefix, type IslandProps } from "./island-props"
import { IslandTheme } from "./island-theme"

/** Renders islands into pages (src/render/render-page.tsx). */
export interface IslandRenderer {
  /** Returns the HTML of an element as a separate React root, for hydration. */
  render: (element: ReactElement, prefix: string) => string
  /** Script paths by island name. */
  scripts: Record<string, `/${string}`>
}

/** Set in production rendering; in `develop` an island is a normal component. */
export const IslandContext = createContext<IslandRenderer | undefined>(undefined)

/**
 * Wraps a component as an island: its HTML is complete, and React hydrates it on interaction.
 * @param name - base name of the file that hydrates it, `<name>.hydrate.ts`
 * @param params - URL parameters that hydrate it at once
 * @throws {Error} during rendering, also in `develop`, if a prop is a function or an element
 */
export const island = <Props extends object & IslandProps>(
  Component: ComponentType<Props>,
  name: string,
  ...params: string[]
) => {
  const Island = (props: Props) => {
    const renderer = useContext(IslandContext)
    // Throws if a prop is not serializable.
    structuredClone(props)
    if (!renderer) return <Component {...props} />
    const { render, scripts } = renderer
    const { idSuffix = "" } = props
    const script = scripts[name]
    if (!script) throw new Error(`The island ${name} has no script: add ${name}.hydrate.ts.`)
    const html = render(
      <IslandTheme>
        <Component {...props} />
      </IslandTheme>,
      islandPrefix(name, props),
    )
    return (
      <div data-island={name} {...lazyBehavior(script, ...params.map(param => `${param}${idSuffix}`))}>
        <div dangerouslySetInnerHTML={{ __html: html }} />
        <JsonScript data={props} />
      </div>
    )
  }
  return Island
}
