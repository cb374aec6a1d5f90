import assert from "node:assert/strict"
import { after, before, describe, test } from "node:test"
import { posts } from "../site/content"
import { siteUrl } from "../site/site"
import { missingOf, notFound, seen } from "./readable"
import { lacksWebKit, launchWebKit, type WebKit } from "./webkit"

const FIELD = "#form [name=name]"

/** Functions handed to the page carry a helper of the test's compiler. */
const asText = (look: () => unknown) => `const __name = value => value; return (${look.toString()})()`

describe("WebKit", { skip: lacksWebKit() }, () => {
  let webkit: WebKit
  before(async () => {
    webkit = await launchWebKit()
  })
  after(() => webkit?.close())

  const until = async (holds: () => Promise<boolean>, what: string) => {
    for (const begun = Date.now(); !(await holds()); await new Promise(done => setTimeout(done, 200)))
      if (Date.now() - begun > 15_000) throw new Error(`Waited in vain: ${what}.`)
  }
  const look = () => webkit.run<ReturnType<typeof seen>>(asText(seen))
  const mode = () => webkit.run<string | null>("return document.documentElement.getAttribute('data-theme')")

  for (const path of ["/", "/pricing", posts[0]!.path, "/contact"])
    test(`${path} is whole, to its end`, async () => {
      await webkit.goto(siteUrl + path)
      await until(async () => (await look()).sideways === 0, "nothing scrolls sideways")
      const atFirst = await look()
      assert.ok(atFirst.texts.length > 20)
      await webkit.run("scrollTo(0, document.documentElement.scrollHeight)")
      await until(async () => missingOf(atFirst.texts, (await look()).texts).length === 0, "all text stays")
      await until(() => webkit.run<boolean>("return Boolean(document.querySelector('footer').offsetHeight)"), "its end")
    })

  test("the theme switch, a question, and what was typed", async () => {
    await webkit.goto(`${siteUrl}/pricing`)
    // Where there is no hardware to draw with, this WebKit ends at a view transition, which no page can help.
    await webkit.run("document.startViewTransition = undefined")
    const before = await mode()
    await until(async () => {
      await webkit.click("header [data-theme-toggle]")
      return (await mode()) !== before
    }, "the color mode changes")
    await webkit.click("main details:not(nav *) > summary")
    assert.equal(await webkit.run("return document.querySelectorAll('main details[open]').length"), 1)
    await webkit.goto(`${siteUrl}/contact`)
    await webkit.type(FIELD, "Ada")
    await new Promise(done => setTimeout(done, 1500))
    assert.equal(await webkit.run(`return document.querySelector("${FIELD}").value`), "Ada")
  })

  test("a search in the page finds what every section is about", async () => {
    await webkit.goto(`${siteUrl}/pricing`)
    assert.deepEqual(await webkit.run(asText(notFound)), [])
  })

  test("an address with words of the page leads to them", async () => {
    await webkit.goto(`${siteUrl}/pricing`)
    const words = await webkit.run<string>("return [...document.querySelectorAll('main h2')].at(-1).textContent")
    await webkit.goto("about:blank")
    await webkit.goto(`${siteUrl}/pricing#:~:text=${encodeURIComponent(words)}`)
    await until(() => webkit.run<boolean>("return scrollY > innerHeight"), "the words are in the window")
  })

  test("an address with an anchor leads there", async () => {
    await webkit.goto(`${siteUrl}/contact#form`)
    const top = "return Math.round(document.querySelector('#form').getBoundingClientRect().top)"
    await until(async () => Math.abs(await webkit.run<number>(top)) < 300, "the form is in the window")
  })
})
