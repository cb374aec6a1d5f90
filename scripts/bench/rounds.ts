import { type Line } from "./lines"

/** Figures of one run. */
type Figures<Sample> = { [Key in keyof Sample]: number }

/** What is measured: the floor, and pages by what each is called in the table. */
export interface Plan {
  floor: string
  pages: Map<string, string>
  rounds: number
}

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
 * Measures pages in interleaved rounds: each asks the floor and every page, so that what else the machine does meets
 * all of them alike.
 * @param measure one run of one page
 * @param linesOf what is told of a page, from its medians and the floor's
 */
export const inRounds = async <Sample extends Figures<Sample>>(
  { floor, pages, rounds }: Plan,
  measure: (url: string) => Promise<Sample>,
  linesOf: (page: string, sample: Sample, floor: Sample) => Line[],
): Promise<Line[]> => {
  const ofFloor: Sample[] = []
  const samples = new Map([...pages.keys()].map(page => [page, [] as Sample[]]))
  for (let round = 0; round < rounds; round++) {
    ofFloor.push(await measure(floor))
    for (const [page, url] of pages) samples.get(page)!.push(await measure(url))
  }
  console.log(`The floor, ${rounds} runs:`, mediansOf(ofFloor))
  return [...samples].flatMap(([page, own]) => linesOf(page, mediansOf(own), mediansOf(ofFloor)))
}
