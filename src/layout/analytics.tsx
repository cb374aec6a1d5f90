import { brings } from "../browser/behaviours"

interface AnalyticsProps {
  analytics: NonNullable<NonNullable<Queries.LayoutQuery["site"]>["analytics"]>
}

/** The tag of a service that counts visits; with it the campaign of a visit is kept for the lead. */
export const Analytics = ({ analytics: { src, attributes } }: AnalyticsProps) => (
  <script
    defer
    src={src}
    {...Object.fromEntries(attributes?.map(({ name, value }) => [name, value]) ?? [])}
    {...brings("campaign")}
    data-analytics=""
  />
)
