import { behavior } from "#browser/behaviors"
import { parseNameValue } from "#site/parse-name-value"

interface AnalyticsProps {
  src: string
  attributes: NonNullable<Queries.LayoutQuery["site"]>["analyticsAttributes"]
  /** Code of an inline script, for tags that have two. */
  code: string | null
}

/** The tag of an analytics service. Stores the campaign of the visit for the lead. */
export const Analytics = ({ src, attributes, code }: AnalyticsProps) => (
  <>
    {code && <script dangerouslySetInnerHTML={{ __html: code }} />}
    <script
      defer
      src={src}
      {...Object.fromEntries(attributes?.map(parseNameValue) ?? [])}
      {...behavior("campaign")}
      data-analytics=""
    />
  </>
)
