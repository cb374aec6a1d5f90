import { act, renderHook } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { useTopic } from "./use-topic"

const ids = ["first", "second"]
const goTo = (anchor: string) =>
  act(() => {
    history.replaceState(null, "", anchor || "/")
    dispatchEvent(new Event("hashchange"))
  })

describe("useTopic", () => {
  test("does not know the address in the server's HTML", () => {
    const Topic = () => <p>{useTopic(ids) ?? "unknown"}</p>
    expect(renderToString(<Topic />)).toBe("<p>unknown</p>")
  })

  test("follows the address; an anchor of something else changes nothing, none is the first topic", () => {
    history.replaceState(null, "", "#second")
    const { result } = renderHook(() => useTopic(ids))
    expect(result.current).toBe("second")
    goTo("#main")
    expect(result.current).toBe("second")
    goTo("#first")
    expect(result.current).toBe("first")
    goTo("#second")
    goTo("")
    expect(result.current).toBe("first")
  })

  test("begins with the first topic where the address names none", () => {
    history.replaceState(null, "", "#main")
    expect(renderHook(() => useTopic(ids)).result.current).toBe("first")
  })
})
