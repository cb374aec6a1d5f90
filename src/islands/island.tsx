import { type ComponentType, createContext, type ReactElement, useContext } from "react"
import { PageData } from "./page-data"
import { IslandTheme } from "./island-theme"
import { islandAttribute, type IslandName, scriptsAttribute, type ToolName } from "./names"

/** What the renderer of the pages knows of islands (gatsby-ssr.tsx). */
export interface IslandRenderer {
  /** HTML of an element as the root of a React tree of its own, as the browser will find it. */
  render: (element: ReactElement, name: IslandName) => string
  /** Addresses of the scripts of each island and tool in the order in which they are run, its own last. */
  scripts: Record<IslandName | ToolName, string[]>
}

/** Set while pages are rendered for production; in `develop` a feature is a component like any other. */
export const IslandContext = createContext<IslandRenderer | undefined>(undefined)

interface IslandProps<Props> {
  name: IslandName
  feature: ComponentType<Props>
  /** What the feature is told: plain data, since it is written into the page. */
  props: Props
}

/**
 * A feature that answers the visitor, in a page that is else a document. Its HTML is complete without script;
 * React takes it over when it is touched (`src/deferred/islands.ts`).
 */
export const Island = <Props extends object>({ name, feature: Feature, props }: IslandProps<Props>) => {
  const renderer = useContext(IslandContext)
  if (!renderer) return <Feature {...props} />
  const html = renderer.render(
    <IslandTheme>
      <Feature {...props} />
    </IslandTheme>,
    name,
  )
  return (
    <div {...{ [islandAttribute]: name, [scriptsAttribute]: renderer.scripts[name].join(" ") }}>
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <PageData data={props} />
    </div>
  )
}
