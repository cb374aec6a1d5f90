import { getCampaign, start } from "./campaign"

const open = (url: string) => {
  history.replaceState(null, "", url)
  start()
}

describe("campaign", () => {
  beforeEach(() => sessionStorage.clear())

  test("keeps only the five classic UTM parameters, without empty ones, for the visit", () => {
    open("/services?utm_source=letter&utm_medium=mail&utm_term=&utm_id=7&gclid=secret")
    open("/contact?from=pricing")
    expect(getCampaign()).toBe("utm_source=letter&utm_medium=mail")
    open("/contact?utm_source=ad")
    expect(getCampaign()).toBe("utm_source=ad")
  })

  test("has the campaign only on the landing page if storage is blocked", () => {
    const block = () => {
      throw new DOMException("forbidden", "SecurityError")
    }
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(block)
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(block)
    open("/?utm_source=letter")
    expect(getCampaign()).toBe("utm_source=letter")
    open("/contact")
    expect(getCampaign()).toBe("")
  })
})
