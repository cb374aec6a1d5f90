import type { Browser } from "@playwright/test"
import { openPlainPage } from "./plain-page"

/** How many times slower than this machine the visitor's is. */
const SLOWDOWN = 4
/** Milliseconds from which on a task keeps a visitor waiting. */
const LONG = 50
/** What Chromium calls the steps of style, layout and rendering. */
const RENDERING = new Set(["UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "Commit"])

/** One event of a trace; times are in microseconds, `tdur` is that of the processor. */
interface TraceEvent {
  name: string
  pid: number
  tid: number
  tdur?: number
  args: { name?: string }
}

/**
 * What a page's thread does, in milliseconds of a slow phone: by the time of the processor, as often as the phone is
 * slower. What else this machine does meanwhile is none of the page's.
 */
export interface Work {
  /** What tasks take beyond the first 50 ms. */
  blocking: number
  /** Style, layout and rendering. */
  rendering: number
}

const workIn = (trace: Buffer): Work => {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const pages = new Set(
    traceEvents.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain").map(threadOf),
  )
  const timesOf = (isOne: (name: string) => boolean) =>
    traceEvents
      .filter(event => isOne(event.name) && pages.has(threadOf(event)))
      .map(({ tdur = 0 }) => (tdur / 1000) * SLOWDOWN)
  const tasks = timesOf(name => name.endsWith("RunTask"))
  const sum = (times: number[]) => times.reduce((all, time) => all + time, 0)
  return {
    blocking: sum(tasks.map(task => Math.max(0, task - LONG))),
    rendering: sum(timesOf(name => RENDERING.has(name))),
  }
}

/** What it takes to show one page, on a phone. */
export const workOfLoading = async (
  browser: Browser,
  url: string,
  size: { width: number; height: number },
): Promise<Work> => {
  await browser.startTracing(undefined, { categories: ["toplevel", "devtools.timeline"] })
  const page = await openPlainPage(browser, url, size)
  await page.untilIdle()
  await page.close()
  return workIn(await browser.stopTracing())
}
