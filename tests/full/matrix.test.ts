import assert from "node:assert/strict"
import { after, before, describe, test } from "node:test"
import type { Browser, BrowserContext, Page, Route } from "playwright-core"
import { launchBrowser } from "../../scripts/browser"
import { posts } from "../site/content"
import { siteUrl, windowOf } from "../site/site"
import { namedIn, takeAway } from "./named-apis"
import { common, missingOf, seen } from "./readable"

/**
 * Each script and sheet of a page, and what may become of it. Pages are asked by what they bring themselves, so that a
 * file of another name is asked as well.
 */

const PATHS = ["/", "/pricing", posts[0]!.path, "/contact"]
/** Within this, in milliseconds, a page is readable. */
const LIMIT = 8_000
const LATE = 10_000
/** Pages that are open at once: most of the time is waiting. */
const AT_ONCE = 4

const wait = (time: number) => new Promise(done => setTimeout(done, time))
const SIGN_IN = "<!doctype html><title>Sign in</title><main>Sign in</main>"

const FAULTS: Record<string, (route: Route) => Promise<unknown>> = {
  "is missing": route => route.fulfill({ status: 404, contentType: "text/html", body: SIGN_IN }),
  "is refused": route => route.abort("blockedbyclient"),
  "never comes": () => new Promise(() => undefined),
  "comes in half": async route => {
    const body = (await (await route.fetch()).body()).toString("utf8")
    const contentType = /\.css(\?|$)/.test(route.request().url()) ? "text/css" : "text/javascript"
    await route.fulfill({ contentType, body: body.slice(0, body.length / 2) })
  },
  "is a page": route => route.fulfill({ contentType: "text/html", body: SIGN_IN }),
  "comes late": async route => {
    await wait(LATE)
    await route.continue()
  },
}

/** What somebody between the site and its visitors may forbid beside it. */
const POLICIES: Record<string, string> = {
  "is a script in the page that a policy refuses": "script-src 'self'",
  "may write only what is of a trusted type": "require-trusted-types-for 'script'",
}

let browser: Browser
before(async () => {
  browser = await launchBrowser()
})
after(() => browser?.close())

type Prepare = (context: BrowserContext) => Promise<unknown>

/** Opens a page in a fresh context; it may never be loaded whole. */
const open = async (
  path: string,
  width: number,
  prepare: Prepare,
  run: (page: Page) => Promise<void>,
  javaScriptEnabled = true,
) => {
  const context = await browser.newContext({ viewport: windowOf(width), javaScriptEnabled })
  try {
    await context.addInitScript({ content: "globalThis.__name = value => value" })
    await prepare(context)
    const page = await context.newPage()
    await page.goto(siteUrl + path, { waitUntil: "commit" })
    await run(page)
  } finally {
    // What is held back for ever is let go with it.
    await context.close()
  }
}

interface Whole {
  /** Addresses of its scripts and sheets, and of what they bring. */
  parts: string[]
  /** What it says with and without script: what a visitor came for. */
  texts: string[]
  /** What its scripts say. */
  code: string
}

const learn = async (path: string, width: number): Promise<Whole> => {
  const parts = new Set<string>()
  let withScript: string[] = []
  let withoutScript: string[] = []
  let code = ""
  await open(
    path,
    width,
    context => {
      context.on("request", request => {
        if (["script", "stylesheet"].includes(request.resourceType())) parts.add(request.url())
      })
      return Promise.resolve()
    },
    async page => {
      await page.waitForLoadState("load")
      await page.mouse.move(20, 300)
      await page.keyboard.press("End")
      await page.waitForLoadState("networkidle")
      withScript = (await page.evaluate(seen)).texts
      const inline = await page.evaluate(() =>
        [...document.querySelectorAll("script:not([src])")].map(script => script.textContent ?? ""),
      )
      const fetched = await Promise.all(
        [...parts].filter(url => !url.includes(".css")).map(async url => (await fetch(url)).text()),
      )
      code = [...inline, ...fetched].join("\n")
    },
  )
  await open(
    path,
    width,
    () => Promise.resolve(),
    async page => {
      await page.waitForLoadState("load")
      withoutScript = (await page.evaluate(seen)).texts
    },
    false,
  )
  return { parts: [...parts].sort(), texts: common(withScript, withoutScript), code }
}

const known = new Map<string, Promise<Whole>>()
const whole = (path: string, width: number): Promise<Whole> => {
  const key = `${path} ${width}`
  const learned = known.get(key) ?? learn(path, width)
  known.set(key, learned)
  return learned
}

/** What is wrong with a page at this moment. */
const wrongWith = async (page: Page, texts: string[]): Promise<string> => {
  const { texts: found, sideways } = await page.evaluate(seen)
  const missing = missingOf(texts, found)
  if (missing.length > 0)
    return `${missing.length} of ${texts.length} texts are not seen: ${missing.slice(0, 5).join(" | ")}`
  return sideways > 0 ? `scrolls ${sideways} px sideways` : ""
}

/** Within the limit all text is seen, nothing scrolls sideways, and a link at the end of the page leads on. */
const assertReadable = async (page: Page, texts: string[]) => {
  const end = Date.now() + LIMIT
  for (;;) {
    const wrong = await wrongWith(page, texts).catch((error: unknown) => String(error))
    if (!wrong) break
    if (Date.now() > end) assert.fail(wrong)
    await wait(250)
  }
  const link = page.locator('footer a[href^="/"]').filter({ visible: true }).last()
  const address = (await link.getAttribute("href"))!
  await link.click({ timeout: 5000, noWaitAfter: true })
  await page.waitForURL(`**${address}`, { waitUntil: "commit", timeout: 5000 })
}

for (const [at, path] of PATHS.entries()) {
  const width = at % 2 === 0 ? 390 : 1440
  describe(`${path} at ${width} px is readable where a part of it`, { concurrency: AT_ONCE }, () => {
    for (const [fault, answer] of Object.entries(FAULTS))
      test(fault, async () => {
        const { parts, texts } = await whole(path, width)
        assert.ok(parts.length > 0 && texts.length > 20)
        const problems: string[] = []
        for (const part of parts)
          await open(
            path,
            width,
            context => context.route(part, route => answer(route).catch(() => undefined)),
            page => assertReadable(page, texts),
          ).catch((error: unknown) =>
            problems.push(`${part}: ${error instanceof Error ? error.message : String(error)}`),
          )
        assert.deepEqual(problems, [])
      })

    for (const [refused, policy] of Object.entries(POLICIES))
      test(refused, async () => {
        const { texts } = await whole(path, width)
        const refuse: Prepare = context =>
          context.route(siteUrl + path, async route => {
            const response = await route.fetch()
            const headers = { ...response.headers(), "content-security-policy": policy }
            await route.fulfill({ response, headers })
          })
        await open(path, width, refuse, page => assertReadable(page, texts))
      })

    test("is every drawing", async () => {
      const { texts } = await whole(path, width)
      const refuse: Prepare = context => context.route("**/*.svg", route => FAULTS["is missing"]!(route))
      await open(path, width, refuse, page => assertReadable(page, texts))
    })

    test("is a part of the browser that its scripts name", async () => {
      const { texts, code } = await whole(path, width)
      const problems: string[] = []
      for (const name of await namedIn(browser, code))
        await open(
          path,
          width,
          context => context.addInitScript(takeAway, name),
          page => assertReadable(page, texts),
        ).catch((error: unknown) => {
          const told = error instanceof Error ? error.message : String(error)
          // What the client of this test needs itself cannot be taken away from it.
          if (!told.includes("UtilityScript")) problems.push(`${name}: ${told}`)
        })
      assert.deepEqual(problems, [])
    })
  })
}
