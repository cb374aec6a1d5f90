import { boxes, dots, range } from "../boxes"
import { Circle, Path, Rect } from "../pens"
import { Blank, Products } from "./parts"

/** A customer's way through a product: sign-up, two steps, and the first useful result under its flag. */
export const Way = () => (
  <>
    <Path pen="seaLine" d="M34 122H82V94H138V66H196" />
    <Path pen="plate" d={boxes([8, 106, 52, 46], [64, 78, 52, 46], [120, 50, 52, 46])} />
    <Rect pen="sea" x={176} y={22} width={56} height={46} />
    <Path
      pen="outline"
      d={boxes([16, 116, 36, 8], [16, 130, 36, 8], [72, 88, 14, 14], [92, 88, 16, 14], [128, 60, 36, 26])}
    />
    <Path pen="bar" d={boxes([72, 108, 36, 3], [72, 114, 24, 3])} />
    <Path pen="seaLine" d="M132 80l8-8l7 4l13-12" />
    <Path pen="ground" d="M190 44l3-3l8 8l16-18l3 3l-19 22z" />
    <Path pen="key" d="M232 68V0.500M4 153H60V125H116V97H172V69H236" />
    <Path pen="action" d="M232 1H204L211 8L204 15H232Z" />
  </>
)

/** A refill on its way round: skip, swap and pause stand beside it. */
export const Subscription = () => (
  <>
    <Path pen="seaLine" d="M84 12A68 68 0 1 1 22 52M14 66L21 50L37 56" />
    <Products x={50} y={118} height={78} />
    <Path pen="plate" d={boxes([166, 10, 70, 40], [166, 60, 70, 40], [166, 110, 70, 40])} />
    <Path pen="ink" d="M176 22v16l11-8zM187 22v16l11-8zM177 122h6v16h-6zM188 122h6v16h-6z" />
    <Path pen="outline" d="M176 74H196L191 69M198 86H178L183 91" />
    <Path pen="bar" d={boxes([206, 28, 22, 4], [206, 78, 22, 4], [206, 128, 22, 4])} />
    <Circle pen="action" cx={84} cy={12} r={6} />
  </>
)

const MONTHS = range(6)
/** Of every cohort, how much is left in each month since it came: younger ones keep more. */
const kept = (cohort: number, month: number) => 30 - month * (6 - cohort * 0.7)

/** Cohorts as a staircase: one row a month of sign-ups, each cell as full as the share that stayed. */
export const Cohorts = () => (
  <>
    <Blank />
    <Path pen="ink" d={boxes([14, 10, 56, 5])} />
    <Path pen="bar" d={boxes(...MONTHS.map(row => [14, 32 + row * 21, 24, 4] as const))} />
    <Path
      pen="hair"
      d={boxes(
        ...MONTHS.flatMap(row => MONTHS.slice(row).map((_, cell) => [48 + cell * 30, 26 + row * 21, 28, 17] as const)),
      )}
    />
    <Path
      pen="sea"
      d={boxes(
        ...MONTHS.flatMap(row =>
          MONTHS.slice(row).map(
            (_, cell) => [48 + cell * 30, 26 + row * 21, Math.max(5, kept(row, cell) - 2), 17] as const,
          ),
        ),
      )}
    />
  </>
)

const DAYS = [
  [22, 34],
  [92, 66],
  [162, 108],
] as const

/** What a customer is worth after one month, three and twelve, beside what each cost to win. */
export const Worth = () => (
  <>
    <Path pen="sea" d={boxes(...DAYS.map(([x, height]) => [x, 140 - height, 50, height] as const))} />
    <Path
      pen="wash"
      d={boxes(...DAYS.slice(1).map(([x, height], index) => [x, 140 - height, 50, height - DAYS[index]![1]] as const))}
    />
    <Path pen="outline" d={boxes(...DAYS.map(([x, height]) => [x, 140 - height, 50, height] as const))} />
    <Path pen="planned" d="M4 96H236" />
    <Path pen="key" d="M4 140H236" />
    <Path pen="bar" d={boxes([30, 148, 34, 4], [100, 148, 34, 4], [170, 148, 34, 4])} />
    <Path pen="seaLine" d="M47 92L117 60L187 20" />
    <Path pen="sea" d={dots(4, [47, 92], [117, 60])} />
    <Circle pen="action" cx={187} cy={20} r={6} />
  </>
)
