import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join, resolve } from "node:path"

/**
 * Firefox as distributions ship it: playwright-core starts only one of its own making, or one that is newer than
 * Debian's. Not a dependency: it brings 25 packages for these tests alone.
 */
const CLIENT = "puppeteer-core@25.16.0"
const folder = resolve("node_modules/.cache/firefox")

/** What the tests use of the client. */
export interface Request {
  url: () => string
  continue: () => Promise<void>
  respond: (answer: { status?: number; contentType?: string; body: string }) => Promise<void>
}
export interface FirefoxPage {
  goto: (url: string) => Promise<unknown>
  setViewport: (size: { width: number; height: number }) => Promise<void>
  waitForFunction: (holds: () => boolean) => Promise<unknown>
  close: () => Promise<void>
  pdf: () => Promise<Uint8Array>
  type: (selector: string, text: string) => Promise<void>
  click: (selector: string, options?: { count: number }) => Promise<void>
  evaluate: <Result, Argument>(run: (argument: Argument) => Result, argument?: Argument) => Promise<Awaited<Result>>
  evaluateOnNewDocument: (run: string | (() => void)) => Promise<unknown>
  waitForSelector: (selector: string, options?: { timeout: number }) => Promise<unknown>
  setRequestInterception: (on: boolean) => Promise<void>
  on: ((event: "request", listen: (request: Request) => void) => void) &
    ((event: "pageerror", listen: (error: Error) => void) => void) &
    ((event: "console", listen: (message: { type: () => string; text: () => string }) => void) => void)
}
export interface Firefox {
  newPage: () => Promise<FirefoxPage>
  close: () => Promise<void>
}
interface Client {
  launch: (options: object) => Promise<Firefox>
}

const CANDIDATES = ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"]

/** Path of a Firefox, or `undefined`; `FIREFOX_PATH` wins over the usual places. */
export const findFirefox = (): string | undefined =>
  process.env.FIREFOX_PATH ?? CANDIDATES.find(path => existsSync(path))

/**
 * Starts Firefox without a window.
 * @param isLenient whether a certificate that nobody has signed is taken
 */
export const launchFirefox = async (isLenient = false): Promise<Firefox> => {
  if (!existsSync(join(folder, "node_modules/puppeteer-core"))) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, "package.json"), '{ "private": true }')
    const args = ["install", "--ignore-scripts", "--no-save", "--no-audit", "--no-fund", "--loglevel=error", CLIENT]
    execFileSync("npm", args, { cwd: folder, stdio: "inherit" })
  }
  const client = createRequire(join(folder, "package.json"))("puppeteer-core") as Client
  return client.launch({
    browser: "firefox",
    executablePath: findFirefox(),
    headless: true,
    acceptInsecureCerts: isLenient,
  })
}
