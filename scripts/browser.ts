import { findChromium } from "./ensure.mjs"

/**
 * Flags for a headless browser in a container. What paints takes no process of its own, which is less work; letters
 * are as wide in the headless shell as in a window; the last four keep it from asking for anything on the network by
 * itself.
 */
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--in-process-gpu",
  "--font-render-hinting=none",
  "--no-first-run",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
]

const executablePath = findChromium()
if (!executablePath)
  throw new Error("No Chromium found: node scripts/install.mjs installs one where it can; or set CHROMIUM_PATH to it.")

/** How the Chromium of this machine is started. */
export const launchOptions = { executablePath, args: FLAGS }
