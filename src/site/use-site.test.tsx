import { renderHook } from "@testing-library/react"
import { answers } from "#tests/unit/gatsby-mock"
import { useSite } from "./use-site"

test("pages that name themselves for the menu follow what content/site.yaml lists", () => {
  const before = renderHook(() => useSite()).result.current.navigation
  Object.assign(answers, { menu: { nodes: [{ label: "For dentists", href: "/for-dentists" }] } })
  const { navigation } = renderHook(() => useSite()).result.current
  expect(navigation).toEqual([...before, { label: "For dentists", href: "/for-dentists" }])
})
