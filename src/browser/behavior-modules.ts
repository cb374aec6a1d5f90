/**
 * Files of behaviors by name (behaviors.ts), inside this folder and without extension. Each exports `start`, which
 * receives the element.
 */
export const behaviorModules = {
  breadcrumb: "breadcrumb",
  campaign: "campaign",
  compare: "compare",
  contents: "scroll-spy",
  estimate: "estimate",
  filter: "filter",
  forms: "forms/forms",
  lead: "lead",
  today: "today",
  topics: "topics",
}

export type BehaviorName = keyof typeof behaviorModules
