import { behaviour } from "../browser/behaviours"
import { nameValueOf } from "../site/name-value"

interface AnalyticsProps {
  src: string
  attributes: NonNullable<Queries.LayoutQuery["site"]>["analyticsAttributes"]
}

/** The tag of a service that counts visits; with it the campaign of a visit is kept for the lead. */
export const Analytics = ({ src, attributes }: AnalyticsProps) => (
  <script
    defer
    src={src}
    {...Object.fromEntries(attributes?.map(nameValueOf) ?? [])}
    {...behaviour("campaign")}
    data-analytics=""
  />
)
