import { behavior } from "#browser/behaviors"
import { parseNameValue } from "#site/parse-name-value"

interface AnalyticsProps {
  src: string
  attributes: NonNullable<Queries.LayoutQuery["site"]>["analyticsAttributes"]
  /** Code of an inline script, for services that need one besides `src`. */
  code: string | null
}

/** The scripts of an analytics service. With them, the campaign of a visit is stored for the contact form. */
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
