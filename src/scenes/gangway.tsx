import { boxes, dots, range } from "./boxes"
import { Bottle, TextBars } from "./parts"
import { Bust } from "./parts-crew"
import { Lettering, Path, Rect } from "./pens"
import { Scene } from "./scene"
import { Earth, Waves } from "./water"

const QUAY = 424
const SEA = 334
const PLANK = 236
/** The gangway is the ruler: one day is 41 units, the end of day n is `day(n)`. */
const day = (n: number) => QUAY + n * 41
const NUMBERED = [1, 3, 7, 14]
const TICKS = range(15).map(n => `M${day(n)} ${PLANK}v${NUMBERED.includes(n) ? 26 : 12}`)
const STANCHIONS = range(14).map(n => `M${day(n + 1)} ${PLANK}V${PLANK - 26}`)
/** Hooks of the key board; the sixth key is already on the gangway. */
const HOOKS = [
  [300, 126],
  [340, 126],
  [380, 126],
  [300, 174],
  [340, 174],
] as const
const key = (x: number, y: number) =>
  `M${x - 7} ${y + 7}a7 7 0 1 1 14 0a7 7 0 1 1-14 0zM${x - 1.5} ${y + 14}h3v16h-3zM${x + 1.5} ${y + 20}h5v3h-5zM${x + 1.5} ${y + 26}h5v3h-5z`
const WINDOWS = boxes([1066, 184, 22, 24], [1098, 184, 22, 24])
const TESTS = [130, 152, 174, 196]

/** From the client on the quay to the bow of the ship. */
export const gangwayExtent = [202, 1070] as const

/**
 * A gangway from quay to ship that is a 14-day ruler: keys leave the quay, then preview, content, testing and launch
 * stand on their days.
 */
export const Gangway = ({ alt }: { alt: string }) => (
  <Scene viewBox="0 0 1296 380" alt={alt}>
    <Rect pen="wash" x={QUAY} y={SEA} width={1776} height={46} />
    <Waves x={QUAY} y={SEA} count={50} />
    <Earth id="quay" left={-900} right={QUAY} top={PLANK} bottom={380} />
    <Path pen="plate" d={boxes([410, 250, 22, 130])} />
    <Path pen="outline" d="M410 276H432M410 302H432" />

    {/* the quay: handcart, client, key board */}
    <Path pen="plate" d={boxes([84, 152, 84, 62], [106, 104, 62, 48])} />
    <Path pen="outline" d="M84 172H168M106 120H168M68 220H176M176 220L190 120H202" />
    <Path pen="ink" d={dots(5, [96, 184], [118, 132])} />
    <TextBars x={108} y={182} widths={[44, 32]} />
    <Path pen="plate" d={dots(14, [92, 222], [152, 222])} />
    <Path pen="ink" d={dots(4, [92, 222], [152, 222])} />
    <Bust x={236} y={96} size={52} drop={124} />
    <Path pen="plate" d={boxes([284, 218, 8, 18], [388, 218, 8, 18], [274, 98, 132, 120])} />
    <Path pen="plate" d="M264 98L274 84H406L416 98Z" />
    <Path pen="outline" d={HOOKS.map(([x, y]) => `M${x} ${y - 8}v8`).join("") + "M380 166v8"} />
    <Path pen="sea" d={HOOKS.map(([x, y]) => key(x, y)).join("")} fillRule="evenodd" />
    <Path pen="ground" d={dots(3, ...HOOKS.map(([x, y]) => [x, y + 7] as const))} />
    <Path pen="planned" d={key(380, 174)} />

    {/* the gangway */}
    <Path pen="plate" d={boxes([QUAY, PLANK, 1030 - QUAY, 16])} />
    <Path pen="action" d={boxes([day(7), PLANK, day(14) - day(7), 16])} />
    <Path pen="outline" d={TICKS.slice(0, 8).join("")} />
    <Path pen="onSignalLine" d={TICKS.slice(8, 14).join("")} />
    <Path pen="outline" d={TICKS[14]} />
    {NUMBERED.map(n => (
      <Lettering key={n} x={day(n)} y={296} size={36} anchor="middle" look="display">
        {n}
      </Lettering>
    ))}
    <Path pen="hair" d={STANCHIONS.join("") + `M${QUAY} ${PLANK - 26}H${day(14)}`} />
    <Path pen="outline" d="M432 236V186H447V196" />
    <Path
      pen="action"
      d="M438 205a9 9 0 1 1 18 0a9 9 0 1 1-18 0zM443 205a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM445 214h4v16h-4zM449 218h5v3h-5zM449 225h5v3h-5z"
    />

    {/* first preview, in pencil on a frame */}
    <Path pen="plate" d={boxes([day(1) + 5, 122, 72, 114])} />
    <Path
      pen="planned"
      d="M470 136H542M478 146H516V154H478ZM478 166H534V196H478ZM478 166L534 196M534 166L478 196M478 206H502V226H478ZM510 206H534V226H510Z"
    />

    {/* content */}
    <Path pen="plate" d={boxes([556, 116, 88, 120], [652, 160, 50, 76])} />
    <Path pen="outline" d="M556 130H644" />
    <Rect pen="ink" x={566} y={140} width={56} height={8} />
    <TextBars x={566} y={156} widths={[66, 60, 66, 40]} gap={8} height={3} />
    <Rect pen="wash" x={566} y={190} width={68} height={38} />
    <Bottle x={586} y={226} height={32} />
    <Path pen="outline" d={boxes([566, 190, 68, 38], [660, 168, 34, 26])} />
    <Path pen="outline" d="M660 190L672 178L680 186L686 180L694 188" />
    <TextBars x={660} y={204} widths={[34, 28, 34]} gap={8} height={3} />

    {/* testing and launch */}
    <Path pen="plate" d={boxes([722, 96, 84, 140])} />
    <Rect pen="ink" x={734} y={108} width={44} height={8} />
    {TESTS.map(y => (
      <Rect key={y} pen={y < 196 ? "sea" : "plate"} x={734} y={y} width={14} height={14} />
    ))}
    <TextBars x={756} y={135} widths={[38, 30, 38, 26]} gap={22} />
    <Path pen="plate" d={boxes([818, 76, 172, 160])} />
    <Path pen="outline" d="M818 92H990M826 84H830M836 84H840M846 84H850" />
    <Path pen="ink" d={boxes([830, 106, 66, 10], [830, 121, 48, 10])} />
    <TextBars x={830} y={140} widths={[60, 50]} gap={8} />
    <Rect pen="sea" x={830} y={160} width={48} height={16} />
    <Rect pen="wash" x={908} y={104} width={72} height={74} />
    <Bottle x={930} y={176} height={62} />
    <Path pen="outline" d={boxes([908, 104, 72, 74], [830, 192, 42, 32], [884, 192, 42, 32], [938, 192, 42, 32])} />
    <TextBars x={836} y={212} widths={[28]} />
    <TextBars x={890} y={212} widths={[28]} />
    <TextBars x={944} y={212} widths={[28]} />
    <Path pen="sea" d={boxes([836, 198, 8, 8], [890, 198, 8, 8], [944, 198, 8, 8])} />

    {/* the ship */}
    <Path pen="key" d="M1132 236V60" />
    <Path pen="sea" d="M1132 62H1182L1170 75L1182 88H1132Z" />
    <Path pen="plate" d="M1052 236V170H1132V236ZM1044 160H1140V170H1044ZM1150 236V200H1196V236Z" />
    <Path pen="wash" d={WINDOWS} />
    <Path pen="outline" d={WINDOWS} />
    <Path pen="plate" d="M1024 236H1186Q1226 232 1264 208Q1252 312 1218 372H1042Z" />
    <Path pen="sea" d="M1031 292H1248Q1238 338 1218 372H1042Z" />
    <Path pen="outline" d={dots(8, [1074, 266], [1120, 266], [1166, 266])} />
    <Path pen="key" d="M1024 236H1186Q1226 232 1264 208Q1252 312 1218 372H1042Z" />
    <Rect pen="wash" x={1024} y={SEA} width={230} height={46} opacity={0.6} />
    <Waves x={1000} y={SEA} count={8} />
    <Path pen="seaHair" d="M470 352H560M640 364H760M850 350H930M1290 356H1390" />
  </Scene>
)
