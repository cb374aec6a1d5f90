import { formatPeriod, isActiveAt, start } from "./announcement"

const at = (text: string) => Date.parse(text)

describe("announcement", () => {
  test("accepts times from the first day to the end of the last day, or between two times", () => {
    const days = formatPeriod("2026-12-01", "2026-12-24")
    expect(isActiveAt(days, at("2026-11-30T23:59:59Z"))).toBe(false)
    expect(isActiveAt(days, at("2026-12-01T00:00Z"))).toBe(true)
    expect(isActiveAt(days, at("2026-12-24T23:59:59Z"))).toBe(true)
    expect(isActiveAt(days, at("2026-12-25T00:00Z"))).toBe(false)
    const times = formatPeriod("2026-12-01T09:00+01:00", "2026-12-01T17:00-05:00")
    expect(isActiveAt(times, at("2026-12-01T07:59Z"))).toBe(false)
    expect(isActiveAt(times, at("2026-12-01T08:00Z"))).toBe(true)
    expect(isActiveAt(times, at("2026-12-01T22:00Z"))).toBe(false)
  })

  test("uses the visitor's clock instead of the build's", async () => {
    const isVisibleOn = async (now: string, isHiddenByBuild: boolean) => {
      jest.setSystemTime(at(now))
      const hidden = isHiddenByBuild ? "hidden" : ""
      start()
      document.body.innerHTML = `<aside data-announcement="${formatPeriod("2026-12-01", "2026-12-02")}" ${hidden}></aside>`
      await Promise.resolve()
      return !document.querySelector("aside")!.hidden
    }
    jest.useFakeTimers()
    expect(await isVisibleOn("2026-12-01T12:00Z", true)).toBe(true)
    expect(await isVisibleOn("2026-12-03T12:00Z", false)).toBe(false)
    jest.useRealTimers()
  })
})
