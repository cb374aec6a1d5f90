/**
 * Everything that answers visitors: where its script lies in this folder, and when it comes (README.md). Each script
 * exports `start`. The entries of the bundles are made from these lists (gatsby/browser-scripts.ts).
 */

/** Written into the head of every page: what has to be settled before the first paint. */
export const inHead = ["color-mode/apply", "fonts/open", "site-module/ask-again"]

/** The same, on a site that has announcements. */
export const withAnnouncement = "announcement/show-announcement"

/** In the module that every page fetches: what answers everywhere. */
export const onEveryPage = [
  "color-mode/toggle",
  "answers/open-answer",
  "floating-action/watch-scroll",
  "menus/popovers",
  "prefetch/prefetch",
  "motion/reveal",
  "motion/cursor-glow",
]

/** Fetched by that module as soon as it finds an element with the mark (`brings` below), which `start` is handed. */
export const atMark = {
  today: "today/fill-today",
  lead: "lead/fill-lead",
  topics: "topics/show-topics",
  contents: "contents/current-section",
  breadcrumb: "breadcrumb/fill-breadcrumb",
  campaign: "campaign/campaign",
  forms: "forms/watch",
}

/** Fetched when the element with the mark is touched, focused or pointed at, or when the address speaks to it. */
export const atTouch = {
  checks: "checks/tell-problems",
  filter: "filter/filter-list",
  compare: "comparison/compare",
  estimate: "estimate/fill-estimate",
}

/** Fetched when another behaviour has no better way. */
export const inNeed = { "prefetch-links": "prefetch/prefetch-links" }

/** Holds the name of what comes when the element is found. */
export const markAttribute = "data-behaviour"

/** Holds the name of what comes when the element is touched. */
export const touchAttribute = "data-at-touch"

/** On such an element: names that the address may ask it by, which counts as a touch. */
export const askedAttribute = "data-asked"

/** Attributes of an element that has a behaviour. */
export const brings = (name: keyof typeof atMark) => ({ [markAttribute]: name })

/**
 * Attributes of an element that gets a behaviour when it is touched.
 * @param asked names in the address
 */
export const bringsAtTouch = (name: keyof typeof atTouch, ...asked: string[]) => ({
  [touchAttribute]: name,
  ...(asked.length > 0 && { [askedAttribute]: asked.join(" ") }),
})
