import { fireEvent, waitFor } from "@testing-library/react"
import { estimateData } from "#tests/unit/estimate-data"
import { renderThemed } from "#tests/unit/render"
import { Estimator } from "./estimator.island"

/** Renders two estimators at a URL. */
const renderEstimators = (search: string) => {
  history.replaceState(null, "", `/page${search}`)
  const { container } = renderThemed(
    <>
      <Estimator {...estimateData} />
      <Estimator {...estimateData} idSuffix="-2" />
    </>,
  )
  return [...container.querySelectorAll("form")] as [HTMLFormElement, HTMLFormElement]
}
const selectedServices = (form: HTMLFormElement) => new FormData(form).getAll("service")

describe("two estimators on a page", () => {
  test("writes each selection to a separate URL parameter and keeps other parameters", async () => {
    const [first, second] = renderEstimators("?category=guides&load=long-work")
    fireEvent.click(second.querySelector("[value=long-work]")!)
    await waitFor(() => expect(location.search).toBe("?category=guides&load=long-work&load-2=web,long-work"))
    fireEvent.click(first.querySelector("[value=web]")!)
    await waitFor(() => expect(location.search).toBe("?category=guides&load-2=web,long-work&load=web,long-work"))
  })

  test("hides the floating button while a submit button is in view", () => {
    renderEstimators("")
    const rules = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules].map(rule => rule.cssText))
    const valuesOf = (name: string) =>
      rules.flatMap(rule => new RegExp(`[ {]${name}: ([^;!]*)`).exec(rule)?.[1]?.trim() ?? [])
    expect(valuesOf("view-timeline-name").slice(-2)).toEqual(["--estimate-end-1", "--estimate-end-2"])
    expect(valuesOf("timeline-scope").at(-1)).toBe("--estimate-end-1,--estimate-end-2")
    expect(valuesOf("animation").at(-1)).toBe("give-way 1ms,give-way 1ms")
    expect(valuesOf("animation-timeline").at(-1)).toBe("--estimate-end-1,--estimate-end-2")
  })

  test("restores both selections from the URL", () => {
    const [first, second] = renderEstimators("?load=long-work&load-2=")
    expect([first, second].map(selectedServices)).toEqual([["long-work"], []])
  })
})
