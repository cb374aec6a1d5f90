import type { ReactNode } from "react"
import { bringsAtTouch } from "../browser/behaviours"
import { PageData } from "./page-data"

interface ToolProps {
  /** Names its folder in `src/browser/`. */
  name: "cut"
  /** What its script is told: plain data, since it is written into the page. */
  told: object
  children: ReactNode
}

/**
 * Fields and a drawing that answer one another by a plain script. It comes with the first touch, or at once where the
 * address holds a state (src/browser/behaviours.ts). Without script nothing of it is shown.
 */
export const Tool = ({ name, told, children }: ToolProps) => (
  <div {...bringsAtTouch(name, name)}>
    <div>{children}</div>
    <PageData data={told} />
  </div>
)
