import { boxes, dots } from "./boxes"
import { Path, Rect } from "./pens"
import { Scene } from "./scene"

const HORIZON = 148
const RAIL = [22, 84, 146, 208]

/** A signal lamp on the rail flashes at a small ship on the horizon, and the ship answers with its own lamp. */
export const Flare = ({ alt }: { alt: string }) => (
  <Scene viewBox="0 0 480 240" alt={alt}>
    <Rect pen="wash" x={-40} y={HORIZON} width={560} height={92} />
    <Path pen="seaLine" d={`M-40 ${HORIZON}H520`} />
    <Path pen="seaHair" d="M260 164H310M340 176H440M250 196H330M380 206H460M290 222H340" />

    {/* call and answer */}
    <Path pen="ray" d="M178 52L396 86V94L178 124Z" />
    <Path pen="rayLeft" d="M396 90L292 54Q280 90 292 126Z" />
    <Path pen="guide" strokeDasharray="20 7 5 7 5 7" d="M186 58L382 84M186 88L382 90M186 118L382 96" />

    {/* the ship */}
    <Path pen="plate" d="M392 132V112H432V132ZM404 112V100H420V112Z" />
    <Path pen="key" d="M440 132V76" />
    <Path pen="sea" d="M440 77H462L456 84L462 91H440Z" />
    <Path pen="plate" d="M366 128Q378 132 388 132H466L458 156H384Q374 144 366 128Z" />
    <Path pen="sea" d="M374 142H462.5L458 156H384Q378 149 374 142Z" />
    <Path pen="signal" d={dots(6, [396, 90])} />
    <Path pen="outline" d="M396 96V112M396 84a6 6 0 1 0 .1 0" />
    <Rect pen="wash" x={352} y={148} width={128} height={10} opacity={0.6} />

    {/* rail */}
    <Path pen="plate" d={boxes(...RAIL.map(x => [x, 180, 8, 48] as const))} />
    <Path pen="plate" d="M10 170H236Q242 176 236 182H10Q4 176 10 170Z" />
    <Path pen="outline" d="M26 198H212M26 212H212" />
    <Path pen="plate" d="M2 228H244V240H2Z" />

    {/* lamp */}
    <Path pen="plate" d="M60 50H150V126H60Q44 88 60 50Z" />
    <Path pen="outline" d="M76 38H134M84 50V38M126 50V38M132 50V126M66 64H88M62 76H82" />
    <Path pen="plate" d="M150 42H170V134H150Z" />
    <Path pen="action" d="M170 52H178V124H170Z" />
    <Path pen="onSignalLine" d="M170 70H178M170 88H178M170 106H178" />
    <Path pen="plate" d="M101 160V88A9 9 0 0 1 119 88V160Z" />
    <Path pen="plate" d="M82 170L88 158H132L138 170Z" />
    <Path pen="ink" d={dots(4, [110, 88])} />
  </Scene>
)
