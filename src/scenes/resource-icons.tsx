import type { JSX } from "react"
import { Path } from "./pens"
import { Scene } from "./scene"

const icons: Record<Queries.ResourceIcon, JSX.Element> = {
  drawers: <Path pen="outline" d="M2 3H26V25H2ZM2 10.300H26M2 17.700H26M11 6.700h6M11 14h6M11 21.400h6" />,
  guide: <Path pen="outline" d="M14 6Q9 3 2 4V23Q9 22 14 25Q19 22 26 23V4Q19 3 14 6V25" />,
  template: <Path pen="outline" d="M5 2H23V26H5ZM9 7h10M9 12h4v4H9zM17 14h2M9 21h10" />,
  video: <Path pen="outline" d="M2 5H26V23H2ZM11 10L18 14L11 18Z" />,
}

/** Small drawing of a kind of resource. */
export const ResourceIcon = ({ name }: { name: Queries.ResourceIcon | null }) =>
  name && <Scene viewBox="0 0 28 28">{icons[name]}</Scene>
