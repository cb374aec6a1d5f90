import assert from "node:assert/strict"
import { after, before, describe, test } from "node:test"
import { canonicalPages } from "../site/built-pages"
import { siteUrl } from "../site/site"
import { notFound } from "./readable"
import { findFirefox, type Firefox, type FirefoxPage, launchFirefox, type Request } from "./firefox"

const TYPED = "Ada"
/** A field that filters, and one of a form. */
const FIELD = "#resource-filter [type=search]"
const NAME = "#form [name=name]"

interface Prepared {
  /** Answers a request in place of the server; undefined lets it through. */
  answer?: (request: Request) => Promise<void> | undefined
  /** Runs in the page before anything of it. */
  first?: () => void
}

describe("Firefox", { skip: findFirefox() ? false : "there is no Firefox on this machine" }, () => {
  let browser: Firefox
  before(async () => {
    browser = await launchFirefox()
  })
  after(() => browser?.close())

  /** Opens a page with a fault; what its own scripts report is handed over. */
  const visit = async (
    path: string,
    { answer, first }: Prepared,
    run: (page: FirefoxPage, problems: string[]) => Promise<void>,
  ) => {
    const page = await browser.newPage()
    const problems: string[] = []
    page.on("pageerror", ({ message }) => {
      if (!/Loading module|error loading dynamically/.test(message)) problems.push(message)
    })
    page.on("console", message => {
      if (["error", "warn"].includes(message.type())) problems.push(message.text())
    })
    if (answer) {
      await page.setRequestInterception(true)
      page.on("request", request => void (answer(request) ?? request.continue()))
    }
    // Functions handed to the page carry this helper of the test's compiler.
    await page.evaluateOnNewDocument("globalThis.__name = value => value")
    if (first) await page.evaluateOnNewDocument(first)
    try {
      await page.goto(siteUrl + path)
      await run(page, problems)
    } finally {
      await page.close()
    }
  }

  const textOf = (page: FirefoxPage) => page.evaluate(() => document.body.innerText)
  const valueOf = (page: FirefoxPage, field = FIELD) =>
    page.evaluate(field => document.querySelector<HTMLInputElement>(field)!.value, field)
  const wait = (time: number) => new Promise(done => setTimeout(done, time))

  test("no page forbids by its policy what it does", async () => {
    const problems: string[] = []
    const page = await browser.newPage()
    page.on("console", message => {
      if (/Content-Security-Policy/i.test(message.text())) problems.push(message.text())
    })
    for (const { path } of canonicalPages()) {
      await page.goto(siteUrl + path)
      await page.evaluate(() => {
        dispatchEvent(new PointerEvent("pointermove"))
        scrollBy(0, 2000)
        const touched = document.querySelectorAll(":is([data-island], [data-at-touch]) :is(input,a)")
        for (const one of touched) one.dispatchEvent(new Event("focusin", { bubbles: true }))
        return new Promise(done => setTimeout(done, 200))
      })
    }
    await page.close()
    assert.deepEqual(problems, [])
  })

  test("an address that cannot be decoded", () =>
    visit("/pricing#100%", {}, async (page, problems) => {
      const before = await textOf(page)
      await page.click("main details summary")
      assert.ok((await textOf(page)).length >= before.length)
      assert.deepEqual(problems, [])
    }))

  test("an address with words of the page leads to them", () =>
    visit("/pricing", {}, async page => {
      const words = await page.evaluate(() => [...document.querySelectorAll("main h2")].at(-1)!.textContent)
      await visit(`/pricing#:~:text=${encodeURIComponent(words)}`, {}, async (second, problems) => {
        await second.waitForFunction(() => scrollY > innerHeight)
        assert.deepEqual(problems, [])
      })
    }))

  test("a search in the page finds what every section is about, an anchor leads to its end, and it can be printed", () =>
    visit("/contact#form", {}, async (page, problems) => {
      await page.waitForFunction(() => Math.abs(document.querySelector("#form")!.getBoundingClientRect().top) < 300)
      assert.deepEqual(await page.evaluate(notFound), [])
      assert.ok((await page.pdf()).length > 10_000)
      assert.deepEqual(problems, [])
    }))

  test("the script of every page that does not come, and comes at a click", () => {
    let asked = 0
    const answer = (request: Request) =>
      /\/scripts\/site-/.test(request.url()) && asked++ === 0
        ? request.respond({ status: 503, contentType: "text/html", body: "<main>503</main>" })
        : undefined
    return visit("/pricing", { answer }, async (page, problems) => {
      await page.click("main h1")
      await wait(1000)
      await page.click("header [data-theme-toggle]")
      await page.waitForFunction(() => document.documentElement.hasAttribute("data-theme"))
      assert.equal(asked, 2)
      assert.deepEqual(problems, [])
    })
  })

  for (const [fault, reply] of Object.entries({
    "missing scripts": { status: 503, contentType: "text/html", body: "<main>503</main>" },
    "a sign-in page": { contentType: "text/html", body: "<main>Sign in</main>" },
  }))
    test(`${fault}: the form stays, and comes alive when the scripts do`, () => {
      let isBroken = true
      let refused = 0
      const answer = (request: Request) => {
        if (!isBroken || !/\/scripts\/filter-/.test(request.url())) return undefined
        refused += 1
        return request.respond(reply)
      }
      return visit("/resources", { answer }, async (page, problems) => {
        let typed = ""
        const type = async (text: string) => {
          await page.type(FIELD, text)
          typed += text
        }
        const isLive = () =>
          page.waitForSelector("[data-only]", { timeout: 2000 }).then(
            () => true,
            () => false,
          )
        await type(TYPED)
        while (refused === 0) await wait(50)
        assert.equal(await valueOf(page), typed)
        assert.equal(await page.evaluate(() => document.querySelectorAll("main").length), 1)
        isBroken = false
        // The act that comes while the refusal is still read is lost: the next one tries again.
        do await type("a")
        while (!(await isLive()) && typed.length < 20)
        assert.ok(await isLive())
        assert.equal(await valueOf(page), typed)
        assert.deepEqual(problems, [])
      })
    })

  test("half a script", () =>
    visit(
      "/resources",
      {
        answer: request =>
          /\/scripts\/filter-/.test(request.url())
            ? request.respond({ contentType: "text/javascript", body: "export const start=island=>{if(" })
            : undefined,
      },
      async page => {
        // The floating button, beside the sections, comes and goes with the scroll.
        const textOfSections = () =>
          page.evaluate(() => [...document.querySelectorAll<HTMLElement>("main > section")].map(one => one.innerText))
        const before = await textOfSections()
        await page.type(FIELD, TYPED)
        await wait(700)
        assert.equal(await valueOf(page), TYPED)
        assert.deepEqual(await textOfSections(), before)
      },
    ))

  test("a node that an extension has put beside a field", () =>
    visit("/resources", {}, async (page, problems) => {
      await page.evaluate(field => document.querySelector(field)!.after(document.createElement("grammar-tool")), FIELD)
      await page.type(FIELD, TYPED)
      await page.waitForSelector("[data-only]", { timeout: 10_000 })
      assert.equal(await valueOf(page), TYPED)
      assert.deepEqual(problems, [])
    }))

  test("storage that is forbidden", () =>
    visit(
      "/pricing",
      {
        first: () =>
          Object.defineProperty(globalThis, "localStorage", {
            get: () => {
              throw new DOMException("denied", "SecurityError")
            },
          }),
      },
      async (page, problems) => {
        await page.click("header [data-theme-toggle]")
        // Where it spreads from the switch, the mode changes a frame later.
        await page.waitForFunction(() => document.documentElement.hasAttribute("data-theme"))
        assert.deepEqual(problems, [])
      },
    ))

  test("double clicks", () =>
    visit("/pricing", {}, async (page, problems) => {
      await page.click("main details summary", { count: 2 })
      assert.equal(await page.evaluate(() => document.querySelectorAll("main details[open]").length), 0)
      assert.deepEqual(problems, [])
    }))

  test("going back: what was typed is there", () =>
    visit("/contact", {}, async (page, problems) => {
      await page.type(NAME, TYPED)
      await page.goto(`${siteUrl}/pricing`)
      // A page that was kept is shown without being loaded, which the driver's own way back would wait for.
      await page.evaluate(() => history.back())
      await page.waitForFunction(() => location.pathname === "/contact")
      await page.waitForSelector(NAME)
      assert.equal(await valueOf(page, NAME), TYPED)
      assert.deepEqual(problems, [])
    }))
})
