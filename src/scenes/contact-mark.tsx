import { boxes, dots, range, round } from "./boxes"
import { Path } from "./pens"
import { Scene } from "./scene"

const MINUTES = range(12)
  .map(hour => (hour * Math.PI) / 6)
  .map(turn => [Math.sin(turn), -Math.cos(turn)] as const)
  .map(([x, y]) => `M${round(36 + 25 * x)} ${round(36 + 25 * y)}L${round(36 + 29 * x)} ${round(36 + 29 * y)}`)
  .join("")

/** A form being filled in: two fields are, the third is in hand. */
const Message = () => (
  <>
    <Path pen="plate" d="M10 5H50V67H10Z" />
    <Path pen="bar" d={boxes([17, 13, 14, 3], [17, 29, 18, 3], [17, 45, 12, 3])} />
    <Path pen="outline" d={boxes([17, 18, 26, 7], [17, 34, 26, 7])} />
    <Path pen="ink" d={boxes([20, 20.5, 15, 2], [20, 36.5, 10, 2])} />
    <Path pen="planned" d={boxes([17, 50, 26, 10])} />
    <Path pen="action" d="M34 55L36.500 47L60 23.500L65.500 29L42 52.500Z" />
    <Path pen="outline" d="M56 27.500L61.500 33" />
  </>
)

/** A clock face with half an hour filled. */
const Call = () => (
  <>
    <Path pen="plate" d={dots(33, [36, 36])} />
    <Path pen="sea" d="M36 11A25 25 0 0 1 36 61Z" />
    <Path pen="outline" d={MINUTES} />
    <Path pen="key" d="M36 36V14M36 36V56" />
    <Path pen="plate" d={dots(3.5, [36, 36])} />
  </>
)

/** A letter, sealed. */
const Email = () => (
  <>
    <Path pen="plate" d="M4 14H68V60H4Z" />
    <Path pen="outline" d="M4 60L28 36M68 60L44 36" />
    <Path pen="wash" d="M4 14L36 43L68 14Z" />
    <Path pen="outline" d="M4 14H68V60H4ZM4 14L36 43L68 14" />
    <Path pen="sea" d={dots(8, [36, 41])} />
    <Path pen="ground" d="M32 41L35 44L40.500 38L42 39.500L35 47L30.500 42.500Z" />
  </>
)

const marks = { message: Message, call: Call, email: Email }

/** A way to get in touch, drawn on 72x72. The words beside it say the same, so assistive technology passes over it. */
export const ContactMark = ({ kind }: { kind: Queries.ContactOptionKind }) => {
  const Drawn = marks[kind]
  return (
    <Scene viewBox="0 0 72 72">
      <Drawn />
    </Scene>
  )
}
