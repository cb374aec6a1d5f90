import { type ComponentType, createContext, type ReactElement, useContext } from "react"
import { JsonScript } from "#components/json-script"
import { lazyBehavior } from "../behaviors"
import { IslandTheme } from "./island-theme"

/** What the renderer of the pages knows of islands (src/render/render-page.tsx). */
export interface IslandRenderer {
  /** HTML of an element as the root of a React tree of its own, as the browser will find it. */
  render: (element: ReactElement, name: string) => string
  /** Addresses of the scripts of the islands, by their names. */
  scripts: Record<string, `/${string}`>
}

/** Set while pages are rendered for production; in `develop` an island is a component like any other. */
export const IslandContext = createContext<IslandRenderer | undefined>(undefined)

/**
 * Makes an island of a component: its HTML is complete without script, and React takes it over when it is touched, by
 * the script that it names.
 * @param name of the file that hydrates it, `<name>.hydrate.ts`
 * @param asked names in the address that count as a touch
 * @throws while a page is rendered, in `develop` too, if a prop is a function or an element: they are no data
 */
export const island = <Props extends object>(Component: ComponentType<Props>, name: string, ...params: string[]) => {
  const Island = (props: Props) => {
    const renderer = useContext(IslandContext)
    // Throws where one is no data.
    structuredClone(props)
    if (!renderer) return <Component {...props} />
    const { render, scripts } = renderer
    const script = scripts[name]
    if (!script) throw new Error(`The island ${name} lacks its script: write ${name}.hydrate.ts beside it.`)
    const html = render(
      <IslandTheme>
        <Component {...props} />
      </IslandTheme>,
      name,
    )
    return (
      <div data-island={name} {...lazyBehavior(script, ...params)}>
        <div dangerouslySetInnerHTML={{ __html: html }} />
        <JsonScript data={props} />
      </div>
    )
  }
  return Island
}
