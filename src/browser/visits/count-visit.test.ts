import { type Lead, leadEvent } from "../forms/names"
import { CAMPAIGN } from "./campaign"
import { analyticsAttribute, type Counter, start } from "./count-visit"

declare const jsdom: { reconfigure: (settings: { url: string }) => void }

const send = jest.fn<Promise<void>, [url: string, init: RequestInit & { body?: string }]>(() => Promise.resolve())
const asking = navigator as { globalPrivacyControl?: boolean }

const visited = (counter: Counter, page = "https://studio.test/blog?q=secret#top") => {
  document.body.innerHTML = `<div ${analyticsAttribute}></div>`
  document.querySelector(`[${analyticsAttribute}]`)!.setAttribute(analyticsAttribute, JSON.stringify(counter))
  jsdom.reconfigure({ url: page })
  start(document.querySelector(`[${analyticsAttribute}]`)!)
  return send.mock.calls.map(([url, init]) => ({ url, ...init }))
}

describe("a visit", () => {
  let listens: jest.SpyInstance<void, Parameters<Document["addEventListener"]>>
  beforeEach(() => {
    listens = jest.spyOn(document, "addEventListener")
    jest.spyOn(globalThis, "fetch").mockImplementation(send as unknown as typeof fetch)
    document.title = "The blog"
    jest.spyOn(document, "referrer", "get").mockReturnValue("https://search.test/?q=private")
  })
  afterEach(() => {
    send.mockClear()
    for (const [type, listener] of listens.mock.calls) document.removeEventListener(type, listener)
    jest.restoreAllMocks()
    delete asking.globalPrivacyControl
    sessionStorage.clear()
  })

  test.each<[Counter["provider"], string, RegExp]>([
    ["plausible", "https://stats.test/api/event", /"name":"pageview","domain":"studio.test"/],
    ["umami", "https://stats.test/api/send", /"type":"event","payload":\{"website":"studio.test"/],
    ["goatcounter", "https://stats.test/count", /^$/],
  ])(
    "is told to %s: once, without what was asked for and without anything to know the visitor by",
    (provider, url, body) => {
      const told = visited({ provider, site: "studio.test", url })
      expect(told).toHaveLength(1)
      expect(told[0]!.url.startsWith(url)).toBe(true)
      expect(told[0]!.body ?? "").toMatch(body)
      expect(told[0]).toMatchObject({
        method: "POST",
        keepalive: true,
        credentials: "omit",
        referrerPolicy: "no-referrer",
      })
      const all = decodeURIComponent(JSON.stringify(told))
      expect(all).toContain("/blog")
      expect(all).toContain("https://search.test")
      expect(all).not.toMatch(/secret|private|#top/)
    },
  )

  const lead = (from = "the Growth plan") =>
    document.dispatchEvent(new CustomEvent<Lead>(leadEvent, { detail: { form: "contact", from } }))
  const landing = "https://studio.test/blog?utm_source=letter&utm_campaign=spring&utm_id=7&gclid=secret"
  const bodies = () => send.mock.calls.map(([, { body = "{}" }]) => JSON.parse(body) as Record<string, unknown>)

  test("of a campaign names it, and nothing else of the address", () => {
    visited({ provider: "plausible", site: "studio.test", url: "https://stats.test/api/event" }, landing)
    expect(bodies()[0]!.url).toBe("https://studio.test/blog?utm_source=letter&utm_campaign=spring")
    visited({ provider: "goatcounter", site: "studio", url: "https://stats.test/count" }, landing)
    expect(new URL(send.mock.calls[1]![0]).searchParams.get("q")).toBe("?utm_source=letter&utm_campaign=spring")
  })

  test("that becomes a lead tells its form, where it came from and the campaign that the visit began with", () => {
    visited({ provider: "plausible", site: "studio.test", url: "https://stats.test/api/event" }, landing)
    jsdom.reconfigure({ url: "https://studio.test/contact?from=pricing/growth" })
    lead()
    expect(send).toHaveBeenCalledTimes(2)
    expect(bodies()[1]).toMatchObject({
      name: "Lead",
      url: "https://studio.test/contact?utm_source=letter&utm_campaign=spring",
      props: { form: "contact", from: "the Growth plan", utm_source: "letter", utm_campaign: "spring" },
    })
  })

  test.each<[Counter["provider"], string, (url: URL, body: Record<string, unknown>) => unknown]>([
    ["umami", "https://stats.test/api/send", (_, { payload }) => payload],
    ["goatcounter", "https://stats.test/count", url => Object.fromEntries(url.searchParams)],
  ])("that becomes a lead is told to %s as an event", (provider, url, told) => {
    visited({ provider, site: "studio.test", url }, "https://studio.test/contact")
    lead()
    const event = told(new URL(send.mock.calls[1]![0]), bodies()[1]!)
    expect(event).toMatchObject(
      provider === "umami"
        ? { name: "Lead", data: { form: "contact", from: "the Growth plan" } }
        : { p: "lead-contact", t: "the Growth plan", e: "true" },
    )
  })

  test("keeps no campaign where the browser asks not to be counted", () => {
    asking.globalPrivacyControl = true
    visited({ provider: "plausible", site: "studio.test", url: "https://stats.test/api/event" }, landing)
    lead()
    expect(sessionStorage.getItem(CAMPAIGN)).toBeNull()
    expect(send).not.toHaveBeenCalled()
  })

  const plausible: Counter = { provider: "plausible", site: "studio.test", url: "https://stats.test/api/event" }

  test("is told to nobody where the browser asks for that, nor on one's own machine", () => {
    asking.globalPrivacyControl = true
    expect(visited(plausible)).toEqual([])
    asking.globalPrivacyControl = false
    expect(visited(plausible, "http://localhost:9000/")).toEqual([])
    expect(visited(plausible)).toHaveLength(1)
  })

  test("of a page that is only prepared is told once it is seen", () => {
    Object.defineProperty(document, "prerendering", { value: true, configurable: true })
    expect(visited(plausible)).toEqual([])
    document.dispatchEvent(new Event("prerenderingchange"))
    expect(send).toHaveBeenCalledTimes(1)
    Reflect.deleteProperty(document, "prerendering")
  })

  test("that cannot be told breaks nothing", async () => {
    send.mockRejectedValueOnce(new Error("blocked"))
    visited(plausible)
    await Promise.resolve()
  })
})
