import { Lettering, Path, Place } from "../pens"
import { Scene } from "../scene"
import { Flow } from "../symbols/systems"
import type { PlateProps } from "./plates"

/** Where the four parts of the flow have their words: form, record, email, job. */
const WORDS = [
  [25, 203],
  [168, 210],
  [315, 124],
  [315, 274],
] as const

/** A form fills a customer record, which sends the email and ticks off the job. */
export const SoftwarePlate = ({ alt, labels }: PlateProps) => (
  <Scene viewBox="0 0 430 287" alt={alt}>
    <Place x={0} y={0} width={430}>
      <Flow />
    </Place>
    {WORDS.map(([x, y], index) => (
      <Lettering key={index} look="soft" x={x} y={y} size={19}>
        {labels[index] ?? ""}
      </Lettering>
    ))}
    <Path pen="key" d="M0 286H430" />
  </Scene>
)
