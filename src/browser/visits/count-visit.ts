import { type Lead, leadEvent } from "../forms/names"
import { campaignHere, campaignOf, keepCampaign } from "./campaign"

/** Marks what tells of a visit; its value says to whom and how, as data. */
export const analyticsAttribute = "data-analytics"

/** A service that counts visits without cookies. */
export interface Counter {
  provider: "plausible" | "umami" | "goatcounter"
  /** How the service knows the site. */
  site: string
  /** Where visits are told. */
  url: string
}

/** A visit, or a lead of it: the address without what was asked for, and the site that led here, without its page. */
interface Visit {
  url: string
  path: string
  referrer: string
  title: string
  /** The campaign, as a query. */
  campaign: string
  lead: Lead | undefined
}

/** Browsers that ask not to be counted say so here. */
interface Asking {
  globalPrivacyControl?: boolean
}

const visit = (lead?: Lead): Visit => {
  const { origin, pathname } = location
  const from = document.referrer && new URL(document.referrer).origin
  // A lead is told with the campaign that led to the visit, which may have begun on another page.
  const campaign = lead ? campaignOf() : campaignHere()
  const path = campaign ? `${pathname}?${campaign}` : pathname
  return { url: origin + path, path, referrer: from === origin ? "" : from, title: document.title, campaign, lead }
}

/** What a lead is called in each service's reports. */
const LEAD = "Lead"

const propertiesOf = ({ lead, campaign }: Visit) => ({ ...lead, ...Object.fromEntries(new URLSearchParams(campaign)) })

/**
 * How each service wants to be told: https://plausible.io/docs/events-api,
 * https://umami.is/docs/api/sending-stats, https://www.goatcounter.com/help/pixel.
 */
const requests: Record<Counter["provider"], (counter: Counter, visit: Visit) => [url: string, init: RequestInit]> = {
  plausible: ({ site, url }, visit) => [
    url,
    {
      body: JSON.stringify({
        name: visit.lead ? LEAD : "pageview",
        domain: site,
        url: visit.url,
        referrer: visit.referrer,
        ...(visit.lead && { props: propertiesOf(visit) }),
      }),
    },
  ],
  umami: ({ site, url }, visit) => [
    url,
    {
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        type: "event",
        payload: {
          website: site,
          hostname: location.hostname,
          url: visit.path,
          referrer: visit.referrer,
          title: visit.title,
          ...(visit.lead && { name: LEAD, data: propertiesOf(visit) }),
        },
      }),
    },
  ],
  goatcounter: ({ url }, { path, referrer, title, campaign, lead }) => {
    const said = lead ? { p: `lead-${lead.form}`, t: lead.from || title, e: "true" } : { p: path, t: title, e: "false" }
    return [
      `${url}?${new URLSearchParams({ ...said, r: referrer, ...(campaign && { q: `?${campaign}` }) }).toString()}`,
      {},
    ]
  },
}

const tell = (counter: Counter, lead?: Lead): void => {
  const [url, init] = requests[counter.provider](counter, visit(lead))
  // Nothing is sent along that would know the visitor again.
  const options: RequestInit = { method: "POST", keepalive: true, credentials: "omit", referrerPolicy: "no-referrer" }
  fetch(url, { ...options, ...init }).catch(() => undefined)
}

/**
 * Tells of a lead once it is confirmed, and of a visit once the page is seen: one that a browser prepares is none yet.
 * Nothing is sent where the browser asks for that (Global Privacy Control), nor of a site on its own machine.
 */
export const start = (place: Element): void => {
  const isOwn = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname)
  if ((navigator as Asking).globalPrivacyControl || isOwn) return
  const counter = JSON.parse(place.getAttribute(analyticsAttribute)!) as Counter
  keepCampaign()
  document.addEventListener(leadEvent, event => tell(counter, (event as CustomEvent<Lead>).detail))
  if ("prerendering" in document && document.prerendering)
    document.addEventListener("prerenderingchange", () => tell(counter), { once: true })
  else tell(counter)
}
