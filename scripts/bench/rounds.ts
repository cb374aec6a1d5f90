import { type Line } from "./lines"

/** Figures of one run. */
type Figures<Sample> = { [Key in keyof Sample]: number }

/** What is measured, by addresses of pages, each with what it is called in the table. */
export interface Plan {
  floor: string
  /** Measured in every round. */
  often: Map<string, string>
  /** Measured in one round each. */
  once: Map<string, string>
  rounds: number
}

/** Further runs of a page that misses a bound in its only one. */
const DOUBTS = 2

const median = (values: number[]): number => {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1)
  return middle.reduce((sum, value) => sum + value, 0) / middle.length
}

const mediansOf = <Sample extends Figures<Sample>>(samples: Sample[]): Sample => {
  const [first] = samples
  if (!first) throw new Error("Nothing was measured.")
  const keys = Object.keys(first) as (keyof Sample)[]
  return Object.fromEntries(keys.map(key => [key, median(samples.map(sample => sample[key]))])) as Sample
}

/**
 * Measures pages in interleaved rounds: each round asks the floor, the pages that are measured often, and its share of
 * the others, so that what else the machine does meets all of them alike. A page that misses a bound in its only run is
 * asked twice more beside the floor, and the median of the three counts.
 * @param measure one run of one page
 * @param linesOf what is told of a page, from its medians and the floor's
 */
export const inRounds = async <Sample extends Figures<Sample>>(
  { floor, often, once, rounds }: Plan,
  measure: (url: string) => Promise<Sample>,
  linesOf: (page: string, sample: Sample, floor: Sample) => Line[],
): Promise<Line[]> => {
  const ofFloor: Sample[] = []
  const samples = new Map<string, Sample[]>()
  const run = async (pages: Iterable<[string, string]>) => {
    ofFloor.push(await measure(floor))
    for (const [page, url] of pages) samples.set(page, [...(samples.get(page) ?? []), await measure(url)])
  }
  const told = (page: string) => linesOf(page, mediansOf(samples.get(page) ?? []), mediansOf(ofFloor))
  for (let round = 0; round < rounds; round++)
    await run([...often, ...[...once].filter((_, index) => index % rounds === round)])
  const doubtful = [...once].filter(([page]) => told(page).some(({ verdict }) => verdict === "MISSED"))
  for (let doubt = 0; doubt < DOUBTS && doubtful.length > 0; doubt++) await run(doubtful)
  console.log(`The floor, ${ofFloor.length} runs:`, mediansOf(ofFloor))
  return [...often.keys(), ...once.keys()].flatMap(told)
}
