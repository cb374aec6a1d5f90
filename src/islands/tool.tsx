import { type ReactNode, useContext, useEffect, useRef } from "react"
import { PageData } from "./page-data"
import { IslandContext } from "./island"
import { type IslandScript, scriptsAttribute, type ToolName, toolAttribute } from "./names"

interface ToolProps {
  /** Names its folder in `src/features/`, and its state in the address. */
  name: ToolName
  /** What its script is told: plain data, since it is written into the page. */
  told: object
  /** Its script, for `develop`, where Gatsby's bundle runs it. */
  script: IslandScript
  children: ReactNode
}

/**
 * Fields and a drawing that answer one another by a plain script. Like an island's it comes with the first touch
 * (src/deferred/islands.ts), or at once where the address holds a state. Without script nothing of it is shown.
 */
export const Tool = ({ name, told, script, children }: ToolProps) => {
  const renderer = useContext(IslandContext)
  const tool = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (tool.current) script.hydrate(tool.current)
  }, [script])
  return (
    <div ref={tool} {...{ [toolAttribute]: name, [scriptsAttribute]: renderer?.scripts[name].join(" ") }}>
      <div>{children}</div>
      <PageData data={told} />
    </div>
  )
}
