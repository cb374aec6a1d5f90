/**
 * `npm run bench [runs] [path ...]`: measures built pages (the home page, where none is named) against floor.html, a
 * hand-written page of the same kind of text without script, in interleaved Lighthouse runs (mobile), and reports
 * script bytes before and after the first sign of intent. Absolute times mean nothing across machines; the ratio in one
 * run does. Exits 1 if a limit is missed. Lighthouse is fetched by npx at a fixed version, because nothing else needs
 * it.
 */
import { execFile } from "node:child_process"
import { mkdirSync, readFileSync } from "node:fs"
import { promisify } from "node:util"
import { launchBrowser } from "../browser"
import { scriptsSlice } from "../../src/layout/scripts-slice"
import { findChromium } from "../ensure.mjs"
import { serveFolder } from "./serve"

const LIGHTHOUSE = "lighthouse@12.8.2"
const FLAGS =
  "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync"
const LIMITS = { lcpRatio: 1.25, blockingMs: 20, shift: 0, scriptBytes: 0 }

interface Sample {
  lcp: number
  tbt: number
  cls: number
  bytes: number
  script: number
}

interface Report {
  audits: Record<
    string,
    { numericValue: number; details?: { items: { resourceType: string; transferSize: number }[] } }
  >
}

/** Asynchronous, because the server that Lighthouse asks runs in this very process. */
const measure = async (url: string): Promise<Sample> => {
  const out = ".cache/bench/report.json"
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
    {
      env: { ...process.env, CHROME_PATH: findChromium() },
      timeout: 120_000,
    },
  )
  const { audits } = JSON.parse(readFileSync(out, "utf8")) as Report
  const requests = audits["network-requests"]?.details?.items ?? []
  const sum = (items: typeof requests) => items.reduce((total, { transferSize }) => total + transferSize, 0)
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    bytes: sum(requests),
    script: sum(requests.filter(({ resourceType }) => resourceType === "Script")),
  }
}

const median = (values: number[]): number =>
  values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
const medians = (samples: Sample[]): Sample => {
  const of = (key: keyof Sample) => median(samples.map(sample => sample[key]))
  return { lcp: of("lcp"), tbt: of("tbt"), cls: of("cls"), bytes: of("bytes"), script: of("script") }
}

/** Bytes of script that the first tap brings, as they travel. */
const scriptAfterIntent = async (url: string): Promise<number> => {
  const browser = await launchBrowser()
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  let bytes = 0
  page.on("response", response => {
    if (response.request().resourceType() === "script" || response.url().endsWith(scriptsSlice))
      bytes += Number(response.headers()["content-length"] ?? 0)
  })
  await page.goto(url)
  await page.mouse.move(10, 10)
  await page.waitForTimeout(3000)
  await browser.close()
  return bytes
}

const bench = async (runs: number, paths: string[]) => {
  mkdirSync(".cache/bench", { recursive: true })
  const [floorSite, site] = [await serveFolder("scripts/bench"), await serveFolder("public")]
  const urls: [name: string, url: string][] = [
    ["floor", `${floorSite.url}floor.html`],
    ...paths.map((path): [string, string] => [path, new URL(path, site.url).href]),
  ]
  // The server compresses a file when it is first asked for; that is not the page's time.
  for (const [path, url] of urls) if (!(await fetch(url)).ok) throw new Error(`There is no page ${path} in public/.`)
  const samples = new Map<string, Sample[]>(urls.map(([name]) => [name, []]))
  for (let run = 0; run < runs; run++) {
    for (const [name, url] of urls) samples.get(name)?.push(await measure(url))
  }
  const measured = Object.fromEntries([...samples].map(([name, all]) => [name, medians(all)]))
  console.table(measured)
  const { floor, ...pages } = measured
  if (!floor) throw new Error("Nothing was measured.")
  const kept = Object.entries(pages).flatMap(([path, page]) => {
    const ratio = page.lcp / floor.lcp
    const limits: [limit: string, isKept: boolean][] = [
      [`LCP ${ratio.toFixed(2)} times the floor (at most ${LIMITS.lcpRatio})`, ratio <= LIMITS.lcpRatio],
      [
        `blocking ${Math.round(page.tbt - floor.tbt)} ms above the floor (at most ${LIMITS.blockingMs})`,
        page.tbt - floor.tbt <= LIMITS.blockingMs,
      ],
      [`layout shift ${page.cls.toFixed(3)} (none)`, Number(page.cls.toFixed(3)) <= LIMITS.shift],
      [`script before intent ${page.script} bytes (none)`, page.script <= LIMITS.scriptBytes],
    ]
    for (const [limit, isKept] of limits) console.log(`${isKept ? "ok    " : "MISSED"} ${path}: ${limit}`)
    return limits.map(([, isKept]) => isKept)
  })
  console.log(`       script after intent ${await scriptAfterIntent(site.url)} bytes`)
  for (const { stop } of [floorSite, site]) stop()
  process.exitCode = kept.every(Boolean) ? 0 : 1
}

const [runs = "5", ...paths] = process.argv.slice(2)
void bench(Number(runs), paths.length > 0 ? paths : ["/"])
