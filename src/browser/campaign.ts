import { writeStorage, readStorage } from "./storage"

/** Parameters of an address that name a campaign; nothing else of an address is told to anybody. */
const NAMES = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"]

/** Where the campaign of a visit is kept: until the tab is closed. */
const CAMPAIGN = "campaign"

/** The campaign that the address of this page names, as a query; empty without one. */
const campaignFromUrl = (): string => {
  const named = [...new URLSearchParams(location.search)].filter(([name, value]) => value && NAMES.includes(name))
  return new URLSearchParams(named).toString()
}

/** The campaign that led to this visit: that of the address, or the one that was kept before. */
export const getCampaign = (): string => campaignFromUrl() || readStorage("sessionStorage", CAMPAIGN)

/** Keeps the campaign of this address for the rest of the visit; where storage is forbidden, it ends with the page. */
export const start = (): void => {
  const here = campaignFromUrl()
  if (here) writeStorage("sessionStorage", CAMPAIGN, here)
}
