import { getCampaign, start } from "./campaign"

const open = (address: string) => {
  history.replaceState(null, "", address)
  start()
}

beforeEach(() => sessionStorage.clear())

test("the campaign of an address stays for the visit, and nothing else of it", () => {
  open("/services?utm_source=letter&utm_medium=mail&utm_id=7&gclid=secret")
  open("/contact?from=pricing")
  expect(getCampaign()).toBe("utm_source=letter&utm_medium=mail")
  open("/contact?utm_source=ad")
  expect(getCampaign()).toBe("utm_source=ad")
})

test("where storage is forbidden, a campaign ends with its page", () => {
  const forbid = () => {
    throw new DOMException("forbidden", "SecurityError")
  }
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(forbid)
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(forbid)
  open("/?utm_source=letter")
  expect(getCampaign()).toBe("utm_source=letter")
  open("/contact")
  expect(getCampaign()).toBe("")
})
