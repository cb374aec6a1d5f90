import { onAct, PAUSE } from "./on-act"

const act = async (type: string) => {
  dispatchEvent(new Event(type))
  await Promise.resolve()
  await Promise.resolve()
}

describe("onAct", () => {
  test("does it once, at the first of the acts", async () => {
    const attempt = jest.fn(() => Promise.resolve())
    onAct(window, ["scroll", "keydown"], attempt)
    await act("resize")
    expect(attempt).toHaveBeenCalledTimes(0)
    await act("keydown")
    await act("scroll")
    expect(attempt).toHaveBeenCalledTimes(1)
  })

  test("tries again after a pause, if it failed, and after a longer one, if it failed again", async () => {
    jest.useFakeTimers()
    const attempt = jest.fn(() => Promise.reject(new Error("offline")))
    onAct(window, ["scroll"], attempt)
    await act("scroll")
    await act("scroll")
    expect(attempt).toHaveBeenCalledTimes(1)
    jest.advanceTimersByTime(PAUSE)
    await act("scroll")
    expect(attempt).toHaveBeenCalledTimes(2)
    jest.advanceTimersByTime(PAUSE)
    await act("scroll")
    expect(attempt).toHaveBeenCalledTimes(2)
    jest.advanceTimersByTime(PAUSE)
    attempt.mockImplementation(() => Promise.resolve() as never)
    await act("scroll")
    await act("scroll")
    expect(attempt).toHaveBeenCalledTimes(3)
    jest.useRealTimers()
  })

  test("waits on where an event is not meant", async () => {
    const attempt = jest.fn(({ type }: Event) => (type === "keydown" ? Promise.resolve() : undefined))
    onAct(window, ["scroll", "keydown"], attempt)
    await act("scroll")
    await act("keydown")
    await act("keydown")
    expect(attempt).toHaveBeenCalledTimes(2)
  })
})
