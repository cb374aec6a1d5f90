import { boxes, dots, range } from "../boxes"
import { Circle, Lettering, Path, Rect } from "../pens"
import { Scene } from "../scene"
import type { PlateProps } from "./plates"

const ROWS = range(6)
const IN_WORK = 1
const rowY = (row: number) => 64 + row * 23

/** What comes in: a form, and the customer record it fills. */
const Intake = ({ form, record }: { form: string; record: string }) => (
  <>
    <Path pen="outline" d="M42 90V124M84 160H104V110H140" />
    <Path pen="plate" d={boxes([0, 12, 84, 78], [0, 124, 84, 78])} />
    <Path pen="bar" d={boxes([10, 22, 40, 4], [10, 186, 50, 4], [10, 193, 34, 3])} />
    <Path pen="outline" d={boxes([10, 33, 64, 12], [10, 50, 64, 12])} />
    <Path pen="action" d={boxes([10, 68, 34, 13])} />
    <Circle pen="wash" cx={42} cy={148} r={12} />
    <Path pen="outline" d={`${dots(12, [42, 148])}M20 180q22-26 44 0`} />
    <Lettering look="soft" x={52} y={113} size={17}>
      {form}
    </Lettering>
    <Lettering look="soft" x={0} y={222} size={17}>
      {record}
    </Lettering>
    <Circle pen="action" cx={104} cy={128} r={5} />
  </>
)

/** The application itself: jobs in rows, the one in work in yellow, the day's schedule beside them. */
const Application = () => (
  <>
    <Rect pen="plate" x={140} y={0.5} width={289.5} height={205} />
    <Rect pen="wash" x={140} y={24} width={46} height={181.5} />
    <Path pen="ink" d={boxes([150, 9, 7, 7], [200, 34, 70, 7])} />
    <Path pen="bar" d={boxes([340, 11, 22, 4], [370, 11, 22, 4], ...range(5).map(item => [160, 70 + item * 24, 18, 4] as const))} />
    <Path pen="sea" d={boxes([140, 40, 4, 18], [149, 46, 29, 6], [404, 8, 16, 9])} />
    <Path pen="outline" d={`M140 24H429M186 24V205M346 24V205${boxes(...range(5).map(item => [149, 68 + item * 24, 7, 7] as const))}`} />
    <Path
      pen="hair"
      d={
        ROWS.map(row => `M186 ${rowY(row) - 8}H346`).join("") +
        range(6)
          .map(hour => `M356 ${56 + hour * 24}H420`)
          .join("")
      }
    />
    <Rect pen="action" x={194} y={rowY(IN_WORK) - 6} width={144} height={20} />
    <Path pen="onSignal" d={boxes([216, rowY(IN_WORK) + 2, 56, 4], [306, rowY(IN_WORK) + 2, 22, 4])} />
    <Path
      pen="bar"
      d={boxes(
        ...ROWS.filter(row => row !== IN_WORK).flatMap(row => [[216, rowY(row) + 2, 62 - row * 7, 4] as const, [306, rowY(row) + 2, 16 + row * 2, 4] as const]),
      )}
    />
    <Path pen="sea" d={dots(4.5, [203, rowY(0) + 4])} />
    <Circle pen="plate" cx={203} cy={rowY(IN_WORK) + 4} r={4.5} />
    <Path pen="outline" d={dots(4.5, ...ROWS.slice(2).map(row => [203, rowY(row) + 4] as const))} />
    <Path pen="sea" d={boxes([356, 62, 64, 30], [356, 146, 40, 24])} />
    <Path pen="ground" d={boxes([363, 70, 36, 4], [363, 79, 24, 4], [363, 156, 22, 4])} />
    <Path pen="wash" d={boxes([356, 104, 64, 36])} />
    <Path pen="ink" d={boxes([356, 34, 40, 7], [363, 113, 30, 4])} />
    <Path pen="outline" d="M140 205.500V0.500H429.500V205.500Z" />
  </>
)

/** What goes out by itself: the email, and the job ticked off. */
const Output = ({ email, job }: { email: string; job: string }) => (
  <>
    <Path pen="outline" d="M173 206V226M315 206V226" />
    <Path pen="plate" d={boxes([146, 226, 54, 40], [288, 226, 54, 40])} />
    <Path pen="outline" d="M146 226l27 20l27-20" />
    <Path pen="seaLine" d="M302 247l8 8l18-18" />
    <Lettering look="soft" x={209} y={252} size={17}>
      {email}
    </Lettering>
    <Lettering look="soft" x={351} y={252} size={17}>
      {job}
    </Lettering>
  </>
)

/** A form fills a customer record, which feeds a small application; the application sends the email and closes the job. */
export const SoftwarePlate = ({ alt, labels: [form = "", record = "", email = "", job = ""] }: PlateProps) => (
  <Scene viewBox="0 0 430 292" alt={alt}>
    <Intake form={form} record={record} />
    <Application />
    <Output email={email} job={job} />
    <Path pen="key" d="M0 291H430" />
  </Scene>
)
