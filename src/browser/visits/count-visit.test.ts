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
  beforeEach(() => {
    jest.spyOn(globalThis, "fetch").mockImplementation(send as unknown as typeof fetch)
    document.title = "The blog"
    jest.spyOn(document, "referrer", "get").mockReturnValue("https://search.test/?q=private")
  })
  afterEach(() => {
    send.mockClear()
    jest.restoreAllMocks()
    delete asking.globalPrivacyControl
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
