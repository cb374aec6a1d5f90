import { existsSync } from "node:fs"
import { type Browser, chromium } from "playwright-core"

const CANDIDATES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
]

/** Flags for a headless browser in a container; the last four keep it from asking for anything on the network by itself. */
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
]

/**
 * The Chromium to test with: `CHROMIUM_PATH` if it is set, else the first of the usual places.
 * @returns its path, or `undefined` where there is none
 */
export const findChromium = (): string | undefined => process.env.CHROMIUM_PATH ?? CANDIDATES.find(path => existsSync(path))

/**
 * Starts headless Chromium.
 * @throws if there is no Chromium on this machine, with the way to get one
 */
export const launchBrowser = async (): Promise<Browser> => {
  const executablePath = findChromium()
  if (!executablePath) throw new Error("No Chromium found. Install it (Debian: apt-get install chromium; elsewhere: Google Chrome) or set CHROMIUM_PATH.")
  return chromium.launch({ executablePath, args: FLAGS })
}
