import { type ChildProcess, spawn } from "node:child_process"
import { existsSync, readdirSync } from "node:fs"
import { freePortFrom } from "../../scripts/ports.mjs"

/**
 * WebKit as GNOME ships it, by its own driver (Debian: webkit2gtk-driver, xvfb): what Safari is made of, and there is
 * no other for Linux that a package manager has. It speaks the protocol of the W3C, which is a few requests.
 */
const DRIVER = "/usr/bin/WebKitWebDriver"
const XVFB = "/usr/bin/xvfb-run"

/** Path of the browser that comes with the library, for automation; `undefined` where there is none. */
const browserPath = (): string | undefined => {
  const places = [
    "/usr/lib",
    ...(existsSync("/usr/lib/x86_64-linux-gnu") ? ["/usr/lib/x86_64-linux-gnu"] : []),
    ...(existsSync("/usr/lib/aarch64-linux-gnu") ? ["/usr/lib/aarch64-linux-gnu"] : []),
  ]
  return places
    .flatMap(place =>
      readdirSync(place)
        .filter(name => name.startsWith("webkit"))
        .map(name => `${place}/${name}/MiniBrowser`),
    )
    .find(path => existsSync(path))
}

/** Why there is no WebKit to ask, or `false`. */
export const lacksWebKit = (): string | false =>
  existsSync(DRIVER) && existsSync(XVFB) && browserPath()
    ? false
    : "there is no WebKit on this machine (Debian: apt-get install webkit2gtk-driver xvfb)"

/** A window of WebKit. */
export interface WebKit {
  goto: (url: string) => Promise<void>
  /** Runs the body of a function in the page; a promise that it returns is awaited. */
  run: <Result>(body: string) => Promise<Result>
  /** Presses the first element that a selector finds. */
  click: (selector: string) => Promise<void>
  type: (selector: string, text: string) => Promise<void>
  close: () => Promise<void>
}

/** Starts WebKit on a display that nobody sees. */
export const launchWebKit = async (): Promise<WebKit> => {
  const port = await freePortFrom(4_700)
  const driver: ChildProcess = spawn(XVFB, ["-a", DRIVER, `--port=${port}`, "--host=127.0.0.1"], {
    stdio: "ignore",
    detached: true,
    env: {
      ...process.env,
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
      LIBGL_ALWAYS_SOFTWARE: "1",
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    },
  })
  const stop = () => {
    if (driver.exitCode === null && driver.pid) process.kill(-driver.pid)
  }
  const ask = async <Result>(method: string, path: string, body?: object): Promise<Result> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(60_000),
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: Result & { error?: string; message?: string } }
    if (!answer.ok) throw new Error(`WebKit: ${value.error}: ${value.message}`)
    return value
  }
  try {
    for (const begun = Date.now(); ; await new Promise(done => setTimeout(done, 200))) {
      const isUp = await ask("GET", "/status").then(
        () => true,
        () => false,
      )
      if (isUp) break
      if (Date.now() - begun > 30_000) throw new Error("WebKitWebDriver does not answer.")
    }
    const options = { binary: browserPath(), args: ["--automation"] }
    const { sessionId } = await ask<{ sessionId: string }>("POST", "/session", {
      capabilities: { alwaysMatch: { pageLoadStrategy: "normal", "webkitgtk:browserOptions": options } },
    })
    const session = `/session/${sessionId}`
    const execute = <Result>(script: string, ...args: string[]) =>
      ask<Result>("POST", `${session}/execute/sync`, { script, args })
    return {
      goto: url => ask("POST", `${session}/url`, { url }),
      run: body => execute(body),
      // The driver's own presses and keys want a window that has the focus, and to see what they press at once.
      click: selector => execute("document.querySelector(arguments[0]).click()", selector),
      type: (selector, text) =>
        execute(
          "const field = document.querySelector(arguments[0]);" +
            "field.dispatchEvent(new Event('focusin', { bubbles: true }));" +
            "field.value = arguments[1]; field.dispatchEvent(new Event('input', { bubbles: true }))",
          selector,
          text,
        ),
      close: async () => {
        await ask("DELETE", session).catch(() => undefined)
        stop()
      },
    }
  } catch (problem) {
    stop()
    throw problem
  }
}
