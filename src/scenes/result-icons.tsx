import { dots } from "./boxes"
import { Path } from "./pens"
import { Scene } from "./scene"

interface Drawn {
  lines: string
  /** Filled with the sea. */
  fill?: string
}

/** What was measured, each drawn on 32x32. */
const icons: Record<Queries.ResultIcon, Drawn> = {
  chart: { fill: "M21 27V6H27V27Z", lines: "M3 27H29M6 27V19H12V27M13.500 27V13H19.500V27M21 27V6H27V27" },
  clock: { fill: "M16 16V5A11 11 0 0 1 25.500 21.500Z", lines: `${dots(12, [16, 16])}M16 8V16L22 19.500` },
  cart: { fill: dots(2.4, [13, 26], [23, 26]), lines: `M3 6H8L11 21H25L28 10H9${dots(2.4, [13, 26], [23, 26])}` },
  phone: {
    lines:
      "M7 5L12 4L14.500 11L11.500 13Q14 18.500 19.500 20.500L21.500 17.500L28 20L27 25Q26 28.500 21.500 27.500Q8.500 24 5 10.500Q4 6 7 5Z",
  },
  people: {
    fill: "M3 27Q3 17 12 17Q21 17 21 27Z",
    lines: `${dots(4.5, [12, 10])}M3 27Q3 17 12 17Q21 17 21 27Z${dots(3.5, [23, 11])}M22 18Q29 18 29 26H24`,
  },
  search: { fill: dots(4, [14, 14]), lines: `${dots(9, [14, 14])}M20.500 20.500L28 28` },
  loop: { lines: "M25.500 11A11 11 0 1 0 27 17M26.500 4.500V11.500H19.500" },
  page: { fill: "M12 14H21V18H12Z", lines: "M8 4H20L25 9V28H8ZM20 4V9H25M12 14H21V18H12ZM12 23H18" },
  speed: { lines: `M6.500 26A13 13 0 1 1 25.500 26M16 18L23 10M16 5V8M4 17H7M25 17H28${dots(2, [16, 18])}` },
  star: {
    fill: "M16 4L19.500 12L28 12.800L21.500 18.500L23.500 27L16 22.500Z",
    lines: "M16 4L19.500 12L28 12.800L21.500 18.500L23.500 27L16 22.500L8.500 27L10.500 18.500L4 12.800L12.500 12Z",
  },
}

/** The small drawing beside a result. The words beside it say the same, so assistive technology passes over it. */
export const ResultIcon = ({ name }: { name: Queries.ResultIcon | null }) => {
  if (!name) return null
  const { lines, fill } = icons[name]
  return (
    <Scene viewBox="0 0 32 32">
      {fill && <Path pen="sea" d={fill} />}
      <Path pen="outline" d={lines} />
    </Scene>
  )
}
