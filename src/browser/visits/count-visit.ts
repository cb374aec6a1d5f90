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

/** A visit: the address without what was asked for in it, and the site that led here, without its page. */
interface Visit {
  url: string
  path: string
  referrer: string
  title: string
}

/** Browsers that ask not to be counted say so here. */
interface Asking {
  globalPrivacyControl?: boolean
}

const visit = (): Visit => {
  const { origin, pathname } = location
  const from = document.referrer && new URL(document.referrer).origin
  return { url: origin + pathname, path: pathname, referrer: from === origin ? "" : from, title: document.title }
}

/** How each service wants to be told. */
const requests: Record<Counter["provider"], (counter: Counter, visit: Visit) => [url: string, init: RequestInit]> = {
  plausible: ({ site, url }, { url: page, referrer }) => [
    url,
    { body: JSON.stringify({ name: "pageview", domain: site, url: page, referrer }) },
  ],
  umami: ({ site, url }, { path, referrer, title }) => [
    url,
    {
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        type: "event",
        payload: { website: site, hostname: location.hostname, url: path, referrer, title },
      }),
    },
  ],
  goatcounter: ({ url }, { path, referrer, title }) => [
    `${url}?${new URLSearchParams({ p: path, r: referrer, t: title }).toString()}`,
    {},
  ],
}

const tell = (counter: Counter): void => {
  const [url, init] = requests[counter.provider](counter, visit())
  // Nothing is sent along that would know the visitor again, and nobody is told if it fails.
  const options: RequestInit = { method: "POST", keepalive: true, credentials: "omit", referrerPolicy: "no-referrer" }
  fetch(url, { ...options, ...init }).catch(() => undefined)
}

/**
 * Tells of a visit once the page is seen: one that a browser prepares is none yet. Nothing is sent where the browser
 * asks for that (Global Privacy Control), nor of a site that is looked at on its own machine.
 */
export const start = (place: Element): void => {
  const isOwn = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname)
  if ((navigator as Asking).globalPrivacyControl || isOwn) return
  const counter = JSON.parse(place.getAttribute(analyticsAttribute)!) as Counter
  if ("prerendering" in document && document.prerendering)
    document.addEventListener("prerenderingchange", () => tell(counter), { once: true })
  else tell(counter)
}
