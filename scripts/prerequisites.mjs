import { spawn, spawnSync } from "node:child_process"
import { existsSync, readFileSync, statSync } from "node:fs"

/**
 * Installs missing prerequisites. Plain JavaScript, because it runs before `npm ci`; asynchronous, so that npm and
 * apt-get run in parallel.
 */

/** Runs a program; resolves to whether it succeeded. */
const run = (command, args) =>
  new Promise(resolve => {
    const child = spawn(command, args, { stdio: "inherit", shell: process.platform === "win32" })
    child.on("error", () => resolve(false))
    child.on("close", code => resolve(code === 0))
  })

/** Paths of Chromium. The headless shell is first: a fifth less CPU time, and a smaller package. */
const chromiumPaths = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
]

/** Returns the path of Chromium, if there is one. `CHROMIUM_PATH` takes precedence. */
export const findChromium = () => process.env.CHROMIUM_PATH ?? chromiumPaths.find(path => existsSync(path))

/** npm's record of the installed packages. */
const INSTALLED_LOCK = "node_modules/.package-lock.json"

/** Returns whether packages for tests are installed. */
const hasDevPackages = () => {
  const { devDependencies } = JSON.parse(readFileSync("package.json", "utf8"))
  return Object.keys(devDependencies).every(name => existsSync(`node_modules/${name}`))
}

/**
 * Installs packages if some are missing or older than the lockfile.
 * @param omitDev - omits packages for tests, unless they are installed
 */
export const ensureDependencies = async ({ omitDev = false } = {}) => {
  const isCurrent =
    existsSync(INSTALLED_LOCK) && statSync(INSTALLED_LOCK).mtimeMs >= statSync("package-lock.json").mtimeMs
  const hasDev = hasDevPackages()
  if (isCurrent && (omitDev || hasDev)) return
  // `npm install` adds missing packages; `npm ci` installs all of them again.
  const command = isCurrent ? ["install", "--no-save"] : ["ci", ...(omitDev && !hasDev ? ["--omit=dev"] : [])]
  console.log(`Installing packages (npm ${command.join(" ")}) ...`)
  if (await run("npm", [...command, "--loglevel=error"])) return
  console.error(
    "npm failed (see above). Check access to the npm registry. If the lockfile is incomplete, run npm run lockfile.",
  )
  process.exit(1)
}

/** Installs Debian packages if possible, in one run, because each run updates the package lists. */
const installDebianPackages = async packages => {
  if (packages.length === 0) return
  const isDebian = existsSync("/etc/os-release") && /debian|ubuntu/.test(readFileSync("/etc/os-release", "utf8"))
  const isRoot = process.getuid?.() === 0
  if (!isDebian || !(isRoot || existsSync("/usr/bin/sudo"))) return
  console.log(`Installing ${packages.join(", ")} (apt-get) ...`)
  const apt = args => (isRoot ? run("apt-get", args) : run("sudo", ["-n", "apt-get", ...args]))
  await apt(["update", "-qq"])
  await apt(["install", "-y", "-qq", "--no-install-recommends", ...packages])
}

/** Returns whether Arial or a metric-compatible font is installed. Debian's Chromium has none; macOS and Windows do. */
const hasArial = () => {
  if (process.platform !== "linux") return true
  const { stdout } = spawnSync("fc-match", ["--format=%{family}", "Arial"], { encoding: "utf8" })
  return /Arial|Liberation Sans|Arimo/.test(stdout ?? "")
}

/** Packages for text measurements: a metric-compatible Arial, and `fc-match`. */
const fontPackages = ["fontconfig", "fonts-liberation"]

/**
 * Ensures that Chromium, fonts and OpenSSL (for certificates of test servers) are installed. Installs Debian packages
 * if possible; otherwise prints what to install.
 * @returns whether Chromium is installed
 */
export const ensureChromium = async () => {
  // If apt fails because an older Debian has no headless shell, the second attempt installs all packages with Chromium.
  for (const chromium of ["chromium-headless-shell", "chromium"])
    await installDebianPackages([
      ...(hasArial() ? [] : fontPackages),
      ...(existsSync("/usr/bin/openssl") ? [] : ["openssl"]),
      ...(findChromium() ? [] : [chromium]),
    ])
  if (!hasArial()) console.error("No Arial found. Install Arial or Liberation Sans for tests that measure text.")
  const hasChromium = Boolean(findChromium())
  if (!hasChromium)
    console.error("No Chromium found. Install Chromium or Google Chrome, or set CHROMIUM_PATH to its path.")
  return hasChromium
}
