import { spawn, spawnSync } from "node:child_process"
import { existsSync, readFileSync, statSync } from "node:fs"

/**
 * What a fresh machine may lack. Plain JavaScript, because it runs before anything is installed; asynchronous, so that
 * npm and Debian's package manager can work at the same time.
 */

/** Runs a program, and tells whether it succeeded. */
const run = (command, args) =>
  new Promise(resolve => {
    const child = spawn(command, args, { stdio: "inherit", shell: process.platform === "win32" })
    child.on("error", () => resolve(false))
    child.on("close", code => resolve(code === 0))
  })

/** The first is Chromium without a window: the same pages with a fifth less work, in a smaller package. */
const CANDIDATES = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
]

/** @returns the path of a Chromium, or `undefined`; `CHROMIUM_PATH` wins over the usual places */
export const findChromium = () => process.env.CHROMIUM_PATH ?? CANDIDATES.find(path => existsSync(path))

const installed = "node_modules/.package-lock.json"

/** Installs exactly the packages of the lockfile, where they are missing or older than it. */
export const ensureDependencies = async () => {
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync("package-lock.json").mtimeMs) return
  console.log("Installing packages (npm ci) ...")
  if (!(await run("npm", ["ci", "--loglevel=error"]))) {
    console.error(
      "npm ci failed: see above. Is the npm registry reachable? If the lock is not complete: npm run lockfile",
    )
    process.exit(1)
  }
}

/** Installs Debian packages where this is possible, all at once: each time it asks anew what there is. */
const installPackages = async packages => {
  if (packages.length === 0) return
  const isDebian = existsSync("/etc/os-release") && /debian|ubuntu/.test(readFileSync("/etc/os-release", "utf8"))
  const isRoot = process.getuid?.() === 0
  if (!isDebian || !(isRoot || existsSync("/usr/bin/sudo"))) return
  console.log(`Installing ${packages.join(", ")} (apt-get) ...`)
  const apt = args => (isRoot ? run("apt-get", args) : run("sudo", ["-n", "apt-get", ...args]))
  await apt(["update", "-qq"])
  await apt(["install", "-y", "-qq", "--no-install-recommends", ...packages])
}

/**
 * Whether text set in Arial is as wide as on most computers: in Arial, or in Liberation Sans, which is as wide.
 * Debian's Chromium comes without. macOS and Windows have it.
 */
const hasArial = () => {
  if (process.platform !== "linux") return true
  const { stdout } = spawnSync("fc-match", ["--format=%{family}", "Arial"], { encoding: "utf8" })
  return /Arial|Liberation Sans|Arimo/.test(stdout ?? "")
}

/** What tests measure with: a font as wide as Arial, and what finds it. */
const FONTS = ["fontconfig", "fonts-liberation"]

/**
 * Finds a Chromium and the fonts that tests measure with, or installs Debian's where this is possible; elsewhere says
 * in one line what to install. OpenSSL makes the certificate of a server that some tests visit.
 */
export const ensureChromium = async () => {
  // Older releases of Debian have the whole of it only.
  for (const chromium of ["chromium-headless-shell", "chromium"])
    await installPackages([
      ...(hasArial() ? [] : FONTS),
      ...(existsSync("/usr/bin/openssl") ? [] : ["openssl"]),
      ...(findChromium() ? [] : [chromium]),
    ])
  if (!hasArial()) console.error("No Arial found: tests that measure text need it, or Liberation Sans in its place.")
  if (!findChromium()) {
    console.error("No Chromium found: install Chromium or Google Chrome, or set CHROMIUM_PATH to it.")
    process.exit(1)
  }
}
