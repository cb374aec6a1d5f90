/** Parameters of an address that name a campaign; nothing else of an address is told to anybody. */
const NAMES = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"]

/** Where the campaign of a visit is kept: until the tab is closed. */
const CAMPAIGN = "campaign"

/** Characters of a name at most. */
const MOST = 100

/** The campaign that the address of this page names, as a query; empty without one. */
const campaignHere = (): string => {
  const asked = new URLSearchParams(location.search)
  const named = NAMES.flatMap(name => {
    const value = asked.get(name)
    return value ? [[name, value.slice(0, MOST)]] : []
  })
  return new URLSearchParams(named).toString()
}

/** The campaign that led to this visit: that of the address, or the one that was kept before. */
export const campaignOf = (): string => {
  const here = campaignHere()
  try {
    return here || (sessionStorage.getItem(CAMPAIGN) ?? "")
  } catch {
    return here
  }
}

/** Keeps the campaign of this address for the rest of the visit; where storage is forbidden, it ends with the page. */
export const start = (): void => {
  const here = campaignHere()
  if (!here) return
  try {
    sessionStorage.setItem(CAMPAIGN, here)
  } catch {
    // Then the next page does not know it.
  }
}
