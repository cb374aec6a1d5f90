import Container from "@mui/material/Container"
import List from "@mui/material/List"
import Typography from "@mui/material/Typography"
import { graphql } from "gatsby"
import { NoWrapRanges } from "#components/no-wrap-ranges"
import { formatMessage } from "#site/format-message"
import { formatRange, formatWeekRange } from "#site/format-range"
import { usePrices } from "#site/use-prices"
import { useSite } from "#site/use-site"
import { columns } from "#theme/layouts"

type Service = Queries.ServiceKeyFactsFragment

/** Formats the project price for one-off services, otherwise the price range of the plans. */
const formatServicePrice = ({ oneOff }: Service, prices: Queries.PricesQuery["prices"]) => {
  const { project, plans } = prices ?? { project: null, plans: [] }
  if (project && oneOff) return `${project.title}: ${project.figure ?? ""}`
  // In the order of prices.yaml: the smallest first.
  const [smallest, largest] = [plans[0], plans.at(-1)]
  if (!smallest || !largest) return undefined
  const range = formatRange(smallest.price, largest.price)
  return plans.every(({ period }) => period === smallest.period) ? `${range} ${smallest.period}` : range
}

/** Formats the first result of the service, or of its first case study. */
const formatFirstResult = ({ results: [result], cases: [firstCase] }: Service) => {
  if (result) return `${result.value} ${result.label}`
  return firstCase?.results[0] && `${firstCase.results[0].value} ${firstCase.results[0].label}, ${firstCase.client}`
}

/** Duration, price and first result of a service. */
export const ServiceKeyFacts = ({ service }: { service: Service }) => {
  const { words } = useSite()
  const weeks = formatWeekRange(service.packages)
  const time = weeks && formatMessage(words.typicalTimeline, { weeks })
  const facts = [time, formatServicePrice(service, usePrices()), formatFirstResult(service)].filter(fact => fact)
  return (
    facts.length > 0 && (
      <Container sx={{ marginTop: 2 }}>
        {/* Only tests select `data-key-facts`. */}
        <List sx={{ ...columns({ md: "auto auto 1fr" }), rowGap: 0.5, columnGap: 6 }} data-key-facts>
          {facts.map(fact => (
            <Typography key={fact} variant="body2" component="li" sx={{ fontWeight: 600 }}>
              <NoWrapRanges wrapIfTooLong>{fact ?? ""}</NoWrapRanges>
            </Typography>
          ))}
        </List>
      </Container>
    )
  )
}

export const query = graphql`
  fragment ServiceKeyFacts on Service {
    name
    oneOff
    packages {
      weeksFrom
      weeksTo
    }
    results {
      ...Stat
    }
    cases {
      client
      results {
        ...Stat
      }
    }
  }
`
