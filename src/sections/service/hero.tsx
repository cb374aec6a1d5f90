import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Headline } from "../../components/headline"
import { Actions } from "../../components/actions"
import { Container } from "../../components/container"
import { HeroRule, HeroSection, HeroTop } from "../../components/hero"
import { AnnotatedPicture } from "../../components/annotated-picture"
import { List } from "../../components/list"
import { WidePicture } from "../../components/wide-picture"
import { MarkedLine } from "../../components/marked-line"
import { Unbroken } from "../../components/unbroken"
import Typography from "@mui/material/Typography"
import { fill } from "../../site/fill"
import { rangeOf, weeksOf } from "../../site/range"
import { useSite } from "../../site/use-site"

const Photograph = styled(WidePicture)({ marginTop: "clamp(1.5rem, 3vw, 2.75rem)" })

const HeroPicture = ({ hero: { picture, alt, before, after, notes } }: { hero: Queries.ServiceHeroFragment }) => {
  const { labels } = useSite()
  if (!picture) return <HeroRule />
  const compared = before && after ? { before, after, label: labels.compare } : undefined
  if (!picture.drawing && !compared && !notes) return <Photograph picture={picture} alt={alt} inline />
  return <AnnotatedPicture picture={picture} alt={alt} notes={notes ?? []} compared={compared} />
}

interface ServiceHeroProps {
  /** Name of the service. */
  name: string
  hero: Queries.ServiceHeroFragment
  /** What a buyer asks first, from other places: how long, what it costs, what it did. */
  answers: Queries.ServiceAnswersFragment
  prices: Queries.ServicePricesFragment | null
}

/** What is built once has the price of a project; the others those of the plans. */
const priceOf = ({ price }: Queries.ServiceAnswersFragment, prices: Queries.ServicePricesFragment | null) => {
  const { project, plans } = prices ?? { project: null, plans: [] }
  if (project && price === "project") return `${project.title}: ${project.price}`
  const [first, last] = [plans[0], plans.at(-1)]
  if (!first || !last) return undefined
  const range = rangeOf(first.price, last.price)
  return plans.every(({ period }) => period === first.period) ? `${range} ${first.period}` : range
}

/** What it did: its first result, or else that of the first case it was used in. */
const proofOf = ({ results, cases }: Queries.ServiceAnswersFragment) => {
  const [result] = results?.items ?? []
  if (result) return `${result.value} ${result.label}`
  const [first] = cases
  return first?.results[0] && `${first.results[0].value} ${first.results[0].metric}, ${first.client}`
}

/** Time, price and one proof, in a line. */
const Answers = ({ answers, prices }: Pick<ServiceHeroProps, "answers" | "prices">) => {
  const { labels } = useSite()
  const weeks = weeksOf(answers.packages?.items)
  const time = weeks && fill(labels.typicalTimeline, { weeks })
  const lines = [time, priceOf(answers, prices), proofOf(answers)].filter(line => line)
  return (
    lines.length > 0 && (
      <Container sx={{ marginTop: 2 }}>
        <List template={{ md: "auto auto 1fr" }} rowSpacing={0.5} columnSpacing={6} data-answers>
          {lines.map(line => (
            <Typography key={line} variant="body2" component="li" sx={{ fontWeight: 600 }}>
              <Unbroken large>{line ?? ""}</Unbroken>
            </Typography>
          ))}
        </List>
      </Container>
    )
  )
}

/** Heading and call to action, then the picture of the service, if it has one. */
export const ServiceHero = ({ name, hero, answers, prices }: ServiceHeroProps) => (
  <HeroSection>
    <HeroTop>
      <div>
        {/* Which service the page is about, above a heading that says what it is for. */}
        <Typography color="textSecondary" sx={{ marginBottom: 1.5, fontWeight: 600 }}>
          {name}
        </Typography>
        <Headline>{hero.title}</Headline>
      </div>
      <div>
        <Typography variant="lead" color="textSecondary">
          <MarkedLine>{hero.lead}</MarkedLine>
        </Typography>
        <Actions primary={hero.primary} secondary={hero.secondary} />
      </div>
    </HeroTop>
    <Answers answers={answers} prices={prices} />
    <HeroPicture hero={hero} />
  </HeroSection>
)

export const query = graphql`
  fragment ServiceAnswers on Service {
    price
    packages {
      items {
        weeksFrom
        weeksTo
      }
    }
    results {
      items {
        value
        label
      }
    }
    cases {
      client
      results {
        value
        metric
      }
    }
  }
  fragment ServicePrices on PricingPage {
    plans {
      price
      period
    }
    project {
      title
      price
    }
  }
  fragment ServiceHero on ServiceHero {
    title
    lead
    primary {
      ...Action
    }
    secondary {
      ...Action
    }
    picture {
      ...Photo
    }
    alt
    before {
      ...Photo
    }
    after {
      ...Photo
    }
    notes {
      title
      text
      x
      y
    }
  }
`
