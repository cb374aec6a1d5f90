import { execFile } from "node:child_process"
import { mkdirSync, readFileSync } from "node:fs"
import { promisify } from "node:util"
import { findChromium } from "../ensure.mjs"

/** Fetched by npx at a fixed version, because nothing else needs it. */
const LIGHTHOUSE = "lighthouse@13.5.0"
const FLAGS =
  "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking " +
  "--disable-component-update --disable-sync"
const FOLDER = ".cache/bench"

/** What Lighthouse says of one page. */
export interface Sample {
  /** Largest contentful paint, in milliseconds. */
  lcp: number
  /** Total blocking time, in milliseconds. */
  blocking: number
  /** Cumulative layout shift. */
  shift: number
  /** Milliseconds of style, layout and rendering on the main thread. */
  layout: number
  /** Bytes of all answers. */
  bytes: number
}

interface Report {
  audits: Record<
    string,
    { numericValue: number; details?: { items: { group?: string; duration?: number; transferSize?: number }[] } }
  >
}

const measure = async (url: string): Promise<Sample> => {
  const out = `${FOLDER}/report.json`
  // Asynchronous, because the server that Lighthouse asks runs in this very process.
  await promisify(execFile)(
    "npx",
    [
      "--yes",
      LIGHTHOUSE,
      url,
      "--quiet",
      "--only-categories=performance",
      "--output=json",
      `--output-path=${out}`,
      `--chrome-flags=${FLAGS}`,
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() }, timeout: 180_000 },
  )
  const { audits } = JSON.parse(readFileSync(out, "utf8")) as Report
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const items = (audit: string) => audits[audit]?.details?.items ?? []
  const layout = items("mainthread-work-breakdown").filter(
    ({ group }) => group === "styleLayout" || group === "paintCompositeRender",
  )
  return {
    lcp: value("largest-contentful-paint"),
    blocking: value("total-blocking-time"),
    shift: value("cumulative-layout-shift"),
    layout: layout.reduce((sum, { duration = 0 }) => sum + duration, 0),
    bytes: items("network-requests").reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
  }
}

const median = (values: number[]): number =>
  values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

const medians = (samples: Sample[]): Sample => {
  const of = (key: keyof Sample) => median(samples.map(sample => sample[key]))
  return { lcp: of("lcp"), blocking: of("blocking"), shift: of("shift"), layout: of("layout"), bytes: of("bytes") }
}

/**
 * Measures pages as a phone sees them, in interleaved runs.
 * @param urls addresses by name
 * @returns medians by name
 */
export const measurePages = async (runs: number, urls: Map<string, string>): Promise<Map<string, Sample>> => {
  mkdirSync(FOLDER, { recursive: true })
  // The server compresses a file when it is first asked for; that is not the page's time.
  for (const [name, url] of urls) if (!(await fetch(url)).ok) throw new Error(`There is no page ${name} in public/.`)
  const samples = new Map<string, Sample[]>()
  for (let run = 0; run < runs; run++)
    for (const [name, url] of urls) samples.set(name, [...(samples.get(name) ?? []), await measure(url)])
  return new Map([...samples].map(([name, all]) => [name, medians(all)]))
}
