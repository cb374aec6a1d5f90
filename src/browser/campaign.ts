import { readStorage, writeStorage } from "./storage"

/** Campaign parameters. No other parameters are sent. */
const campaignParams = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"]

/** Key in session storage. */
const STORAGE_KEY = "campaign"

/** Returns the campaign parameters of this URL as a query; "" without any. */
const campaignFromUrl = (): string => {
  const all = [...new URLSearchParams(location.search)]
  return new URLSearchParams(all.filter(([name, value]) => value && campaignParams.includes(name))).toString()
}

/** Returns the campaign of this visit: from the URL, else from storage. */
export const getCampaign = (): string => campaignFromUrl() || readStorage("sessionStorage", STORAGE_KEY)

/** Stores the campaign of this URL for the visit. If storage is blocked, only this page has it. */
export const start = (): void => {
  const campaign = campaignFromUrl()
  if (campaign) writeStorage("sessionStorage", STORAGE_KEY, campaign)
}
