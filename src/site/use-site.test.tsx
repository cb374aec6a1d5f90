import { renderHook } from "@testing-library/react"
import { queryData } from "#tests/unit/gatsby-mock"
import { useSite } from "./use-site"

describe("useSite", () => {
  test("adds pages with a menu label to the navigation of content/site.yaml", () => {
    const before = renderHook(() => useSite()).result.current.navigation
    Object.assign(queryData, { menu: { nodes: [{ label: "For dentists", href: "/for-dentists" }] } })
    const { navigation } = renderHook(() => useSite()).result.current
    expect(navigation).toEqual([...before, { label: "For dentists", href: "/for-dentists" }])
  })
})
