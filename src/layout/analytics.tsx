import { analyticsAttribute, type Counter } from "../browser/visits/count-visit"
import { brings } from "../browser/behaviours"

/** Where each service is told of visits: on its own host, or that of the agency. */
const ADDRESSES: Record<Counter["provider"], (site: string, host?: string | null) => string> = {
  plausible: (_, host) => `${host ?? "https://plausible.io"}/api/event`,
  umami: (_, host) => `${host ?? "https://gateway.umami.is"}/api/send`,
  goatcounter: (site, host) => `${host ?? `https://${site}.goatcounter.com`}/count`,
}

interface AnalyticsProps {
  analytics: { provider: Counter["provider"]; site: string; host: string | null }
}

/** Says to whom a visit is told (src/browser/visits/count-visit.ts); the page's content policy is made from it. */
export const Analytics = ({ analytics: { provider, site, host } }: AnalyticsProps) => {
  const counter: Counter = { provider, site, url: ADDRESSES[provider](site, host) }
  return <div hidden {...brings("visits")} {...{ [analyticsAttribute]: JSON.stringify(counter) }} />
}
