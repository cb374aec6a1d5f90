import { findChromium } from "./prerequisites.mjs"

/**
 * Flags for headless Chromium in a container. Software rendering without a GPU process is faster; without hinting, text
 * is as wide as in Chromium with a window; the last three prevent background requests.
 */
const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--in-process-gpu",
  "--font-render-hinting=none",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
]

const executablePath = findChromium()
if (!executablePath)
  throw new Error("No Chromium found. Run node scripts/install.mjs, or set CHROMIUM_PATH to its path.")

/** Playwright's launch options for the local Chromium. */
export const launchOptions = { executablePath, args: flags }
