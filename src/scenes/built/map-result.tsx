import { boxes, range, round } from "../boxes"
import { TextBars } from "../parts"
import { Circle, Lettering, Line, Path, Rect } from "../pens"
import { type BuiltDrawing, sheet } from "./drawing"
import { Action, Phone } from "./frames"

const [LEFT, RIGHT] = [282, 522]
const PIN = "l-14-24a16 16 0 1 1 28 0z"
const TOOTH = "c-10-8-26-2-24 16c2 12 8 20 10 34h8l6-18l6 18h8c2-14 8-22 10-34c2-18-14-24-24-16z"
/** A star around (x, y). */
const star = (x: number, y: number) =>
  `M${range(10)
    .map(point => {
      const [angle, radius] = [(point * Math.PI) / 5, point % 2 ? 4 : 10]
      return `${round(x + Math.sin(angle) * radius)} ${round(y - Math.cos(angle) * radius)}`
    })
    .join("L")}Z`

/** A search on a phone: a map with a pin, and below it the practice first, with its stars and one button to call. */
export const mapResult: BuiltDrawing = label => (
  <>
    <Path pen="plate" d="M28 432V226H222V432Z" />
    <Path pen="wash" d={boxes([48, 250, 46, 50], [48, 326, 46, 50], [156, 250, 46, 50])} />
    <Path
      pen="outline"
      d={`${boxes([48, 250, 46, 50], [48, 326, 46, 50], [156, 250, 46, 50], [150, 340, 56, 92])}M71 250v50M71 326v50M179 250v50M12 226L125 158L238 226Z`}
    />
    <Path pen="key" d="M28 432V226H222V432M12 226L125 158L238 226Z" />
    <Path pen="sea" d={`M125 262${TOOTH}`} />
    <Path pen="sea" d="M125 142l-34-58a39 39 0 1 1 68 0z" />
    <Circle pen="ground" cx={125} cy={65} r={17} />
    <Line pen="key" from={[0, 434]} to={[246, 434]} />

    <Phone x={252}>
      <Path pen="outline" d={boxes([LEFT - 6, 32, RIGHT - LEFT + 12, 44])} />
      <Path pen="key" d={`M${LEFT + 26} 65l-6-6m-16-9a9 9 0 1 1 18 0a9 9 0 1 1-18 0`} />
      <Lettering x={LEFT + 38} y={61} size={sheet.letter}>
        {label(0)}
      </Lettering>
      <Rect pen="wash" x={262} y={88} width={280} height={130} />
      <Path
        pen="ground"
        d={boxes([262, 124, 280, 9], [262, 176, 280, 9], [320, 88, 9, 130], [412, 88, 9, 130], [484, 88, 9, 130])}
      />
      <Path pen="seaHair" d="M262 200Q330 150 400 196T542 150" />
      <Path
        pen="plate"
        d={[
          [300, 170],
          [506, 150],
          [458, 204],
        ]
          .map(([x, y]) => `M${x} ${y}${PIN}`)
          .join("")}
      />
      <Path pen="sea" d="M372 166l-22-38a26 26 0 1 1 44 0z" />
      <Circle pen="ground" cx={372} cy={114} r={11} />
      <Lettering look="display" x={LEFT} y={252} size={26}>
        {label(1)}
      </Lettering>
      <Path
        pen="sea"
        d={range(5)
          .map(index => star(LEFT + 10 + index * 23, 276))
          .join("")}
      />
      <Lettering look="soft" x={LEFT + 124} y={283} size={sheet.letter}>
        {label(2)}
      </Lettering>
      <Action x={LEFT} y={298} width={RIGHT - LEFT} height={48}>
        {label(3)}
      </Action>
      <Lettering look="soft" x={LEFT} y={376} size={sheet.letter}>
        {label(4)}
      </Lettering>
      <TextBars x={LEFT} y={390} widths={[168]} height={7} />
    </Phone>
  </>
)
