import { boxes } from "../boxes"
import { Lettering, Path, Rect } from "../pens"
import { type BuiltDrawing, sheet } from "./drawing"
import { Action, Window } from "./frames"

/** A valve with its middle at (x, y): body with two flanges, stem and wheel. */
const valve = (x: number, y: number) =>
  `M${x - 48} ${y - 22}L${x + 48} ${y + 22}V${y - 22}L${x - 48} ${y + 22}Z${boxes([x - 60, y - 28, 12, 56], [x + 48, y - 28, 12, 56])}M${x} ${y}V${y - 50}M${x - 34} ${y - 50}H${x + 34}`

/** A search for a retired part: in pencil what is no longer made, built what took its place, and the list that asks. */
export const partsCatalog: BuiltDrawing = label => (
  <Window>
    <Path pen="key" d={boxes([24, 58, 512, 52])} />
    <Path pen="key" d="M64 96l-8-8m-20-10a11 11 0 1 1 22 0a11 11 0 1 1-22 0" />
    <Lettering x={80} y={92} size={24}>
      {label(0)}
    </Lettering>
    <Lettering look="sea" x={522} y={91} size={sheet.letter} anchor="end">
      {label(1)}
    </Lettering>

    <Path pen="planned" d={boxes([24, 132, 206, 206]) + valve(127, 208)} />
    <Lettering look="soft" x={127} y={272} size={24} anchor="middle">
      {label(0)}
    </Lettering>
    <Lettering look="soft" x={127} y={308} size={sheet.letter} anchor="middle">
      {label(2)}
    </Lettering>
    <Path pen="seaLine" d="M240 235H282m-12-10l12 10l-12 10" />
    <Rect pen="plate" x={294} y={132} width={242} height={206} />
    <Path pen="sea" d={valve(415, 208)} />
    <Path pen="key" d={valve(415, 208) + boxes([294, 132, 242, 206])} />
    <Lettering look="display" x={415} y={274} size={30} anchor="middle">
      {label(3)}
    </Lettering>
    <Lettering look="sea" x={415} y={310} size={sheet.letter} anchor="middle">
      {label(4)}
    </Lettering>

    <Path pen="hair" d="M2 356H558" />
    <Lettering x={24} y={404} size={sheet.letter}>
      {label(5)}
    </Lettering>
    <Action x={294} y={370} width={242} height={52}>
      {label(6)}
    </Action>
  </Window>
)
