/**
 * `npm run bench [-- rounds]`: what visitors wait for on one page of each main kind, beside floor.html, a hand-written
 * page of the same text without script. Lighthouse measures all of them in turn (mobile, throttled by DevTools),
 * so that what else the machine does meets all alike: the ratio means something, the times do not. Exits 1 where a
 * bound is missed.
 */
import { execFile } from "node:child_process"
import { mkdirSync, readFileSync } from "node:fs"
import { promisify } from "node:util"
import { brotliCompressSync } from "node:zlib"
import { canonicalPages } from "../../tests/site/built-pages"
import { findChromium } from "../ensure.mjs"
import { serveFolder } from "./serve"

/** Fetched by npm at a fixed version, because nothing else needs it. */
const LIGHTHOUSE = "lighthouse@13.5.0"
const CHROME = "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking"
const REPORT = ".cache/bench.json"

/** At most: LCP observed in times of the floor's, milliseconds of blocking above it, layout shift, bytes of HTML. */
const BOUNDS = { lcp: 1.2, blocking: 30, shift: 0, html: 14_600 }

interface Sample {
  /** Largest contentful paint, in milliseconds. */
  lcp: number
  /** Total blocking time, in milliseconds. */
  blocking: number
  shift: number
}

interface Report {
  audits: Record<string, { numericValue: number } | undefined>
}

/** One page of each kind that most visitors see first; of services and posts the longest. */
const mainPages = () => {
  const pages = canonicalPages().sort((one, other) => other.html.length - one.html.length)
  const longest = (folder: string, mark = "") =>
    pages.find(({ path, html }) => path.startsWith(folder) && html.includes(mark))
  const one = (address: string) => pages.find(({ path }) => path === address)
  const found = [
    one("/"),
    longest("/services/"),
    one("/pricing"),
    longest("/blog/", 'content="article"'),
    one("/contact"),
  ]
  return found.flatMap(page => page ?? [])
}

/** @returns what measures one page as a phone sees it */
const startLighthouse = async () => {
  mkdirSync(".cache", { recursive: true })
  // Where its command is, once npm has fetched it: npm itself takes a second to start.
  const where = ["exec", "--yes", `--package=${LIGHTHOUSE}`, "--", "which", "lighthouse"]
  const { stdout } = await promisify(execFile)("npm", where)
  return async (url: string): Promise<Sample> => {
    // The server compresses a file when it is first asked for; that is not the page's time.
    if (!(await fetch(url)).ok) throw new Error(`There is no page at ${url}.`)
    const audits = ["largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"]
    const options = ["--throttling-method=devtools", `--only-audits=${audits.join()}`, "--disable-full-page-screenshot"]
    await promisify(execFile)(
      stdout.trim(),
      [url, "--quiet", ...options, "--output=json", `--output-path=${REPORT}`, `--chrome-flags=${CHROME}`],
      { env: { ...process.env, CHROME_PATH: findChromium() }, timeout: 180_000 },
    )
    const report = JSON.parse(readFileSync(REPORT, "utf8")) as Report
    const [lcp = Number.NaN, blocking = Number.NaN, shift = Number.NaN] = audits.map(
      audit => report.audits[audit]?.numericValue,
    )
    return { lcp, blocking, shift }
  }
}

const medianOf = (samples: readonly Sample[], name: keyof Sample): number =>
  samples.map(sample => sample[name]).sort((one, other) => one - other)[Math.floor(samples.length / 2)] ?? Number.NaN

const bench = async () => {
  const rounds = Number(process.argv[2] ?? 5)
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error("Usage: npm run bench [-- rounds]")
  const pages = mainPages()
  const [floor, site] = [await serveFolder("scripts/bench"), await serveFolder("public")]
  const measure = await startLighthouse()
  const addresses = ["floor.html", ...pages.map(({ path }) => path)]
  const samples = new Map<string, Sample[]>(addresses.map(address => [address, []]))
  for (let round = 0; round < rounds; round++)
    for (const address of addresses)
      samples.get(address)!.push(await measure(new URL(address, address === "floor.html" ? floor.url : site.url).href))
  for (const server of [floor, site]) server.stop()
  const of = (address: string, name: keyof Sample) => medianOf(samples.get(address)!, name)
  const rows = pages.map(({ path, html }) => {
    const figures = {
      lcp: of(path, "lcp") / of("floor.html", "lcp"),
      blocking: of(path, "blocking") - of("floor.html", "blocking"),
      shift: of(path, "shift"),
      html: brotliCompressSync(html).length,
    }
    const missed = (Object.keys(BOUNDS) as (keyof typeof BOUNDS)[]).filter(name => figures[name] > BOUNDS[name])
    return { page: path, ...figures, lcp: figures.lcp.toFixed(2), missed: missed.join(", ") }
  })
  console.table([...rows, { page: "at most", ...BOUNDS }])
  console.log(`The floor's LCP: ${Math.round(of("floor.html", "lcp"))} ms, ${rounds} rounds.`)
  process.exitCode = rows.every(({ missed }) => missed === "") ? 0 : 1
}

void bench()
