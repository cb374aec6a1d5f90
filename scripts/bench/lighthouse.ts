import { execFile } from "node:child_process"
import { mkdirSync, readFileSync } from "node:fs"
import { promisify } from "node:util"
import { findChromium } from "../ensure.mjs"

/** Fetched by npm at a fixed version, because nothing else needs it. */
const LIGHTHOUSE = "lighthouse@13.5.0"
const FLAGS =
  "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking " +
  "--disable-component-update --disable-sync"
/** What is asked; the pictures and checks that no figure here needs are two thirds of a run's time. */
const AUDITS = [
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
  "mainthread-work-breakdown",
]
const FOLDER = ".cache/bench"

/** What Lighthouse says of one page. */
export interface Sample {
  /** Largest contentful paint as it was observed on a line and a processor that are slowed down, in milliseconds. */
  lcp: number
  /** The same as Lighthouse reckons it from a run at full speed, which is how its scores come about. */
  simulated: number
  /** Total blocking time, in milliseconds. */
  blocking: number
  /** Cumulative layout shift. */
  shift: number
  /** Milliseconds of style, layout and rendering on the main thread. */
  layout: number
}

interface Report {
  audits: Record<string, { numericValue: number; details?: { items: { group?: string; duration?: number }[] } }>
}

/**
 * Where Lighthouse's command is, once npm has fetched it: npm itself takes a second to start.
 * @returns what measures one page as a phone sees it
 */
export const startLighthouse = async (): Promise<(url: string) => Promise<Sample>> => {
  mkdirSync(FOLDER, { recursive: true })
  const where = ["exec", "--yes", `--package=${LIGHTHOUSE}`, "--", "which", "lighthouse"]
  const { stdout } = await promisify(execFile)("npm", where)
  const command = stdout.trim()
  return async url => {
    const observed = await measure(command, url, "devtools")
    const { lcp } = await measure(command, url, "simulate")
    return { ...observed, simulated: lcp }
  }
}

const measure = async (command: string, url: string, throttling: string): Promise<Omit<Sample, "simulated">> => {
  const out = `${FOLDER}/report.json`
  // The server compresses a file when it is first asked for; that is not the page's time.
  if (!(await fetch(url)).ok) throw new Error(`There is no page at ${url}.`)
  // Asynchronous, because the server that Lighthouse asks runs in this very process.
  await promisify(execFile)(
    command,
    [
      url,
      "--quiet",
      `--throttling-method=${throttling}`,
      `--only-audits=${AUDITS.join()}`,
      "--disable-full-page-screenshot",
      "--output=json",
      `--output-path=${out}`,
      `--chrome-flags=${FLAGS}`,
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() }, timeout: 180_000 },
  )
  const { audits } = JSON.parse(readFileSync(out, "utf8")) as Report
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const layout = (audits["mainthread-work-breakdown"]?.details?.items ?? []).filter(
    ({ group }) => group === "styleLayout" || group === "paintCompositeRender",
  )
  return {
    lcp: value("largest-contentful-paint"),
    blocking: value("total-blocking-time"),
    shift: value("cumulative-layout-shift"),
    layout: layout.reduce((sum, { duration = 0 }) => sum + duration, 0),
  }
}
