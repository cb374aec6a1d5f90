import type { JSX } from "react"
import { Scene } from "./scene"
import { Ads, Calendar, Checkout, Search, TownMap } from "./symbols/market"
import { Chat, Loyalty, Reviews, Video } from "./symbols/customers"
import { Guide, Logos, Repair, Steps, Templates } from "./symbols/documents"
import { Cohorts, Subscription, Way, Worth } from "./symbols/growth"
import { Article, Brand, Page, Sketch, Wire } from "./symbols/pages"
import { Contract, Table } from "./symbols/records"
import { Dashboard, Flow, Mail, Phone } from "./symbols/systems"

/** The symbols: products of the yard seen from the front, drawn on 240x160. Put one into a drawing with `Place`. */
export const symbols: Record<Queries.SymbolName, () => JSX.Element> = {
  sketch: Sketch,
  wire: Wire,
  page: Page,
  brand: Brand,
  checkout: Checkout,
  search: Search,
  ads: Ads,
  calendar: Calendar,
  dashboard: Dashboard,
  flow: Flow,
  mail: Mail,
  article: Article,
  map: TownMap,
  phone: Phone,
  table: Table,
  contract: Contract,
  logos: Logos,
  guide: Guide,
  templates: Templates,
  steps: Steps,
  repair: Repair,
  chat: Chat,
  reviews: Reviews,
  video: Video,
  loyalty: Loyalty,
  way: Way,
  subscription: Subscription,
  cohorts: Cohorts,
  worth: Worth,
}

/** One symbol as a figure of its own. */
export const SymbolFigure = ({ name, alt }: { name: Queries.SymbolName | null; alt?: string | null }) => {
  if (!name) return null
  const Drawn = symbols[name]
  return (
    <Scene viewBox="0 0 240 160" alt={alt}>
      <Drawn />
    </Scene>
  )
}
